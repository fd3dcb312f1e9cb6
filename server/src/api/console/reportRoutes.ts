import { covers } from 'shared/domain/accounts/right';
import { reportInput } from 'shared/domain/console/report';
import { reportFiles } from 'shared/domain/console/reportFiles';
import type { ApiOptions } from '../../core/context';
import { byId } from '../../core/routeSchemas';
import { type Api } from '../../core/types';
import { lacksRight } from '../auth/guard';
import { ownAccount } from '../auth/ownAccount';
import { unknownRecord } from '../records/changes/changeRecord';
import { findRecord } from '../records/lists/selectRecords';
import { linesOf, sendTable, tableKinds } from '../records/lists/sendTable';
import { requirePermission } from '../records/requirePermission';
import { reportRows } from './reportRows';
import { reports } from './reports';

/** `GET /reports/:id/download` and `/reports/:id/download.xlsx`: a report's file. */
export async function reportRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  for (const [ending, format] of [
    ['', 'csv'],
    ['.xlsx', 'xlsx'],
  ] as const)
    app.get(
      `/reports/:id/download${ending}`,
      {
        config: requirePermission(reports, 'export'),
        schema: {
          summary: `The file of a report, as ${tableKinds[format].words}`,
          params: byId,
          response: { 200: tableKinds[format].answer },
        },
      },
      async (request, reply) => {
        const record = await findRecord(db, reports, request.params.id);
        if (!record) throw unknownRecord(reports);
        const { kind } = reportInput.pick({ kind: true }).parse(record);
        if (kind === 'compliance' && !covers(ownAccount(request).granted, 'compliance:export'))
          throw await lacksRight(db, request, 'compliance:export');
        return sendTable(reply, format, reportFiles[kind].replace(/\.csv$/, ''), linesOf(await reportRows[kind](db)));
      },
    );
}
