import { workerAnswerInput, workerQuestionRecord } from 'shared/domain/pay/workerLinks/workerQuestion';
import { actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { settleNotices } from '../../notifications/followNotices';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { answered } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { workerQuestions } from './workerQuestions';

/** The office's routes of employees' questions: answer them. Under `/worker-questions`. */
export function questionRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/:id/answer',
    {
      config: requirePermission(workerQuestions, 'write'),
      schema: {
        summary: 'Answer an employee’s question; the answer is on their page, and can be changed by another',
        params: byId,
        body: workerAnswerInput,
        response: { 200: workerQuestionRecord },
        refuses: [404],
      },
    },
    (request) => {
      const within = scopeToClient(workerQuestions, request.account);
      const actor = actorOf(request);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, within, request.params.id);
        const given = { status: 'Answered' as const, answeredAt: new Date().toISOString(), answeredBy: actor.id };
        const after = await storeChange(tx, within, before, { ...request.body, ...given }, actor);
        await settleNotices(tx, `${workerQuestions.path}/${after.id}`, actor);
        return answered(workerQuestions, after, tx);
      });
    },
  );
}
