import {
  type WorkerQuestion,
  workerQuestionInput,
  workerQuestionRecord,
} from 'shared/domain/pay/workerLinks/workerQuestion';
import type { Queries } from '../../../db/tables';
import { employees } from '../../people/employees/employees';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { namePeople } from './namePeople';

type Stored = Omit<WorkerQuestion, 'answeredByName' | 'employeeName'>;

async function describe(questions: Stored[], db: Queries): Promise<WorkerQuestion[]> {
  const nameOf = await namePeople(db, {
    employees: questions.map(({ employeeId }) => employeeId),
    accounts: questions.map(({ answeredBy }) => answeredBy),
  });
  return questions.map((question) => ({
    ...question,
    employeeName: nameOf('employees', question.employeeId),
    answeredByName: nameOf('accounts', question.answeredBy),
  }));
}

/** Employees' questions from their own page. `workerRoutes` receives them; the office answers them. */
export const workerQuestions = defineResource({
  path: 'worker-questions',
  table: 'worker_questions',
  title: 'question',
  named: ['question'],
  input: workerQuestionInput,
  record: workerQuestionRecord,
  derived: ['answeredByName', 'employeeName'],
  excludeFromHistory: ['phoneId'],
  references: { employeeId: 'employees', answeredBy: 'accounts' },
  belongsTo: { other: { column: 'employeeId', by: () => employees } },
  current: { column: 'status', values: ['Open'] },
  search: ['question', 'answer'],
  searchIn: { column: 'employeeId', by: () => employees },
  operations: ['list', 'read'],
  derive: describe,
  csv: csvFields({
    Asked: 'createdAt',
    Employee: 'employeeName',
    Question: 'question',
    Status: 'status',
    Answer: 'answer',
    'Answered by': 'answeredByName',
    Answered: 'answeredAt',
  }),
});
