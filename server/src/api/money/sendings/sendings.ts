import { type Sending, sendingInput, sendingRecord } from 'shared/domain/money/sendings/sending';
import type { LinkKind } from '../../links/linkMaker';
import { defineResource } from '../../records/defineResource';
import { csvFields } from '../../records/lists/csvCells';
import { requirePermission } from '../../records/requirePermission';

/** Documents on their way to clients; `sendingRoutes` makes them, and the queue sends them. */
export const sendings = defineResource({
  path: 'sendings',
  title: 'sending',
  belongsTo: { company: 'companyId' },
  input: sendingInput,
  record: sendingRecord,
  operations: ['list', 'read'],
  named: ['number', 'subject'],
  references: { companyId: 'companies', madeBy: 'accounts' },
  excludeFromHistory: ['nextAt', 'tries', 'openedTimes'],
  search: ['number', 'clientName', 'to', 'subject'],
  current: { column: 'state', values: ['Draft', 'Waiting', 'Handed over'] },
  prepare: ({ before }): Partial<Sending> =>
    before ? {} : { tries: 0, openedAt: null, openedTimes: 0, revokedAt: null },
  csv: csvFields({
    Document: 'number',
    'Client name': 'clientName',
    To: 'to',
    Subject: 'subject',
    Status: 'state',
    Sent: 'sentAt',
    Opened: 'openedAt',
    'Mail server': 'answer',
  }),
});

/** A document's link shows what its sender may read: `sentDocument` checks the rest. */
export const sendingKind: LinkKind = { links: sendings, needs: [requirePermission(sendings, 'write')] };
