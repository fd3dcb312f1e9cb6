import type { Gstr1Section } from '../gstr1Section';
import type { Gstr9Line } from './gstr9Line';

const registered: readonly Gstr1Section[] = ['B2B', 'EXPWP', 'SEWP'];
const all: readonly Gstr1Section[] = [...registered, 'B2CL', 'B2CS'];

/** Table 4: supplies on which tax is payable. Deemed exports and supplies through electronic commerce are no part of this product. */
export const taxableSupplies: readonly Gstr9Line[] = [
  { line: '4A', title: 'To unregistered persons (B2C)', of: { supplies: ['B2CL', 'B2CS'] } },
  { line: '4B', title: 'To registered persons (B2B)', of: { supplies: ['B2B'], types: ['Invoice'] } },
  { line: '4C', title: 'Exports with payment of tax', of: { supplies: ['EXPWP'], types: ['Invoice'] } },
  {
    line: '4D',
    title: 'To special economic zones with payment of tax',
    of: { supplies: ['SEWP'], types: ['Invoice'] },
  },
  { line: '4F', title: 'Advances with tax, no invoice yet', of: { advances: true } },
  { line: '4G', title: 'Purchases under reverse charge', of: { claimed: ['4(A)(3)'] } },
  { line: '4H', title: 'Sum of A to G', of: { plus: ['4A', '4B', '4C', '4D', '4F', '4G'] } },
  { line: '4I', title: 'Credit notes of B to E', of: { supplies: registered, types: ['Credit note'] } },
  { line: '4J', title: 'Debit notes of B to E', of: { supplies: registered, types: ['Debit note'] } },
  { line: '4K', title: 'Raised by amendments', of: { supplies: all, amended: 'raised' } },
  { line: '4L', title: 'Lowered by amendments', of: { supplies: all, amended: 'lowered' } },
  { line: '4M', title: 'Sum of I to L', of: { plus: ['4J', '4K'], minus: ['4I', '4L'] } },
  { line: '4N', title: 'Supplies and advances on which tax is payable', of: { plus: ['4H', '4M'] } },
];
