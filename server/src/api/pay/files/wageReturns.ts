import { formatDate } from 'shared/domain/dates/dates';
import type { FileMonth } from 'shared/domain/pay/files/fileMonth';
import type { MadeFile } from 'shared/domain/pay/files/wageFile';
import { wageFiles } from 'shared/domain/pay/files/wageFiles';
import {
  monthOfArrearsFile,
  type WageReturn,
  type WageReturnInput,
  wageReturnInput,
  wageReturnRecord,
} from 'shared/domain/pay/files/wageReturn';
import { ApiError, badInput, conflict } from '../../../core/errors';
import { insertRows } from '../../../db/insertRow';
import type { Queries } from '../../../db/tables';
import { reopenDeposit } from '../../compliance/reopenDeposit';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { readFileMonth } from './readFileMonth';

type ReturnChange = Change<WageReturn, WageReturnInput>;

/** The same return can't be submitted twice. */
const isOnce = (file: string) => file !== 'ecr-supplementary' && file !== 'ecr-revised';

/** A transaction's submissions: computed before the return is stored, and stored with it afterwards. */
const handingIn = new WeakMap<Queries, { wageId: string; file: string; made: MadeFile }>();

/** What would be submitted now. Throws 400 for an unknown register, and 409 for a file that nobody would accept. */
async function fileToHandIn(
  db: Queries,
  { wageId, file: id }: Pick<WageReturnInput, 'wageId' | 'file'>,
): Promise<{ month: FileMonth; made: MadeFile }> {
  const month = await readFileMonth(db, wageId).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    throw badInput([{ path: 'wageId', msg: error.message }]);
  });
  if (month.isSample) throw conflict('refused', 'This month is a sample. Hand in a month of your own.');
  const file = wageFiles(month).find((each) => each.id === id);
  const made = file?.make(month);
  if (!file || !made || made.rows === 0)
    throw conflict('refused', 'There is nothing to hand in. Look at its findings.');
  const [first] = made.findings.filter(({ stops, employeeId }) => stops && employeeId === '');
  if (made.isStopped && first) throw conflict('refused', first.text);
  return { month, made };
}

async function refuse({ db, operation, before, after }: ReturnChange): Promise<string | undefined> {
  if (operation === 'update' && (before?.wageId !== after.wageId || before?.file !== after.file))
    return 'A return stays that of its file and month. Delete it, and mark the other one.';
  if (operation !== 'create' && operation !== 'restore') return undefined;
  if (!isOnce(after.file)) return undefined;
  const other = await db
    .selectFrom('live_wage_returns')
    .select('handedInOn')
    .where('wageId', '=', after.wageId)
    .where('file', '=', after.file)
    .executeTakeFirst();
  return (
    other &&
    `It was handed in on ${formatDate(other.handedInOn)} already. What changed since is a revised or supplementary return.`
  );
}

/** The deposit proven by a return with its challan, for the register's own month. */
const depositOf = ({ file, month, reference, paidPaise }: WageReturn) =>
  paidPaise > 0 && monthOfArrearsFile(file) === ''
    ? { ruleId: file === 'esi' ? 'esi' : 'pf', period: month, reference }
    : undefined;

/**
 * The submitted wage files: what each said about whom is stored, so that a later return contains only new and changed
 * people.
 */
export const wageReturns = defineResource({
  path: 'wage-returns',
  table: 'wage_returns',
  title: 'return',
  input: wageReturnInput,
  record: wageReturnRecord,
  named: ['reference', 'file'],
  search: ['month', 'reference', 'establishment', 'file'],
  references: { wageId: 'wages' },
  order: '-month',
  csv: {
    ...csvFields({
      Month: 'month',
      File: 'file',
      'Handed in on': 'handedInOn',
      Reference: 'reference',
      Rows: 'people',
    }),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    ...csvFields({ Establishment: 'establishment', 'Paid on': 'paidOn' }),
    Paid: ({ paidPaise }) => amountCell(paidPaise),
  },
  prepare: async ({ operation, db, after }: ReturnChange) => {
    if (operation !== 'create') return {};
    const { month, made } = await fileToHandIn(db, after);
    handingIn.set(db, { wageId: after.wageId, file: after.file, made });
    return {
      ...{ month: monthOfArrearsFile(after.file) || month.month, people: made.rows, amountPaise: made.totalPaise ?? 0 },
      ...{ establishment: after.establishment ?? '', paidOn: after.paidOn ?? null, paidPaise: after.paidPaise ?? 0 },
    };
  },
  refuse,
  after: async ({ operation, db, after, actor }) => {
    const deposit = depositOf(after);
    if (operation === 'delete' && deposit) await reopenDeposit(db, deposit, actor);
    if (operation !== 'create') return;
    const known = handingIn.get(db);
    const isOfThis = known?.wageId === after.wageId && known.file === after.file;
    const { made } = isOfThis ? known : await fileToHandIn(db, after);
    const rows = made.figures.map((figures) => ({ returnId: after.id, ...figures }));
    for (let next = 0; next < rows.length; next += 500)
      await insertRows(db, 'wage_return_rows', rows.slice(next, next + 500));
  },
});
