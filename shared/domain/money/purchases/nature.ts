/** What a bill is for, as the law on tax at source tells payments apart. */
export const taxedNatures = ['contract', 'professional', 'technical', 'rent', 'equipment', 'commission'] as const;
export type TaxedNature = (typeof taxedNatures)[number];

/** The same; empty for what no tax is kept back from. */
export const natures = ['', ...taxedNatures] as const;
export type Nature = (typeof natures)[number];

/** Each one's name. */
export const natureNames: Readonly<Record<Nature, string>> = {
  '': 'None: no tax is kept back',
  contract: 'Work of a contractor, supply of labour',
  professional: 'Professional fees',
  technical: 'Technical fees',
  rent: 'Rent of land, buildings or furniture',
  equipment: 'Rent of machinery or equipment',
  commission: 'Commission or brokerage',
};

/** Who is paid, where the law tells them apart; empty for all. */
export const payees = ['', 'individual', 'other'] as const;
export type Payee = (typeof payees)[number];

/** Each one's name. */
export const payeeNames: Readonly<Record<Payee, string>> = {
  '': 'All',
  individual: 'Individuals and Hindu undivided families',
  other: 'Others',
};
