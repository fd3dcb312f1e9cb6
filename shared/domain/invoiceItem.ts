import { z } from 'zod';
import { linePaise } from './linePaise';
import { MAX_PAISE } from './limits';
import { isSac } from './sac';
import { optionalText, paise, quantity } from './validation';

/** A line of an invoice; its total is quantity × price, rounded half-up to the paisa. */
export const invoiceItem = z.object({
  id: optionalText('line id', 64),
  description: optionalText('description', 500),
  /** Service accounting code, empty or six digits. */
  sac: z.string({ error: 'Enter the SAC as text.' }).trim().refine((value) => value === '' || isSac(value), 'A SAC is six digits beginning with 99.').default(''),
  quantity: quantity().default(1),
  pricePaise: paise('price').default(0),
}).refine((item) => linePaise(item.quantity, item.pricePaise) <= MAX_PAISE, { path: ['pricePaise'], error: 'Quantity × price is too large.' });
export type InvoiceItem = z.infer<typeof invoiceItem>;
