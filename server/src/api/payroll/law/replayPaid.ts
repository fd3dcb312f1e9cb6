import { setImmediate } from 'node:timers/promises';
import { type LawPreview, lineAmounts } from 'shared/domain/compliance/lawPreview';
import type { LawTables } from 'shared/domain/compliance/lawTables';
import { workOutWage } from 'shared/domain/payroll/payroll';
import type { Queries } from '../../../db/tables';
import { decode } from '../../resource/rows';
import { payHistories } from '../payHistory';
import { wageLineRecords } from '../wageLines';
import { differences } from './differences';

/** So long is worked without a break, in milliseconds: other calls wait as long. */
const TURN_MS = 12;
/** So many months back are worked out again. */
const MONTHS = 24;

type Amounts = Record<(typeof lineAmounts)[number], number>;
const nothing = () => Object.fromEntries(lineAmounts.map((name) => [name, 0])) as Amounts;

/** What paid months come to by the rows of the law as they are and as they would be: of those that differ, by how much and for how many people. Nothing is stored, and others have their turn meanwhile. */
export async function replayPaid(
  db: Queries,
  months: readonly string[],
  { before, after }: { before: LawTables; after: LawTables },
): Promise<LawPreview['paid']> {
  const paid: LawPreview['paid'] = [];
  let begun = performance.now();
  for (const month of months.slice(-MONTHS)) {
    const rows = await db
      .selectFrom('wage_lines')
      .innerJoin('wages', 'wages.id', 'wage_lines.wageId')
      .selectAll('wage_lines')
      .where('wages.month', '=', month)
      .where('wages.deletedAt', 'is', null)
      .where('wage_lines.deletedAt', 'is', null)
      .execute();
    const known = await payHistories(
      db,
      rows.map(({ employeeId }) => employeeId),
      month,
    );
    const [was, is] = [nothing(), nothing()];
    let people = 0;
    for (const row of rows) {
      const line = decode(wageLineRecords, row);
      const history = known.get(line.employeeId);
      const [one, other] = [workOutWage(line, month, history, before), workOutWage(line, month, history, after)];
      for (const name of lineAmounts) {
        was[name] += one[name];
        is[name] += other[name];
      }
      if (differences(lineAmounts, one, other).length > 0) people += 1;
      if (performance.now() - begun < TURN_MS) continue;
      await setImmediate();
      begun = performance.now();
    }
    if (people > 0) paid.push({ month, people, changes: differences(lineAmounts, was, is) });
  }
  return paid;
}
