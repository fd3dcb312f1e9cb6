import { eInvoiceOfDocument } from 'shared/domain/money/eInvoices/eInvoiceAnswers';
import type { ApiOptions } from '../../../core/context';
import { byId } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { ApiRecord, Resource } from '../../records/definition';
import { requirePermission } from '../../records/requirePermission';
import { registeredAt } from './registeredAt';

/** `GET <path>/:id/e-invoice`: the invoice portal's registration of a document. */
export function registeredRoute<S extends ApiRecord, A extends S, I>(
  app: Api,
  { db }: ApiOptions,
  documents: Resource<S, A, I>,
): void {
  app.get(
    '/:id/e-invoice',
    {
      config: requirePermission(documents, 'read'),
      schema: {
        summary: 'What the invoice portal gave the document; null where it gave nothing, or cancelled it',
        params: byId,
        response: { 200: eInvoiceOfDocument },
      },
    },
    async ({ params }) => ({ registered: (await registeredAt(db, params.id)) ?? null }),
  );
}
