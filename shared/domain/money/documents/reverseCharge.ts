import { type IssuedLetterhead, isBodyCorporate } from '../../letterhead/letterhead';
import { isForeignGstin, isTaxDeductor, isUin, stateOfGstin } from '../../records/gstin';
import { percentOf } from '../../text/money';
import type { Invoice, InvoiceInput, TaxLine } from './invoice';
import { taxHeadsOf } from './placeOfSupply';
import { ABROAD } from './taxTreatment';

/** Since when the client pays the tax on security services of a firm that is no body corporate (notification 29/2018-CT(R)). */
const SINCE = '2019-01-01';

/** The services that supply security personnel: guards (to verify: the notification names no code). */
const securitySacs: readonly string[] = ['998525'];

/** What decides on reverse charge. */
export type ReverseFacts = Pick<InvoiceInput, 'date' | 'clientGstin' | 'clientState' | 'sez'> & {
  /** Of each line. */
  sacs: readonly string[];
};

type ToldSupply = Pick<Invoice, 'taxTreatment' | 'taxPercent' | 'placeOfSupply' | 'registration'>;
type Firm = Pick<IssuedLetterhead, 'bodyCorporate' | 'cin' | 'name'>;

/**
 * Why the client doesn't pay the tax on reverse charge; empty where it does: security services of a firm that is no body
 * corporate to a registered person in India, but not to one that is registered only to deduct tax (notification
 * 13/2017-CT(R), entry 14, as inserted by 29/2018-CT(R); 10/2017-IT(R) between states). That the client pays tax under
 * composition, which excludes it too, no GSTIN tells.
 */
export function reverseChargeProblem({ date, clientGstin, clientState, sez, sacs }: ReverseFacts, firm: Firm): string {
  const isCorporate = isBodyCorporate(firm);
  if (isCorporate === undefined)
    return 'Say in the company details whether the firm is a body corporate: only one that is not bills under reverse charge.';
  if (isCorporate) return 'The company is a body corporate, so it charges the tax itself. Choose Taxable.';
  if (date !== null && date < SINCE)
    return 'Reverse charge on security services began on 01 Jan 2019. Choose Taxable for an earlier date.';
  if (sez || clientState === ABROAD)
    return 'A supply to a special economic zone or abroad is zero-rated, not under reverse charge. Choose another tax treatment.';
  if (clientGstin === '' || isUin(clientGstin) || isForeignGstin(clientGstin))
    return 'Only a registered client pays the tax on reverse charge. Enter the client’s GSTIN, or choose Taxable.';
  if (isTaxDeductor(clientGstin))
    return 'This client is registered only to deduct tax, so reverse charge doesn’t apply. Choose Taxable.';
  if (sacs.some((sac) => sac !== '' && !securitySacs.includes(sac)))
    return `Only security services (${securitySacs.join(', ')}) are under reverse charge. Bill the other lines on an invoice of their own.`;
  return '';
}

/** Why reverse charge is proposed for a supply that is taxed so far; empty where the facts don't say so. */
export function reverseChargeReason(facts: ReverseFacts, firm: Firm): string {
  if (facts.sacs.length === 0 || facts.sacs.includes('') || reverseChargeProblem(facts, firm) !== '') return '';
  return 'The firm is no body corporate, the client is registered and every line is a security service: the client pays the tax on reverse charge, unless it pays tax under the composition scheme (notification 13/2017-CT(R), entry 14).';
}

/** The tax that returns and e-invoices tell of a value, in paise: what was billed, or under reverse charge what the client pays, which no bill has. */
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
