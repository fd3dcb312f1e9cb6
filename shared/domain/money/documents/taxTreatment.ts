/**
 * The tax treatment of a supply: taxed at the tax percent, exempt, under a bond or letter of undertaking (export, SEZ),
 * or under reverse charge at the tax percent that the client pays.
 */
export const taxTreatments = ['taxable', 'exempt', 'undertaking', 'reverse'] as const;
export type TaxTreatment = (typeof taxTreatments)[number];

/** The treatments in words. */
export const taxTreatmentNames: Readonly<Record<TaxTreatment, string>> = {
  taxable: 'Taxable, at the tax percent',
  exempt: 'Exempt: a bill of supply',
  undertaking: 'Export or SEZ without tax, under LUT or bond',
  reverse: 'Reverse charge: the client pays the tax',
};

/** The state code of clients in other countries. */
export const ABROAD = '96';

/** The facts of a supply that decide on it. */
interface Supply {
  sez: boolean;
  taxTreatment: TaxTreatment;
  placeOfSupply: string;
}

/** Whether it is an export or goes to a special economic zone: a zero-rated supply (IGST Act 2017, section 16). */
export function isZeroRated({ sez, placeOfSupply }: Pick<Supply, 'sez' | 'placeOfSupply'>): boolean {
  return sez || placeOfSupply === ABROAD;
}

/**
 * The line printed on a zero-rated supply (CGST Rules 2017, rule 46, first proviso), or one under reverse charge; empty
 * for any other.
 */
export function endorsementOf({ sez, taxTreatment, placeOfSupply }: Supply): string {
  if (taxTreatment === 'reverse')
    return 'Tax is payable by the recipient on reverse charge (CGST Act 2017, section 9(3); IGST Act 2017, section 5(3))';
  if (taxTreatment === 'exempt' || !isZeroRated({ sez, placeOfSupply })) return '';
  const supply = sez ? 'Supply to SEZ unit or SEZ developer for authorised operations' : 'Supply meant for export';
  return `${supply} ${taxTreatment === 'undertaking' ? 'under bond or letter of undertaking without payment of integrated tax' : 'on payment of integrated tax'}`;
}
