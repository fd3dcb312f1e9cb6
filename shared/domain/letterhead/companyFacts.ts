import facts from '../../../company.json';

/** The company's facts in `company.json`. */
export type Company = typeof facts;

interface Shown {
  document?: { getElementById(id: 'company'): { textContent: string | null } | null };
}

/** The company facts in the document, in a browser; undefined elsewhere. */
const told = (globalThis as Shown).document?.getElementById('company')?.textContent ?? '{}';

/**
 * The company's facts: from `company.json`, and in a browser from the current letterhead (`companyOf`). Values marked
 * "(sample)" are to be replaced.
 */
export const company: Company = { ...facts, ...(JSON.parse(told) as Partial<Company>) };
