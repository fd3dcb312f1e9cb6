import { covers } from 'shared/domain/accounts/right';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { groupBy } from 'shared/domain/records/groupBy';
import { CSV_MARK, type CsvCell, csvLine } from 'shared/domain/tables/csv';
import type { GrantedAccount } from '../../../core/types';
import type { Db } from '../../../db/tables';
import type { ZipFile } from '../../papers/zip';
import { wageLineRecords } from '../../pay/wages/wageLines';
import { decode } from '../../records/rows';
import { readSheet } from '../../work/attendance/readSheet';
import { registerLines } from '../../work/attendance/registerLines';
import { invoiceFile } from '../documents/sendPdf';
import { seesWages } from './billPeople';
import { proveBill } from './proveBill';

const csvFile = (name: string, lines: readonly (readonly CsvCell[])[]): ZipFile => ({
  name: `${name}.csv`,
  content: Buffer.from(CSV_MARK + lines.map((line) => csvLine([...line])).join('')),
});

/** These people's part of a month's wage registers. */
async function wagesFile(db: Db, month: string, employeeIds: readonly string[]): Promise<ZipFile[]> {
  const rows = await db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .selectAll('wage_lines')
    .where('wages.month', '=', month)
    .where('employeeId', 'in', ['', ...employeeIds])
    .orderBy('wage_lines.name')
    .execute();
  const lines = rows.filter(({ employeeId }) => employeeId !== '').map((row) => decode(wageLineRecords, row));
  const columns = Object.entries(wageLineRecords.csv ?? {});
  if (lines.length === 0) return [];
  return [
    csvFile(`wage-register-${month}`, [
      columns.map(([header]) => header),
      ...lines.map((line) => columns.map(([, of]) => of(line))),
    ]),
  ];
}

/**
 * The archive for a client's accountant, file by file: the bill, the sheet of names and days, each center's attendance
 * of these people, and, for accounts that can export them, their wages and the PF and ESI deposits. Throws 404 for an
 * invoice that bills no month.
 */
export async function* proofFiles(
  db: Db,
  account: Pick<GrantedAccount, 'granted' | 'reach'>,
  invoice: Invoice,
  signal: AbortSignal,
): AsyncGenerator<ZipFile> {
  const { month, annex, people, challans } = await proveBill(db, invoice, false);
  yield await invoiceFile(db, invoice, { signal });
  yield csvFile(`names-and-days-${month}`, [
    annex.columns.map(({ title }) => title),
    ...annex.rows,
    ...(annex.totals ? [annex.totals] : []),
  ]);
  const ids = new Set(people.map(({ employeeId }) => employeeId));
  const used = new Set<string>();
  for (const [centerId, own] of groupBy(people, (person) => person.centerId)) {
    const sheet = await readSheet(db, centerId, month);
    const theirs = { ...sheet, people: sheet.people.filter(({ id }) => ids.has(id)) };
    const place = (own[0]?.centerName ?? '').replace(/[^\p{L}\p{N}]+/gu, '-').toLowerCase();
    const name = `attendance-${used.has(place) ? centerId : place}-${month}`;
    used.add(place);
    yield csvFile(name, registerLines(theirs, month));
  }
  if (seesWages(account) && covers(account.granted, 'wages/lines:export')) yield* await wagesFile(db, month, [...ids]);
  if (challans.length > 0)
    yield csvFile(`pf-and-esi-${month}`, [
      ['Title', 'Paid on', 'Reference'],
      ...challans.map(({ title, doneOn, reference }) => [title, doneOn, reference]),
    ]);
}
