import { today } from 'shared/domain/dates/dates';
import { type WorkerPage, type WorkerPayslip, workerPayslip } from 'shared/domain/pay/workerLinks/workerPage';
import type { Queries } from '../../../db/tables';
import { currentLetterhead } from '../../letterhead/letterhead';
import { nameClients } from '../../people/vacancies/nameClients';
import type { OpenedLink } from './openedLink';

/** How many of the newest payslips, letters and questions are shown. */
const [PAYSLIPS, LETTERS, QUESTIONS] = [24, 10, 20];

const { month: _, paidOn: __, ...ofLine } = workerPayslip.shape;
const columns = Object.keys(ofLine) as Exclude<keyof WorkerPayslip, 'month' | 'paidOn'>[];

/** A person's lines of paid months. Unpaid ones may still change, and are not shown. */
const paidLines = (db: Queries, employeeId: string) =>
  db
    .selectFrom('live_wage_lines as wage_lines')
    .innerJoin('live_wages as wages', 'wages.id', 'wage_lines.wageId')
    .where('wage_lines.employeeId', '=', employeeId)
    .where('wages.status', '=', 'Paid');

/** A line, if it is a person's own and of a paid month. */
export const paidLine = (db: Queries, employeeId: string, id: string): Promise<{ wageId: string } | undefined> =>
  paidLines(db, employeeId).select('wage_lines.wageId').where('wage_lines.id', '=', id).executeTakeFirst();

/** A person's lines of paid months, the newest first. */
const readPayslips = (db: Queries, employeeId: string): Promise<WorkerPayslip[]> =>
  paidLines(db, employeeId)
    .select(columns.map((column) => `wage_lines.${column}` as const))
    .select(['wages.month', 'wages.paidOn'])
    .orderBy('wages.month', 'desc')
    .limit(PAYSLIPS)
    .execute();

async function readLetters(db: Queries, employeeId: string): Promise<WorkerPage['letters']> {
  const placed = await db
    .selectFrom('live_placements')
    .select(['id', 'startsOn', 'companyId', 'centerId'])
    .where('employeeId', '=', employeeId)
    .orderBy('startsOn', 'desc')
    .limit(LETTERS)
    .execute();
  return (await nameClients(placed, db)).map(({ id, startsOn, companyName, centerName }) => ({
    id,
    startsOn,
    center: [companyName, centerName].filter(Boolean).join(', '),
  }));
}

/** An employee's questions, newest first. */
export const readQuestions = (db: Queries, employeeId: string): Promise<WorkerPage['questions']> =>
  db
    .selectFrom('live_worker_questions')
    .select(['phoneId', 'createdAt', 'question', 'answer'])
    .where('employeeId', '=', employeeId)
    .orderBy('id', 'desc')
    .limit(QUESTIONS)
    .execute();

/** Everything that employees see about themselves on their phone, except the days of months. */
export async function readWorkerPage(db: Queries, { employee }: OpenedLink): Promise<WorkerPage> {
  const { id, name, code, designation, uan, esicNumber } = employee;
  return {
    name,
    code,
    designation,
    uan,
    esicNumber,
    employer: (await currentLetterhead(db)).name,
    payslips: await readPayslips(db, id),
    letters: await readLetters(db, id),
    questions: await readQuestions(db, id),
    today: today(),
  };
}
