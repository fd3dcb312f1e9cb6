import { oneOf } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import { byId, pdfFile, sameFile } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { actRoute, cancelSummary, seen } from '../../records/actRoute';
import { unknownRecord } from '../../records/changes/changeRecord';
import { findRecord } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { sendReverseChargePdf } from '../documents/sendPdf';
import { cancelReverseCharge, reverseChargeDocuments } from './reverseChargeDocuments';

/** The routes of self-invoices and payment vouchers in addition to a resource's common ones. */
export function reverseChargeRoutes(app: Api, options: ApiOptions): void {
  actRoute(app, options, reverseChargeDocuments, {
    name: 'cancel',
    summary: cancelSummary,
    body: seen,
    act: (tx, id, { version }, actor) => cancelReverseCharge(tx, id, version, actor),
  });
  app.get(
    '/:id/pdf',
    {
      config: requirePermission(reverseChargeDocuments, 'read'),
      schema: {
        summary: 'A self-invoice or payment voucher as PDF: as issued; or marked as cancelled',
        params: byId,
        querystring: z.object({ copy: oneOf('copy', ['original', 'cancelled']).default('original') }),
        response: { 200: pdfFile, 304: sameFile },
        refuses: [409],
      },
    },
    async ({ params, query }, reply) => {
      const document = await findRecord(options.db, reverseChargeDocuments, params.id);
      if (!document) throw unknownRecord(reverseChargeDocuments);
      return sendReverseChargePdf(options.db, document, query.copy, reply);
    },
  );
}
