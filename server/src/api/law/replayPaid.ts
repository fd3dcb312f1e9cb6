import { setImmediate } from 'node:timers/promises';
import { type LawPreview, type LawReplay, lineAmounts } from 'shared/domain/law/lawPreview';
import type { LawTables } from 'shared/domain/law/lawTables';
import { workOutWage } from 'shared/domain/pay/wages/payroll';
import type { WageLine } from 'shared/domain/pay/wages/wage';
import type { PayHistory } from 'shared/domain/pay/wages/wageAnswers';
import type { Queries } from '../../db/tables';
import { payHistories } from '../pay/wages/payHistory';
import { wageLineRecords } from '../pay/wages/wageLines';
import { decode } from '../records/rows';
import { differences } from './differences';
import { readLaw } from './readLaw';

/** How long it works without a break, in milliseconds: other calls wait this long. */
const TURN_MS = 12;
/** How many months back are recalculated. */
const MONTHS = 24;
/** Limit of differing lines returned; all are counted. */
const LISTED = 200;

type Amounts = Record<(typeof lineAmounts)[number], number>;
const nothing = () => Object.fromEntries(lineAmounts.map((name) => [name, 0])) as Amounts;

/** A line of a paid month, with the employee's facts at that time. */
interface PaidLine {
  month: string;
  line: WageLine;
  history: PayHistory | undefined;
}

/** The lines of the latest 24 months given; other work gets its turn between two. */
async function* linesOf(db: Queries, months: readonly string[]): AsyncGenerator<PaidLine> {
  let begun = performance.now();
  for (const month of months.slice(-MONTHS)) {
    const rows = await db
      .selectFrom('live_wage_lines as wage_lines')
      .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
      .selectAll('wage_lines')
      .where('wages.month', '=', month)
      .orderBy('wage_lines.name')
      .orderBy('wage_lines.id')
      .execute();
    const known = await payHistories(
      db,
      rows.map(({ employeeId }) => employeeId),
      month,
    );
    for (const row of rows) {
      const line = decode(wageLineRecords, row);
      yield { month, line, history: known.get(line.employeeId) };
      if (performance.now() - begun < TURN_MS) continue;
      await setImmediate();
      begun = performance.now();
    }
  }
}

/** The paid months from a month (`YYYY-MM`) on, by default all; the oldest first. */
export async function paidMonths(db: Queries, from = ''): Promise<string[]> {
  const months = await db
    .selectFrom('live_wages')
    .select('month')
    .where('status', '=', 'Paid')
    .where('month', '>=', from)
    .orderBy('month')
    .execute();
  return months.map(({ month }) => month);
}

/**
 * Paid months by the current legal rows and by the changed ones: the differences, with amounts and people. Nothing is
 * stored, and other work gets its turn meanwhile.
 */
export async function replayPaid(
  db: Queries,
  months: readonly string[],
  { before, after }: { before: LawTables; after: LawTables },
): Promise<LawPreview['paid']> {
  const sums = new Map<string, { was: Amounts; is: Amounts; people: number; of: LawPreview['paid'][number]['of'] }>();
  for await (const { month, line, history } of linesOf(db, months)) {
    const sum = sums.get(month) ?? { was: nothing(), is: nothing(), people: 0, of: [] };
    const [one, other] = [workOutWage(line, month, history, before), workOutWage(line, month, history, after)];
    for (const name of lineAmounts) {
      sum.was[name] += one[name];
      sum.is[name] += other[name];
    }
    const changes = differences(lineAmounts, one, other);
    if (changes.length > 0) sum.people += 1;
    if (changes.length > 0 && sum.people <= LISTED) sum.of.push({ id: line.id, name: line.name, changes });
    sums.set(month, sum);
  }
  return [...sums].flatMap(([month, { was, is, people, of }]) =>
    people > 0 ? [{ month, people, changes: differences(lineAmounts, was, is), of }] : [],
  );
}

/**
 * Recomputes the paid months by the current rows and compares them with the payments: the lines that differ. Nothing is
 * stored.
 */
export async function replayAsPaid(db: Queries): Promise<LawReplay> {
  const law = await readLaw(db);
  const found: LawReplay = { months: (await paidMonths(db)).slice(-MONTHS), lines: 0, differ: 0, people: [] };
  for await (const { month, line, history } of linesOf(db, found.months)) {
    found.lines += 1;
    const changes = differences(lineAmounts, line, workOutWage(line, month, history, law));
    if (changes.length === 0) continue;
    found.differ += 1;
    const { id, wageId, employeeId, name } = line;
    if (found.people.length < LISTED) found.people.push({ id, month, wageId, employeeId, name, changes });
  }
  return found;
}
