import { stateName } from '../../records/states';

/** Says, on a screen and in a file, that nothing is deducted because no rates of professional tax of a state (GST code, or empty) are on record. */
export const withoutTaxRates = (state: string): string =>
  state === ''
    ? 'No state of work is chosen; nothing is deducted.'
    : `No rates of ${stateName(state)} are on record; nothing is deducted.`;

/** The same of the labour welfare fund. */
export const withoutFundRates = (state: string): string =>
  state === ''
    ? 'No state of work is chosen; nothing goes to a welfare fund.'
    : `No welfare fund of ${stateName(state)} is on record; nothing is deducted.`;
