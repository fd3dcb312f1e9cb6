import type { Gstr9Line } from './gstr9Line';

/** Tables 6 and 7: input tax that was claimed in GSTR-3B, and reversed. Imports are no part of this product. */
export const inputCredit: readonly Gstr9Line[] = [
  { line: '6A', title: 'Claimed in GSTR-3B', of: { claimed: ['4(A)(3)', '4(A)(4)', '4(A)(5)'] } },
  { line: '6B', title: 'Other purchases', of: { plus: ['6A'], minus: ['6C, 6D', '6G', '6H'] } },
  { line: '6C, 6D', title: 'Purchases under reverse charge', of: { claimed: ['4(A)(3)'] } },
  { line: '6G', title: 'From input service distributors', of: { claimed: ['4(A)(4)'] } },
  { line: '6H', title: 'Reclaimed after payment', of: { claimed: ['4(D)(1)'] } },
  { line: '7A', title: 'Reversed: bills not paid within 180 days (rule 37)', of: { claimed: ['4(B)(2)'] } },
  { line: '7E', title: 'Reversed: blocked credit (section 17(5))', of: { claimed: ['4(B)(1)'] } },
  { line: '7I', title: 'Reversed in all', of: { plus: ['7A', '7E'] } },
  { line: '7J', title: 'Net input tax', of: { plus: ['6A'], minus: ['7I'] } },
];
