import { percentOf, sumPaise } from '../../text/money';
import type { Invoice } from '../documents/invoice';

/** The amount of a note for a value without tax, with the taxes of its invoice. */
export const withTaxOf = ({ taxLines }: Pick<Invoice, 'taxLines'>, valuePaise: number): number =>
  sumPaise([valuePaise, ...taxLines.map(({ percent }) => percentOf(valuePaise, percent))]);
