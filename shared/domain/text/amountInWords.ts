import { exactPaise } from './money';

const small = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const tens = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const scales = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function words(value: number): string {
  if (value < 20) return small[value] ?? '';
  if (value < 100) return tens[Math.floor(value / 10)] + (value % 10 ? ` ${small[value % 10]}` : '');
  const [size, name] = scales.find(([scale]) => value >= scale) ?? scales[3];
  const rest = value % size;
  return `${words(Math.floor(value / size))} ${name}${rest ? ` ${words(rest)}` : ''}`;
}

/**
 * An amount in paise in the words of an Indian invoice: "One Lakh Twenty Thousand Rupees Only",
 * "One Rupee and Fifty Paise Only".
 * @throws MoneyRangeError when the amount is not exact.
 */
export function amountInWords(paise: number): string {
  const whole = Math.abs(exactPaise(paise));
  const [rupees, rest] = [Math.floor(whole / 100), whole % 100];
  const parts = [
    ...(rupees > 0 || rest === 0 ? [`${words(rupees)} ${rupees === 1 ? 'Rupee' : 'Rupees'}`] : []),
    ...(rest > 0 ? [`${words(rest)} ${rest === 1 ? 'Paisa' : 'Paise'}`] : []),
  ];
  return `${paise < 0 ? 'Minus ' : ''}${parts.join(' and ')} Only`;
}
