import { formatDate, today } from '../../dates/dates';
import { type EffectiveDated, findInForce } from '../../dates/effectiveDated';
import type { LawValue } from '../../law/lawValues';
import { type IssuedLetterhead, isBodyCorporate } from '../../letterhead/letterhead';
import { isForeignGstin, isTaxDeductor, isUin, stateOfGstin } from '../../records/gstin';
import { percentOf } from '../../text/money';
import type { Invoice, InvoiceInput, TaxLine } from './invoice';
import { taxHeadsOf } from './placeOfSupply';
import { ABROAD } from './taxTreatment';

/** The services with reverse charge, from a day on. */
type ReverseChargeRow = LawValue<'reverse-charge'> & EffectiveDated;

/**
 * Security services of a firm that is no body corporate: guards (notification 29/2018-CT(R); to verify: it names no
 * code).
 */
export const reverseCharges: readonly ReverseChargeRow[] = [{ from: '2019-01-01', sacs: ['998525'] }];

/** The facts that decide on reverse charge. */
export type ReverseFacts = Pick<InvoiceInput, 'date' | 'clientGstin' | 'clientState' | 'sez'> & {
  /** Those of the lines. */
  sacs: readonly string[];
};

type ToldSupply = Pick<Invoice, 'taxTreatment' | 'taxPercent' | 'placeOfSupply' | 'registration'>;
type Firm = Pick<IssuedLetterhead, 'bodyCorporate' | 'cin' | 'name'>;

/**
 * Why reverse charge does not apply; empty if it does: security services of a firm that is no body corporate to a
 * registered person in India, but not to one registered only to deduct tax (notification 13/2017-CT(R), entry 14, as
 * inserted by 29/2018-CT(R); 10/2017-IT(R) between states). Clients under composition are excluded too, but a GSTIN
 * doesn't show that.
 */
export function reverseChargeProblem(
  { date, clientGstin, clientState, sez, sacs }: ReverseFacts,
  firm: Firm,
  rows: readonly ReverseChargeRow[] = reverseCharges,
): string {
  const row = findInForce(rows, date ?? today());
  const isCorporate = isBodyCorporate(firm);
  if (isCorporate === undefined)
    return 'Say in the company details whether the firm is a body corporate: only one that is not bills under reverse charge.';
  if (isCorporate) return 'The company is a body corporate, so it charges the tax itself. Choose Taxable.';
  if (!row)
    return `Reverse charge on security services began on ${formatDate(rows[0]?.from ?? '')}. Choose Taxable for an earlier date.`;
  if (sez || clientState === ABROAD)
    return 'A supply to a special economic zone or abroad is zero-rated, not under reverse charge. Choose another tax treatment.';
  if (clientGstin === '' || isUin(clientGstin) || isForeignGstin(clientGstin))
    return 'Only a registered client pays the tax on reverse charge. Enter the client’s GSTIN, or choose Taxable.';
  if (isTaxDeductor(clientGstin))
    return 'This client is registered only to deduct tax, so reverse charge doesn’t apply. Choose Taxable.';
  if (sacs.some((sac) => sac !== '' && !row.sacs.includes(sac)))
    return `Only security services (${row.sacs.join(', ')}) are under reverse charge. Bill the other lines on an invoice of their own.`;
  return '';
}

/** Why reverse charge is proposed for a taxed supply; empty if the facts don't suggest it. */
export function reverseChargeReason(
  facts: ReverseFacts,
  firm: Firm,
  rows: readonly ReverseChargeRow[] = reverseCharges,
): string {
  if (facts.sacs.length === 0 || facts.sacs.includes('') || reverseChargeProblem(facts, firm, rows) !== '') return '';
  return 'The firm is no body corporate, the client is registered and every line is a security service: the client pays the tax on reverse charge, unless it pays tax under the composition scheme (notification 13/2017-CT(R), entry 14).';
}

/** The service code that would bring lines under reverse charge, with its name; undefined if none would. */
export function securityReason(
  facts: ReverseFacts,
  firm: Firm,
  rows: readonly ReverseChargeRow[] = reverseCharges,
): { sac: string; reason: string } | undefined {
  const [sac] = findInForce(rows, facts.date ?? today())?.sacs ?? [];
  if (sac === undefined || reverseChargeProblem({ ...facts, sacs: [sac] }, firm, rows) !== '') return undefined;
  return { sac, reason: `If these are security services (${sac}), the client pays the tax on reverse charge.` };
}

/**
 * The tax that returns and e-invoices report on a value, in paise: the billed one, or under reverse charge the
 * client's, which is not on the bill.
 */
export function toldTaxLines(
  { taxTreatment, taxPercent, placeOfSupply, registration }: ToldSupply,
  taxablePaise: number,
  billed: readonly TaxLine[],
): readonly TaxLine[] {
  if (taxTreatment !== 'reverse') return billed;
  const heads = taxHeadsOf(placeOfSupply, stateOfGstin(registration), false);
  const percent = taxPercent / heads.length;
  return heads.map((head) => ({ head, percent, amountPaise: percentOf(taxablePaise, percent) }));
}
