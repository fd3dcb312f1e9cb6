import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { TaxLine } from 'shared/domain/money/documents/invoice';
import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import { sumPaise } from 'shared/domain/text/money';
import type { Line } from '../ledger/entry';

const outputs = {
  CGST: 'outputCgst',
  SGST: 'outputSgst',
  UTGST: 'outputSgst',
  IGST: 'outputIgst',
  Tax: 'outputTax',
} as const satisfies Record<TaxLine['head'], AccountCode>;

/** Tax lines as a row keeps them; none in rows from before there were any. */
export const storedTax = (json: string): TaxLine[] => (JSON.parse(json) as TaxLine[] | null) ?? [];

/** The party and document of an entry, whatever its account. */
export type Place = Omit<Line, 'account' | 'paise' | 'day'>;

/** A document's billed lines. */
interface Billed {
  day: IsoDate;
  amountPaise: number;
  taxLines: readonly TaxLine[];
  roundOffPaise: number;
}

/** Output tax as entries: 1 as a debit, -1 as a credit. */
export const taxEntries = (sign: 1 | -1, taxLines: readonly TaxLine[], place: Place & Pick<Line, 'day'>): Line[] =>
  taxLines.map(({ head, amountPaise }) => ({ ...place, account: outputs[head], paise: sign * amountPaise }));

/** The entries of an invoice or a debit note, and with -1 of a credit note: what the client owes is sales, tax and what rounds it. */
export function documentLines(
  sign: 1 | -1,
  { day, amountPaise, taxLines, roundOffPaise }: Billed,
  place: Place,
): Line[] {
  const at = { ...place, day };
  const taxPaise = sumPaise(taxLines.map((line) => line.amountPaise));
  return [
    { ...at, account: 'receivables', paise: sign * amountPaise },
    { ...at, account: 'sales', paise: -sign * (amountPaise - taxPaise - roundOffPaise) },
    ...taxEntries(sign === 1 ? -1 : 1, taxLines, at),
    { ...at, account: 'roundOff', paise: -sign * roundOffPaise },
  ];
}
