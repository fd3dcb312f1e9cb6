import type { FastifyRequest } from 'fastify';
import { MOST_OPEN_QUESTIONS } from 'shared/domain/pay/workerLinks/questionLimits';
import type { workerQuestionSent } from 'shared/domain/pay/workerLinks/workerPage';
import type { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { throttle } from '../../../core/throttle';
import type { Db } from '../../../db/tables';
import { tell } from '../../notifications/notify';
import { createRecord, lockRecord } from '../../records/changes/changeRecord';
import { linkEnded, type OpenedLink } from './openedLink';
import { workerLinks } from './workerLinks';
import { workerQuestions } from './workerQuestions';

/** Limit of questions from one phone. */
const asking = { most: 10, windowMs: 24 * 60 * 60 * 1000 };

/**
 * Stores an employee's question, once, and notifies staff. Throws 409 while too many wait for an answer, 410 if the
 * link was revoked meanwhile, and 429.
 */
export async function storeQuestion(
  db: Db,
  { link, employee }: OpenedLink,
  { id: phoneId, question }: z.infer<typeof workerQuestionSent>,
  request: FastifyRequest,
): Promise<void> {
  const isKnown = await db
    .selectFrom('every_worker_questions')
    .select('id')
    .where('employeeId', '=', employee.id)
    .where('phoneId', '=', phoneId)
    .executeTakeFirst();
  if (isKnown) return;
  await throttle(db, `worker-questions:${link.id}`, asking, 'Too many questions from this phone.');
  const actor = actorOf(request, { id: '', name: employee.name });
  await db.transaction().execute(async (tx) => {
    // Two tabs that send the same question run one after the other.
    const held = await lockRecord(tx, workerLinks, link.id);
    if (held.revokedAt !== null) throw linkEnded();
    const asked = await tx
      .selectFrom('live_worker_questions')
      .select(['phoneId', 'status'])
      .where('employeeId', '=', employee.id)
      .execute();
    if (asked.some((each) => each.phoneId === phoneId)) return;
    if (asked.filter(({ status }) => status === 'Open').length >= MOST_OPEN_QUESTIONS)
      throw conflict(
        'refused',
        `${MOST_OPEN_QUESTIONS} of your questions wait for an answer. Wait for the office, or call it.`,
      );
    const given = { phoneId, answer: '', status: 'Open' as const, answeredAt: null, answeredBy: '' };
    const stored = await createRecord(tx, workerQuestions, { employeeId: employee.id, question }, actor, given);
    await tell(tx, {
      kind: 'compliance.question',
      values: { id: stored.id, name: employee.name, question },
      subject: `${workerQuestions.path}/${stored.id}`,
    });
  });
}
