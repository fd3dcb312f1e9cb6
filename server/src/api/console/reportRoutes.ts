import { reportInput } from 'shared/domain/report';
import { reportFiles } from 'shared/domain/reportFiles';
import { covers } from 'shared/domain/right';
import { lacksRight } from '../auth/guard';
import { ownAccount } from '../auth/ownAccount';
import type { ApiOptions } from '../core/context';
import { byId, csvFile } from '../core/routeSchemas';
import { type Api } from '../core/types';
import { unknownRecord } from '../resource/changeRecord';
import { mayDo } from '../resource/mayDo';
import { findRecord } from '../resource/selectRecords';
import { reportRows } from './reportRows';
import { reports } from './reports';

/** `GET /reports/:id/download`: a report's file. */
export async function reportRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  app.get(
    '/reports/:id/download',
    {
      config: mayDo(reports, 'export'),
      schema: { summary: 'The file of a report, as CSV', params: byId, response: { 200: csvFile } },
    },
    async (request, reply) => {
      const record = await findRecord(db, reports, request.params.id);
      if (!record) throw unknownRecord(reports);
      const { kind } = reportInput.pick({ kind: true }).parse(record);
      if (kind === 'compliance' && !covers(ownAccount(request).granted, 'compliance:export'))
        throw await lacksRight(db, request, 'compliance:export');
      return reply
        .type('text/csv; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${reportFiles[kind]}"`)
        .send(await reportRows[kind](db));
    },
  );
}
