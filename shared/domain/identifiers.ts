const matches =
  (shape: RegExp) =>
  (value: string): boolean =>
    shape.test(value.trim().toUpperCase());

/** Permanent account number: five letters, four digits, a letter. */
export const isPan = matches(/^[A-Z]{5}[0-9]{4}[A-Z]$/);

/** Postal index number: six digits, the first not 0. */
export const isPin = matches(/^[1-9][0-9]{5}$/);

/** Tax deduction account number: four letters, five digits, a letter. */
export const isTan = matches(/^[A-Z]{4}[0-9]{5}[A-Z]$/);

/** Bank branch code: four letters, a 0, six letters or digits. */
export const isIfsc = matches(/^[A-Z]{4}0[A-Z0-9]{6}$/);

/** Whether a PIN lies in the range of Jharkhand, 813 to 835. */
export function isJharkhandPin(pin: string): boolean {
  const region = Number(pin.trim().slice(0, 3));
  return isPin(pin) && region >= 813 && region <= 835;
}

/** Universal account number of the provident fund: 12 digits. */
export const isUan = matches(/^[0-9]{12}$/);

/** Number of a person insured with the ESIC: 10 digits. */
export const isEsiNumber = matches(/^[0-9]{10}$/);
