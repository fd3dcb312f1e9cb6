import { z } from 'zod';
import type { CsvCell } from '../../tables/csv';
import { sumPaise } from '../../text/money';
import { type AccountCode, accounts } from './accounts';

/** An account in a trial balance, in paise: positive for a debit balance. */
const trialLine = z.object({
  /** The account’s code; `earlierYears` for the profit and loss of previous years. */
  account: z.string(),
  name: z.string(),
  /** The group of the chart of accounts. */
  group: z.string(),
  openingPaise: z.int(),
  debitPaise: z.int(),
  creditPaise: z.int(),
  closingPaise: z.int(),
});
export type TrialLine = z.infer<typeof trialLine>;

/** The balances of all accounts with entries, for a period; its opening and closing balances each add up to zero. */
export const trialBalance = z.object({ from: z.iso.date(), to: z.iso.date(), lines: z.array(trialLine) });
export type TrialBalance = z.infer<typeof trialBalance>;

/** The sums posted to an account, in paise: before the financial year, in it before the period, and in the period. */
export interface PostedSums {
  account: AccountCode;
  earlierPaise: number;
  beforePaise: number;
  debitPaise: number;
  creditPaise: number;
}

const lineOf = (account: string, name: string, group: string, openingPaise: number, posted?: PostedSums): TrialLine => {
  const { debitPaise, creditPaise } = posted ?? { debitPaise: 0, creditPaise: 0 };
  const closingPaise = openingPaise + debitPaise - creditPaise;
  return { account, name, group, openingPaise, debitPaise, creditPaise, closingPaise };
};

/** Accounts in chart order. Income and expenses start at zero each year; previous years are one line. */
export function trialLines(posted: readonly PostedSums[]): TrialLine[] {
  const codes = Object.keys(accounts) as AccountCode[];
  const inOrder = [...posted].sort((a, b) => codes.indexOf(a.account) - codes.indexOf(b.account));
  const isOfYear = ({ account }: PostedSums) => ['income', 'expense'].includes(accounts[account].nature);
  const earlier = sumPaise(inOrder.filter(isOfYear).map(({ earlierPaise }) => earlierPaise));
  const lines = inOrder.map((each) => {
    const { name, group } = accounts[each.account];
    return lineOf(each.account, name, group, each.beforePaise + (isOfYear(each) ? 0 : each.earlierPaise), each);
  });
  return [...lines, lineOf('earlierYears', 'Profit and loss of earlier years', 'Capital account', earlier)].filter(
    ({ openingPaise, debitPaise, creditPaise }) => openingPaise !== 0 || debitPaise !== 0 || creditPaise !== 0,
  );
}

/** A trial balance as the lines of a file. */
export const trialCells = ({ lines }: TrialBalance): CsvCell[][] => [
  ['Account', 'Group', 'Opening', 'Debit', 'Credit', 'Closing'],
  ...lines.map(({ name, group, openingPaise, debitPaise, creditPaise, closingPaise }) => [
    ...[name, group],
    ...[openingPaise, debitPaise, creditPaise, closingPaise].map((paise) => ({ paise })),
  ]),
];
