import facts from '../../company.json';

/** The company's facts, as a deployer wrote them in `company.json`. */
export const company = facts;
