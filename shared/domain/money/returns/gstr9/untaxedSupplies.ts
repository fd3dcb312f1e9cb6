import type { Gstr1Section } from '../gstr1Section';
import type { Gstr9Line } from './gstr9Line';

const all: readonly Gstr1Section[] = ['EXPWOP', 'SEWOP', 'B2BRC', 'NIL'];

/** Table 5: supplies on which no tax is payable. Nil rated supplies are kept with exempt ones; others than of GST are no part of this product. */
export const untaxedSupplies: readonly Gstr9Line[] = [
  { line: '5A', title: 'Exports without payment of tax', of: { supplies: ['EXPWOP'], types: ['Invoice'] } },
  {
    line: '5B',
    title: 'To special economic zones without payment of tax',
    of: { supplies: ['SEWOP'], types: ['Invoice'] },
  },
  { line: '5C', title: 'Tax paid by the client (reverse charge)', of: { supplies: ['B2BRC'], types: ['Invoice'] } },
  { line: '5D', title: 'Exempt', of: { supplies: ['NIL'], types: ['Invoice'] } },
  { line: '5G', title: 'Sum of A to F', of: { plus: ['5A', '5B', '5C', '5D'] } },
  { line: '5H', title: 'Credit notes of A to F', of: { supplies: all, types: ['Credit note'] } },
  { line: '5I', title: 'Debit notes of A to F', of: { supplies: all, types: ['Debit note'] } },
  { line: '5J', title: 'Raised by amendments', of: { supplies: all, amended: 'raised' } },
  { line: '5K', title: 'Lowered by amendments', of: { supplies: all, amended: 'lowered' } },
  { line: '5L', title: 'Sum of H to K', of: { plus: ['5I', '5J'], minus: ['5H', '5K'] } },
  { line: '5M', title: 'Turnover on which no tax is payable', of: { plus: ['5G', '5L'] } },
  { line: '5N', title: 'Total turnover', of: { plus: ['4N', '5M'], minus: ['4G'] } },
];
