import { financialYearOf, quarterOf } from '../../dates/financialYear';
import { formatRupees, sumPaise } from '../../text/money';
import type { CreditMatch, DeductedRow } from './taxCredits';

/** A stored line of a file. */
export interface StoredCredit extends DeductedRow {
  id: string;
  decision: CreditMatch['decision'];
}

/** Tax withheld by a client, as recorded. */
export interface OwnDeduction {
  /** Empty for a client that is no company on record. */
  companyId: string;
  clientName: string;
  date: string;
  taxPaise: number;
}

/** A client as a deductor can be one. */
export interface Deductor {
  id: string;
  name: string;
  tans: readonly string[];
  version: number;
}

/** Tax is withheld in whole rupees, invoice by invoice: a quarter may differ by this much. */
const TOLERANCE_PAISE = 1000;

const isNear = (a: number, b: number) => Math.abs(a - b) <= TOLERANCE_PAISE;
const quarterOfDay = (date: string) => `${financialYearOf(date)} Q${quarterOf(date)}`;

/** A company's name without its variable parts: legal form, dots, spaces and capitals. */
const nameKey = (name: string) =>
  name
    .toLowerCase()
    .replace(/\b(private|pvt|limited|ltd|llp|m\/s)\b\.?/g, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
const isLike = (a: string, b: string) => nameKey(a) !== '' && nameKey(a) === nameKey(b);

/** What was recorded of a client in a quarter. */
interface OwnQuarter {
  companyId: string;
  name: string;
  quarter: string;
  parts: number[];
}

/** A deductor's quarter and section, with the tax of each line. */
interface TheirQuarter {
  match: CreditMatch;
  taxes: number[];
}

function groupTheirs(rows: readonly StoredCredit[], clientOf: ReadonlyMap<string, Deductor>): TheirQuarter[] {
  const groups = new Map<string, TheirQuarter & { openPaise: number }>();
  for (const { id, tan, name, section, date, booking, taxPaise, decision } of rows) {
    const quarter = quarterOfDay(date);
    const key = `${tan} ${section} ${quarter}`;
    const group = groups.get(key) ?? {
      taxes: [],
      openPaise: 0,
      match: {
        state: 'Only with them',
        quarter,
        name,
        tan,
        section,
        decision,
        proposed: null,
        companyId: clientOf.get(tan)?.id ?? '',
        theirsPaise: 0,
        oursPaise: 0,
        notes: [],
        lineIds: [],
      },
    };
    groups.set(key, group);
    group.taxes.push(taxPaise);
    group.match.theirsPaise += taxPaise;
    group.match.lineIds.push(id);
    if (decision === 'Pending') group.match.decision = 'Pending';
    if (booking !== '' && booking !== 'F') group.openPaise += taxPaise;
  }
  for (const { match, openPaise } of groups.values())
    if (openPaise !== 0)
      match.notes.push(`${formatRupees(openPaise)} is not final: the client’s return and challan don’t agree yet.`);
  return [...groups.values()];
}

function groupOurs(own: readonly OwnDeduction[], quarters: ReadonlySet<string>): OwnQuarter[] {
  const groups = new Map<string, OwnQuarter>();
  for (const { companyId, clientName, date, taxPaise } of own) {
    const quarter = quarterOfDay(date);
    if (!quarters.has(quarter)) continue;
    const key = `${companyId || clientName.toLowerCase()} ${quarter}`;
    const group = groups.get(key) ?? { companyId, name: clientName, quarter, parts: [] };
    groups.set(key, group);
    group.parts.push(taxPaise);
  }
  return [...groups.values()];
}

/** Several sections or branches of a client in one quarter: each part of ours goes where a line has its tax, the others where most is missing. */
function share(groups: readonly TheirQuarter[], parts: readonly number[]): void {
  const left = groups.map(({ taxes }) => [...taxes]);
  const rest: number[] = [];
  for (const part of parts) {
    const place = left.findIndex((taxes) => taxes.some((tax) => isNear(tax, part)));
    const match = groups[place]?.match;
    if (match) {
      match.oursPaise += part;
      left[place]?.splice(
        left[place].findIndex((tax) => isNear(tax, part)),
        1,
      );
    } else rest.push(part);
  }
  const missing = ({ match }: TheirQuarter) => match.theirsPaise - match.oursPaise;
  for (const part of rest) {
    const [most] = groups.toSorted((a, b) => missing(b) - missing(a));
    if (most) most.match.oursPaise += part;
  }
}

/**
 * Sets what deductors told beside what was recorded, by client, section and quarter: by the client's TAN; of those left, by
 * name, then the one client of the quarter with the same tax. For an unknown TAN the likeliest client is proposed. Only the
 * quarters of the file are looked at.
 */
// oxlint-disable-next-line max-lines-per-function -- the steps of matching share what is left
export function matchTaxCredits(
  rows: readonly StoredCredit[],
  own: readonly OwnDeduction[],
  clients: readonly Deductor[],
): CreditMatch[] {
  const clientOf = new Map<string, Deductor>();
  const twice = new Set<string>();
  for (const client of clients)
    for (const tan of client.tans) {
      if (clientOf.has(tan)) twice.add(tan);
      clientOf.set(tan, client);
    }
  for (const tan of twice) clientOf.delete(tan);
  const byId = new Map(clients.map((client) => [client.id, client]));
  const theirs = groupTheirs(rows, clientOf);
  const left = new Set(groupOurs(own, new Set(theirs.map(({ match }) => match.quarter))));
  const settled = new Set<TheirQuarter>();
  const pair = (groups: readonly TheirQuarter[], found: OwnQuarter, note?: string) => {
    left.delete(found);
    share(groups, found.parts);
    for (const group of groups) {
      settled.add(group);
      group.match.state = isNear(group.match.theirsPaise, group.match.oursPaise) ? 'Agrees' : 'Differs';
      if (note) group.match.notes.push(note);
    }
  };
  /** The other groups that an own quarter may be of: the same client's, or the same TAN's. */
  const beside = ({ match }: TheirQuarter) =>
    theirs.filter(
      (other) =>
        other.match.quarter === match.quarter &&
        !settled.has(other) &&
        (match.companyId === '' ? other.match.tan === match.tan : other.match.companyId === match.companyId),
    );
  const propose = (group: TheirQuarter, client: Deductor | undefined) => {
    if (client && !twice.has(group.match.tan))
      group.match.proposed = {
        companyId: client.id,
        name: client.name,
        tans: [...client.tans],
        version: client.version,
      };
  };
  for (const group of theirs) {
    const { companyId, quarter } = group.match;
    const found = [...left].find(
      (each) => companyId !== '' && each.companyId === companyId && each.quarter === quarter,
    );
    if (found) pair(beside(group), found);
  }
  const unknown = theirs.filter(({ match }) => match.companyId === '');
  for (const { match } of unknown)
    if (twice.has(match.tan)) match.notes.push('Two clients have this TAN. Take it from one of them.');
  for (const group of unknown) {
    const { name, quarter } = group.match;
    propose(
      group,
      clients.find((client) => isLike(client.name, name)),
    );
    const found = [...left].find((each) => each.quarter === quarter && isLike(each.name, name));
    if (found && !settled.has(group)) pair(beside(group), found, 'Matched by name.');
  }
  for (const group of unknown) {
    if (settled.has(group)) continue;
    const { quarter } = group.match;
    const together = beside(group);
    const taxPaise = sumPaise(together.map(({ match }) => match.theirsPaise));
    const alike = [...left].filter((each) => each.quarter === quarter && isNear(sumPaise(each.parts), taxPaise));
    const [found] = alike;
    if (!found || alike.length > 1) continue;
    pair(together, found, `Matched by its amount with ${found.name}.`);
    for (const each of together) if (!each.match.proposed) propose(each, byId.get(found.companyId));
  }
  const alone = [...left].map(
    ({ companyId, name, quarter, parts }): CreditMatch => ({
      state: 'Only with us',
      quarter,
      name,
      tan: '',
      section: '',
      companyId,
      theirsPaise: 0,
      oursPaise: sumPaise(parts),
      notes: [],
      proposed: null,
      lineIds: [],
      decision: 'Pending',
    }),
  );
  return [...theirs.map(({ match }) => match), ...alone].sort(
    (a, b) => a.quarter.localeCompare(b.quarter) || a.name.localeCompare(b.name) || a.section.localeCompare(b.section),
  );
}
