import { lawPreview, lawPreviewInput, lawReplay } from 'shared/domain/law/lawPreview';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import { ownAccount } from '../auth/ownAccount';
import { lawRows } from '../law/lawRows';
import { replayAsPaid } from '../law/replayPaid';
import { requirePermission } from '../records/requirePermission';
import { previewLaw } from './previewLaw';

/** The routes of legal rates in addition to a resource's common ones. */
export function lawRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/preview',
    {
      config: requirePermission(lawRows, 'write'),
      schema: {
        summary:
          'What a change of a rate would do to the registers that are not paid, and to documents and dues; nothing is stored',
        body: lawPreviewInput,
        response: { 200: lawPreview },
        refuses: [404, 409],
      },
    },
    (request) => previewLaw(db as Db, request.body, ownAccount(request), actorOf(request)),
  );
  app.post(
    '/replay',
    {
      config: requirePermission(lawRows, 'write'),
      schema: {
        summary: 'The last 24 paid months worked out again by the rows of their days, with the lines that differ',
        response: { 200: lawReplay },
      },
    },
    () => replayAsPaid(db),
  );
}
