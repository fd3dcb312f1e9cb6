import { groupBy } from '../../records/groupBy';
import { formatRupees, sumPaise } from '../../text/money';
import type { Invoice } from '../documents/invoice';
import { type BankLine, type CreditMatch, utrOf } from './bankLine';
import { proposeLines } from './receipt';

/** The fields of a due invoice that matching reads. */
export type DueInvoice = Pick<
  Invoice,
  'id' | 'invoiceNo' | 'clientName' | 'companyId' | 'date' | 'balancePaise' | 'subtotalPaise'
>;
/** A receipt that no credit is confirmed as yet. */
export interface EnteredReceipt {
  id: string;
  companyId: string;
  clientName: string;
  amountPaise: number;
  reference: string;
}

type Credit = Pick<BankLine, 'amountPaise' | 'narration' | 'reference'>;

/** How many proposals are made, of this many of a client's oldest invoices. */
const [MOST, OLDEST] = [5, 10];
/** Whether the tax withheld agrees with a rate of the law within a rupee. */
const RUPEE = 100;

const plain = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '');
/** Words that many companies have in their names. */
const common = new Set([
  'PRIVATE',
  'LIMITED',
  'INDIA',
  'SERVICES',
  'COMPANY',
  'SOLUTIONS',
  'TECHNOLOGIES',
  'ENTERPRISES',
]);
const tellingWords = (name: string) =>
  name
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word.length >= 4 && !common.has(word));

/**
 * The percentage withheld when invoices were paid by an amount: 0 for none, undefined when it isn't one of the
 * percentages.
 */
function keptBack(
  invoices: readonly DueInvoice[],
  amountPaise: number,
  percents: readonly number[],
): { tdsPaise: number; percent: number } | undefined {
  const tdsPaise = sumPaise(invoices.map(({ balancePaise }) => balancePaise)) - amountPaise;
  if (tdsPaise === 0) return { tdsPaise, percent: 0 };
  const base = sumPaise(invoices.map(({ subtotalPaise }) => subtotalPaise));
  const percent = percents.find((each) => Math.abs(tdsPaise - (base * each) / 100) < RUPEE);
  return tdsPaise > 0 && percent !== undefined ? { tdsPaise, percent } : undefined;
}

interface Scored {
  score: number;
  match: CreditMatch;
}

/** Several invoices of a client at once: the oldest ones in a row first, then any of them. */
function* groupsOf(invoices: readonly DueInvoice[]): Generator<readonly DueInvoice[]> {
  for (const invoice of invoices) yield [invoice];
  for (let count = 2; count <= invoices.length; count += 1) yield invoices.slice(0, count);
  const oldest = invoices.slice(0, OLDEST);
  for (let chosen = 3; chosen < 2 ** oldest.length; chosen += 1)
    yield oldest.filter((_, place) => chosen & (1 << place));
}

/** The best that a client's invoices say of a credit. */
function ofClient(
  credit: Credit,
  invoices: readonly DueInvoice[],
  said: string,
  percents: readonly number[],
): Scored | undefined {
  const [{ companyId = '', clientName = '' } = {}] = invoices;
  const numbered = invoices.filter(({ invoiceNo }) => plain(invoiceNo).length >= 4 && said.includes(plain(invoiceNo)));
  const isNamed = tellingWords(clientName).some((word) => said.includes(word));
  const hints = [
    ...(isNamed ? ['named in the narration'] : []),
    ...(numbered.length > 0 ? [`narration has ${numbered.map(({ invoiceNo }) => invoiceNo).join(', ')}`] : []),
  ];
  const known = (isNamed ? 2 : 0) + (numbered.length > 0 ? 3 : 0);
  const proposed = (group: readonly DueInvoice[], tdsPaise: number, why: string, score: number): Scored => {
    const lines = proposeLines(group, { amountPaise: credit.amountPaise, tdsPaise, gstTdsPaise: 0 });
    const match = { companyId, clientName, tdsPaise, lines, receiptId: '', why: [why, ...hints].join('; ') };
    return { score: score + known, match };
  };
  let best: Scored | undefined;
  for (const group of groupsOf(numbered.length > 0 ? numbered : invoices)) {
    const kept = keptBack(group, credit.amountPaise, percents);
    // A chance sum of many invoices less some tax says little where nothing else points to the client.
    if (!kept || (kept.percent > 0 && group.length > 1 && known === 0)) continue;
    const what = group.length === 1 ? `Exactly ${group[0]?.invoiceNo}` : `${group.length} invoices together`;
    const why = kept.percent === 0 ? what : `${what}, less TDS of ${kept.percent}% (${formatRupees(kept.tdsPaise)})`;
    const found = proposed(group, kept.tdsPaise, why, (kept.percent === 0 ? 4 : 3) - Math.min(group.length, 9) / 10);
    if (!best || found.score > best.score) best = found;
  }
  if (best) return best;
  if (known === 0) return undefined;
  return proposed(numbered.length > 0 ? numbered : invoices, 0, 'The oldest invoices first', 0);
}

/**
 * What a bank's credit may be, the likeliest first: a receipt that was entered already, one invoice exactly, several
 * of one
 * client, either less tax kept back at one of `percents` (by default none), or the oldest invoices of a client whom the
 * narration names. A person confirms.
 */
export function matchCredit(
  credit: Credit,
  invoices: readonly DueInvoice[],
  entered: readonly EnteredReceipt[] = [],
  percents: readonly number[] = [],
): CreditMatch[] {
  const said = plain(`${credit.narration} ${credit.reference}`);
  const utr = plain(utrOf(credit));
  const known = entered.flatMap(({ id, companyId, clientName, amountPaise, reference }): Scored[] => {
    const isSame = plain(reference).length >= 6 && (plain(reference) === utr || said.includes(plain(reference)));
    if (!isSame || amountPaise !== credit.amountPaise) return [];
    const why = 'A receipt with this reference was entered already';
    return [{ score: 10, match: { companyId, clientName, tdsPaise: 0, lines: [], receiptId: id, why } }];
  });
  const clients = groupBy(
    invoices.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '')),
    ({ companyId, clientName }) => companyId || clientName.toLowerCase(),
  );
  const found = [...clients.values()].flatMap((theirs) => ofClient(credit, theirs, said, percents) ?? []);
  return [...known, ...found]
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ match }) => match);
}
