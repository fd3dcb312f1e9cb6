import facts from '../../../company.json';

/** The company's facts in `company.json`. */
export type Company = typeof facts;

interface Shown {
  document?: { getElementById(id: 'company'): { textContent: string | null } | null };
}

/** What the document says of the company that a browser shows; nothing elsewhere. */
const told = (globalThis as Shown).document?.getElementById('company')?.textContent ?? '{}';

/**
 * The company's facts: what a deployer wrote in `company.json`, and in a browser what the letterhead has by now (`companyOf`).
 * Values marked "(sample)" are to be replaced.
 */
export const company: Company = { ...facts, ...(JSON.parse(told) as Partial<Company>) };
