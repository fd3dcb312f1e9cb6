import { formatMonth } from '../dates/dates';
import type { InvoiceItem } from '../invoicing/invoiceItem';
import { linePaise } from '../invoicing/linePaise';
import { DEFAULT_SAC } from '../invoicing/sac';
import { groupBy } from '../records/groupBy';
import { formatNumber } from '../text/formatNumber';
import { formatRupees, sumPaise } from '../text/money';
import { sharePaise } from '../text/sharePaise';
import type { BillShare } from './billShare';
import { type BillKind, type BillPart, billedDays, billKinds, partsOfShare } from './partsOfShare';

/** Somebody's part of a line. */
export interface LinePerson {
  placementId: string;
  quantity: number;
  paise: number;
}

/** A line of a bill, and whose days it is made of: their parts add up to it. */
export interface BillLine {
  kind: BillKind;
  item: InvoiceItem;
  paise: number;
  people: LinePerson[];
}

/** The bill of a month. */
export interface Bill {
  lines: BillLine[];
  /** Without tax. */
  subtotalPaise: number;
}

type Entry = { share: BillShare; part: BillPart };

const counted = (n: number, one: string, many: string) => `${formatNumber(n)} ${n === 1 ? one : many}`;
const daysText = (entries: readonly Entry[]) => {
  const days = entries.reduce((sum, { share }) => sum + billedDays(share), 0);
  return counted(days, 'day', 'days');
};

/** What is said of a kind besides the designation. */
function said(kind: BillKind, entries: readonly Entry[]): string {
  const [{ share, part }] = entries as [Entry];
  const { ratePaise, percent, terms } = share;
  if (kind === 'work' && part.pricePaise === null)
    return `part of the month, ${daysText(entries)} at ${formatRupees(ratePaise)} a month`;
  const words: Record<BillKind, string> = {
    work: part.unit === 'DAY' ? '' : part.unit === 'HRS' ? daysText(entries) : 'whole month',
    overtime: 'overtime',
    wages: `wages, ${daysText(entries)}`,
    pf: 'employer’s PF',
    esi: 'employer’s ESI',
    welfare: 'employer’s welfare fund',
    bonus: `bonus, ${formatNumber(terms.bonusPercent)}% of wages`,
    leave: `leave, ${formatNumber(terms.leavePercent)}% of wages`,
    charge: `service charge, ${formatNumber(percent)}% of ${terms.costBase === 'Wages' ? 'wages' : 'the whole cost'}`,
  };
  return words[kind];
}

/** What has one line together: the same thing for the same work at the same price. */
function keyOf({ share, part }: Entry): string {
  const { designation, basis, ratePaise, percent } = share;
  return JSON.stringify([
    designation,
    basis,
    ratePaise,
    percent,
    billKinds.indexOf(part.kind),
    part.unit,
    part.pricePaise,
  ]);
}

function lineOf(entries: readonly Entry[], month: string, id: string): BillLine {
  const [{ share, part }] = entries as [Entry];
  const { kind, unit, pricePaise } = part;
  const thousandths = entries.map((entry) => Math.round(entry.part.quantity * 1000));
  const quantity = pricePaise === null ? 1 : thousandths.reduce((sum, each) => sum + each, 0) / 1000;
  const own = entries.map((entry) => entry.part.ownPaise);
  const price = pricePaise ?? sumPaise(own);
  const paise = linePaise(quantity, price);
  const parts = pricePaise === null ? own : sharePaise(paise, thousandths);
  const people = counted(entries.length, 'person', 'people');
  const description = [share.designation || 'Staff', said(kind, entries), people, formatMonth(month)]
    .filter(Boolean)
    .join(', ');
  return {
    kind,
    item: { id, description, sac: DEFAULT_SAC, quantity, unit, pricePaise: price },
    paise,
    people: entries.map((entry, index) => ({
      placementId: entry.share.placementId,
      quantity: entry.part.quantity,
      paise: parts[index] ?? 0,
    })),
  };
}

/** The bill of a month's shares: a line for each designation, rate and kind. Its lines add up to what its people come to, to the paisa. */
export function billOf(shares: readonly BillShare[], month: string): Bill {
  const entries = shares.flatMap((share) => partsOfShare(share, month).map((part) => ({ share, part })));
  const groups = groupBy(entries, keyOf);
  const order = (group: readonly Entry[]) => {
    const [{ share, part }] = group as [Entry];
    return `${share.designation} ${billKinds.indexOf(part.kind)} ${share.ratePaise}`;
  };
  const sorted = [...groups.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const lines = sorted.map((group, index) => lineOf(group, month, String(index + 1)));
  return { lines, subtotalPaise: sumPaise(lines.map(({ paise }) => paise)) };
}

/** What each placement comes to in a bill, in paise without tax. */
export function paiseByPlacement({ lines }: Bill): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { placementId, paise } of lines.flatMap(({ people }) => people))
    sums.set(placementId, (sums.get(placementId) ?? 0) + paise);
  return sums;
}
