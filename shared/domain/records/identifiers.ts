import { withoutMarks } from '../text/withoutMarks';

/** An identifier in its stored form: in capitals, without spaces and invisible characters. */
export const normaliseIdentifier = (value: string): string => withoutMarks(value).replace(/\s/g, '').toUpperCase();

const matches =
  (shape: RegExp) =>
  (value: string): boolean =>
    shape.test(withoutMarks(value).toUpperCase());

/** Permanent account number: five letters, four digits, a letter. */
export const isPan = matches(/^[A-Z]{5}[0-9]{4}[A-Z]$/);

/** Tax deduction account number: four letters, five digits, a letter. */
export const isTan = matches(/^[A-Z]{4}[0-9]{5}[A-Z]$/);

/** Postal index number: six digits, the first not 0. */
export const isPin = matches(/^[1-9][0-9]{5}$/);

/** Bank branch code: four letters, a 0, six letters or digits. */
export const isIfsc = matches(/^[A-Z]{4}0[A-Z0-9]{6}$/);

/** Universal account number of the provident fund: 12 digits. */
export const isUan = matches(/^[0-9]{12}$/);

/** Number of a person insured with the ESIC: 10 digits. */
export const isEsiNumber = matches(/^[0-9]{10}$/);

/** Number of a bank account: 9 to 18 digits. */
export const isBankAccount = matches(/^[0-9]{9,18}$/);
