import {
  questionStatuses,
  type WorkerAnswerInput,
  type WorkerQuestion,
  workerAnswerInput,
} from 'shared/domain/pay/workerLinks/workerQuestion';
import { linkTo } from 'shared/platform';
import { formatInstant, type ResourceDefinition } from 'shared/ui';

/** Employees' questions from their own page. */
export const questions: ResourceDefinition<WorkerQuestion, WorkerAnswerInput> = {
  path: 'worker-questions',
  name: { one: 'question', many: 'questions' },
  title: ({ employeeName }) => `Question of ${employeeName}`,
  texts: { emptyHint: 'Employees ask on the page behind their own link.' },
  search: 'Employee, question or answer',
  defaultSort: '-createdAt',
  filters: [{ name: 'status', label: 'Status', options: questionStatuses }],
  columns: [
    { key: 'question', title: 'Question', wraps: true },
    {
      key: 'employeeId',
      title: 'Employee',
      text: ({ employeeName }) => employeeName,
      to: ({ employeeId }) => linkTo('employee', employeeId),
    },
    { key: 'createdAt', title: 'Asked', sortable: true, text: ({ createdAt }) => formatInstant(createdAt) },
    { key: 'status', title: 'Status', kind: 'status', sortable: true, tones: { Answered: 'good', Open: 'warn' } },
    { key: 'answer', title: 'Answer', wraps: true, priority: 2 },
    { key: 'answeredBy', title: 'Answered by', text: ({ answeredByName }) => answeredByName, priority: 3 },
  ],
  schema: workerAnswerInput,
  fields: [{ name: 'answer', label: 'Answer', kind: 'textarea', required: true }],
};
