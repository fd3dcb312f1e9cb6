import { z } from 'zod';
import { MAX_PAISE, MAX_QUANTITY } from '../../records/limits';
import { optionalText, paise, quantity } from '../../records/validation';
import { linePaise } from './linePaise';
import { DEFAULT_SAC, isSac } from './sac';
import { DEFAULT_UNIT } from './units';

/** Whether the line's total is in range; invalid numbers already have their own messages. */
function isWithinRange({ quantity, pricePaise }: { quantity: number; pricePaise: number }): boolean {
  const isSound =
    quantity >= 0 &&
    quantity <= MAX_QUANTITY &&
    pricePaise >= 0 &&
    pricePaise <= MAX_PAISE &&
    Number.isInteger(pricePaise);
  return !isSound || linePaise(quantity, pricePaise) <= MAX_PAISE;
}

/** A line of an invoice; its total is quantity × price, rounded half-up to the paisa. */
export const invoiceItem = z
  .object({
    id: optionalText('line id', 64),
    description: optionalText('description', 500),
    /** Service accounting code, six digits, empty only on a draft; by default contract staffing. */
    sac: z
      .string({ error: 'Enter the SAC as text.' })
      .trim()
      .refine((value) => value === '' || isSac(value), 'A SAC is six digits beginning with 99.')
      .default(DEFAULT_SAC),
    quantity: quantity().default(1),
    /** The unit of the quantity, empty only on a draft; by default persons. */
    unit: optionalText('unit', 8).default(DEFAULT_UNIT),
    pricePaise: paise('price').default(0),
  })
  .refine(isWithinRange, { path: ['pricePaise'], error: 'Quantity × price is too large.' });
export type InvoiceItem = z.infer<typeof invoiceItem>;
