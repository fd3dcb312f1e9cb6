import { normaliseIdentifier } from './identifiers';
import { isStateCode } from './states';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ordinary = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;
/**
 * Other registrations with a check character: tax deductors (section 51; a PAN or a TAN inside, D or K in the 14th
 * place), marketplaces that collect tax at source (section 52; C in the 14th place), departments registered by TAN.
 */
const deductor = /^[0-9]{2}[A-Z]{4}[A-Z0-9][0-9]{4}[A-Z][1-9A-Z][DK][0-9A-Z]$/;
const department = /^[0-9]{2}[A-Z]{4}[0-9]{5}[A-Z][0-9]Z[0-9A-Z]$/;
const others = [deductor, /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]C[0-9A-Z]$/, department];
/** Embassies and bodies of the United Nations (section 25(9)), and non-resident taxable persons: no check character is published. */
const unchecked = /^[0-9]{4}[A-Z]{3}[0-9]{5}(?:[UO]N|NR)[0-9A-Z]$/;
/** Foreign suppliers of online services (form REG-10): 99 instead of a state, no check character is published. */
const foreign = /^99[0-9]{2}[A-Z]{3}[0-9]{5}OS[0-9A-Z]$/;

/** A GSTIN in its stored form: in capitals, without spaces and invisible characters. */
export const normaliseGstin = normaliseIdentifier;

/** The 15th character for the first 14 of a GSTIN (GSTN's modulus-36 scheme: factors 1 and 2 in turn, digits of each product added). */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = alphabet.indexOf(first14.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

const isOfAState = (gstin: string) => isStateCode(gstin.slice(0, 2));
const isChecked = (gstin: string) => gstinCheckCharacter(gstin) === gstin.charAt(14);

/** Whether the text is the GSTIN of an ordinary taxpayer, by its shape, state and check character: what the company itself has. */
export function isOrdinaryGstin(value: string): boolean {
  const gstin = normaliseGstin(value);
  return ordinary.test(gstin) && isOfAState(gstin) && isChecked(gstin);
}

/** Whether the text is the GSTIN of a foreign supplier of online services: it has no state in India. */
export const isForeignGstin = (value: string): boolean => foreign.test(normaliseGstin(value));

/** Whether the text is a GSTIN of any kind, or a UIN. Its state must exist, and its check character be right where one is published. */
export function isGstin(value: string): boolean {
  const gstin = normaliseGstin(value);
  if (isForeignGstin(gstin)) return true;
  if (!isOfAState(gstin)) return false;
  return unchecked.test(gstin) || ([ordinary, ...others].some((shape) => shape.test(gstin)) && isChecked(gstin));
}

/** The state code of a GSTIN: its first two digits. */
export function stateOfGstin(gstin: string): string {
  return normaliseGstin(gstin).slice(0, 2);
}

/** The PAN inside an ordinary GSTIN: characters 3 to 12; empty for every other kind. */
export function panOfGstin(gstin: string): string {
  return isOrdinaryGstin(gstin) ? normaliseGstin(gstin).slice(2, 12) : '';
}

/** Whether the text is a UIN, of an embassy or a body of the United Nations (section 25(9)). */
export const isUin = (value: string): boolean => /^[0-9]{4}[A-Z]{3}[0-9]{5}[UO]N[0-9A-Z]$/.test(normaliseGstin(value));

/** Whether the text is the GSTIN of somebody registered only to deduct tax (section 51). */
export const isTaxDeductor = (value: string): boolean =>
  [deductor, department].some((shape) => shape.test(normaliseGstin(value)));

/** Why the company's own GSTIN is refused as a client's. */
export const OWN_GSTIN = 'This is your company’s own GSTIN. Enter the client’s.';
