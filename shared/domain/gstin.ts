const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const shape = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z][Z1-9ABD-J][0-9A-Z]$/;

/** A GSTIN as it is stored: trimmed and in capitals. */
export function normaliseGstin(value: string): string {
  return value.trim().toUpperCase();
}

/** The 15th character for the first 14 of a GSTIN (GSTN's modulus-36 scheme: factors 1 and 2 in turn, digits of each product added). */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let index = 0; index < 14; index++) {
    const product = alphabet.indexOf(first14.charAt(index)) * (index % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/** Whether the text is a GSTIN, by its shape and its check character. */
export function isGstin(value: string): boolean {
  const gstin = normaliseGstin(value);
  return shape.test(gstin) && gstinCheckCharacter(gstin) === gstin.charAt(14);
}

/** The state code of a GSTIN: its first two digits. */
export function stateOfGstin(gstin: string): string {
  return normaliseGstin(gstin).slice(0, 2);
}

/** The PAN inside a GSTIN: characters 3 to 12. */
export function panOfGstin(gstin: string): string {
  return normaliseGstin(gstin).slice(2, 12);
}
