import {
  type DeductedRow,
  type Form26asAnswer,
  form26asAnswer,
  form26asInput,
  match26as,
  No26asError,
  type OwnDeduction,
  read26as,
} from 'shared/domain/invoicing/form26as';
import type { ApiOptions } from '../../core/context';
import { conflict } from '../../core/errors';
import type { Api } from '../../core/types';
import type { Queries } from '../../db/tables';

/** A file of 20,000 lines. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Throws 409 for what is no form 26AS. */
function readFile(lines: readonly (readonly string[])[]): DeductedRow[] {
  try {
    return read26as(lines);
  } catch (error) {
    if (error instanceof No26asError) throw conflict('refused', error.message);
    throw error;
  }
}

/** What clients kept back, of receipts and of payments that were entered for an invoice. */
async function ownDeductions(db: Queries): Promise<OwnDeduction[]> {
  const receipts = await db
    .selectFrom('receipts')
    .select(['clientName', 'date', 'tdsPaise as taxPaise'])
    .where('deletedAt', 'is', null)
    .where('isSample', '=', 0)
    .where('tdsPaise', '>', 0)
    .execute();
  const payments = await db
    .selectFrom('payments')
    .innerJoin('invoices', 'invoices.id', 'payments.invoiceId')
    .select(['invoices.clientName', 'payments.date', 'payments.amountPaise as taxPaise'])
    .where('payments.method', '=', 'TDS')
    .where('payments.receiptId', '=', '')
    .where('payments.deletedAt', 'is', null)
    .where('payments.isSample', '=', 0)
    .execute();
  return [...receipts, ...payments];
}

/** Form 26AS beside the tax that clients kept back: compared, and not stored. */
export function form26asRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/form-26as',
    {
      bodyLimit: MAX_BYTES,
      config: { access: 'receipts:read' },
      schema: {
        summary: 'Compare form 26AS with the tax that clients kept back, by client and quarter; nothing is stored',
        body: form26asInput,
        response: { 200: form26asAnswer },
        refuses: [409],
      },
    },
    async (request): Promise<Form26asAnswer> => {
      return { rows: match26as(readFile(request.body.lines), await ownDeductions(db)) };
    },
  );
}
