import facts from '../../../company.json';

/** The company's facts, as a deployer wrote them in `company.json` at the root. Values marked "(sample)" are to be replaced. */
export const company = facts;
