import { z } from 'zod';
import { recordOf } from '../../records/recordFields';
import { text } from '../../records/validation';
import { QUESTION_LENGTH } from './questionLimits';

/** Whether the office has answered. */
export const questionStatuses = ['Open', 'Answered'] as const;

/** What an employee asks the office on their own page. */
export const workerQuestionInput = z.object({
  employeeId: text('employee', 64),
  question: text('question', QUESTION_LENGTH),
});

/** What the office answers. */
export const workerAnswerInput = z.object({ answer: text('answer', QUESTION_LENGTH) });
export type WorkerAnswerInput = z.infer<typeof workerAnswerInput>;

/** A question as the office sees it. */
export const workerQuestionRecord = /* @__PURE__ */ recordOf(workerQuestionInput, () => ({
  /** What the phone calls it: sent again, it is the same question. */
  phoneId: z.string(),
  answer: z.string(),
  status: z.enum(questionStatuses),
  /** When it was answered; an ISO 8601 instant, UTC. */
  answeredAt: z.string().nullable(),
  answeredBy: z.string(),
  answeredByName: z.string(),
  employeeName: z.string(),
}));
export type WorkerQuestion = z.infer<typeof workerQuestionRecord>;
