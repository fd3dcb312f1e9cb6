import { daysOfMonth } from '../../pay/wages/pay';
import { groupBy } from '../../records/groupBy';
import { formatNumber } from '../../text/formatNumber';
import { formatPrice, sumPaise } from '../../text/money';
import { sharePaise } from '../../text/sharePaise';
import type { InvoiceItem } from '../documents/invoiceItem';
import { linePaise } from '../documents/linePaise';
import { DEFAULT_SAC } from '../documents/sac';
import type { BillShare } from './billShare';
import { type BillKind, type BillPart, billedDays, billKinds, partsOfShare } from './partsOfShare';

/** A person's part of a line. */
export interface LinePerson {
  placementId: string;
  quantity: number;
  paise: number;
}

/** A line of a bill, and the people it consists of: their parts add up to it. */
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
const rupees = (paise: number) => formatPrice(paise, 'INR');
const monthFormat = new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The number of people with these parts: a person placed twice in the month counts once. */
const peopleOf = (entries: readonly Entry[]) =>
  new Set(entries.map(({ share: { code, placementId } }) => code || placementId)).size;

/** Whether it is work at a monthly rate, with both whole and partial months: they share one line. */
const isOfMonth = ({ share, part }: Entry) => part.kind === 'work' && share.basis === 'month';

/** A line's description, detailed enough to recalculate it: whose days, how many, at which rate. */
function said(entries: readonly Entry[], month: string): string {
  const [{ share, part }] = entries as [Entry];
  const { basis, ratePaise, percent, terms } = share;
  const count = peopleOf(entries);
  const people = counted(count, 'person', 'people');
  const days = entries.reduce((sum, each) => sum + billedDays(each.share), 0);
  const quantity = entries.reduce((sum, each) => sum + Math.round(each.part.quantity * 1000), 0) / 1000;
  const hours =
    part.unit === 'HRS' ? `, ${counted(quantity, 'hour', 'hours')} at ${rupees(part.pricePaise ?? 0)} an hour` : '';
  const work = {
    day: `${people}, ${counted(days, 'day', 'days')} at ${rupees(ratePaise)} a day`,
    hour: `${people}, ${counted(days, 'day', 'days')}${hours}`,
    month: `${people}, ${formatNumber(days)} of ${counted(count * daysOfMonth(month), 'day', 'days')} at ${rupees(ratePaise)} a month`,
    'cost plus': people,
  };
  const words: Record<BillKind, string> = {
    work: work[basis],
    overtime: `overtime of ${people}${hours}`,
    wages: `wages of ${people}, ${counted(days, 'day', 'days')}`,
    pf: `employer’s PF of ${people}`,
    esi: `employer’s ESI of ${people}`,
    welfare: `employer’s welfare fund of ${people}`,
    bonus: `bonus of ${people}, ${formatNumber(terms.bonusPercent)}% of wages`,
    leave: `leave of ${people}, ${formatNumber(terms.leavePercent)}% of wages`,
    charge: `service charge for ${people}, ${formatNumber(percent)}% of ${terms.costBase === 'Wages' ? 'wages' : 'the whole cost'}`,
  };
  return words[part.kind];
}

/** The grouping key of a line: the same thing for the same work at the same rate. */
function keyOf(entry: Entry): string {
  const { share, part } = entry;
  const { designation, basis, ratePaise, percent } = share;
  const price = isOfMonth(entry) ? [] : [part.unit, part.pricePaise];
  return JSON.stringify([designation, basis, ratePaise, percent, billKinds.indexOf(part.kind), ...price]);
}

function lineOf(entries: readonly Entry[], month: string, id: string): BillLine {
  const [{ share, part }] = entries as [Entry];
  // Whole months have a price; combined with partial months they are a single amount.
  const isPriced = entries.every((entry) => entry.part.pricePaise === part.pricePaise && part.pricePaise !== null);
  const thousandths = entries.map((entry) => Math.round(entry.part.quantity * 1000));
  const quantity = isPriced ? thousandths.reduce((sum, each) => sum + each, 0) / 1000 : 1;
  const own = entries.map(({ part: { pricePaise, ownPaise } }) => pricePaise ?? ownPaise);
  const price = isPriced ? (part.pricePaise ?? 0) : sumPaise(own);
  const paise = linePaise(quantity, price);
  const parts = isPriced ? sharePaise(paise, thousandths) : own;
  const when = monthFormat.format(new Date(`${month}-01T00:00:00Z`));
  const description = `${share.designation || 'Staff'}, ${when}: ${said(entries, month)}`;
  return {
    kind: part.kind,
    item: { id, description, sac: DEFAULT_SAC, quantity, unit: isPriced ? part.unit : 'OTH', pricePaise: price },
    paise,
    people: entries.map((entry, index) => ({
      placementId: entry.share.placementId,
      quantity: entry.part.quantity,
      paise: parts[index] ?? 0,
    })),
  };
}

/**
 * The bill of a month's shares: a line for each designation, rate and kind. Its lines add up to its people's amounts,
 * to the paisa.
 */
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

/** Each placement's amount in a bill, in paise without tax. */
export function paiseByPlacement({ lines }: Bill): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { placementId, paise } of lines.flatMap(({ people }) => people))
    sums.set(placementId, (sums.get(placementId) ?? 0) + paise);
  return sums;
}
