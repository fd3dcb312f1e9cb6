import { formatMonth } from 'shared/domain/dates/dates';
import {
  type ReverseChargeDocument,
  type ReverseChargeInput,
  reverseChargeInput,
  reverseChargeNames,
  reverseChargeRecord,
} from 'shared/domain/money/purchases/reverseChargeDocument';
import { stateName } from 'shared/domain/records/states';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import { holdTable } from '../../../db/holdTable';
import type { Queries } from '../../../db/tables';
import { isMonthFiled } from '../../duties/filedReturns';
import { differences } from '../../records/changes/audit';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { defineResource } from '../../records/defineResource';
import type { Change } from '../../records/definition';
import { amountCell, csvFields } from '../../records/lists/csvCells';
import { settleReverseCharge } from './settleReverseCharge';

const typed = Object.keys(reverseChargeInput.shape);

/** Why a document can't be changed by hand: it stays as it was issued. */
function refuseChange({
  operation,
  before,
  after,
}: Change<ReverseChargeDocument, ReverseChargeInput>): string | undefined {
  if (before === undefined) return undefined;
  const word = reverseChargeNames[before.kind].toLowerCase();
  if (operation === 'delete')
    return `A ${word} can’t be deleted, because its number would be missing. Cancel it instead.`;
  return Object.keys(differences(typed, before, after)).length > 0
    ? `A ${word} can’t be changed. Cancel it and issue another.`
    : undefined;
}

/**
 * Self-invoices and payment vouchers for bills under reverse charge, each with the next number of its series. One
 * counts once stored; it can be cancelled, but neither changed nor deleted.
 */
export const reverseChargeDocuments = defineResource({
  path: 'reverse-charge-documents',
  table: 'reverse_charge_documents',
  title: 'self-invoice or payment voucher',
  input: reverseChargeInput,
  record: reverseChargeRecord,
  named: ['number', 'supplierName'],
  references: { purchaseId: 'purchases' },
  excludeFromHistory: ['registration', 'financialYear'],
  search: ['supplierName', 'number', 'billNumber', 'amountPaise'],
  order: '-date,-id',
  prepare: async ({ db, operation, after }) => (operation === 'create' ? settleReverseCharge(db, after) : {}),
  refuse: refuseChange,
  csv: {
    Kind: ({ kind }) => reverseChargeNames[kind],
    ...csvFields({ Number: 'number', Date: 'date', Supplier: 'supplierName', GSTIN: 'supplierGstin' }),
    ...csvFields({ Bill: 'billNumber', 'Date of the bill': 'billDate' }),
    'Place of supply': ({ placeOfSupply }) => stateName(placeOfSupply),
    'Taxable value': ({ taxablePaise }) => amountCell(taxablePaise),
    CGST: ({ cgstPaise }) => amountCell(cgstPaise),
    SGST: ({ sgstPaise }) => amountCell(sgstPaise),
    IGST: ({ igstPaise }) => amountCell(igstPaise),
    Amount: ({ amountPaise }) => amountCell(amountPaise),
    Status: ({ cancelledAt }) => (cancelledAt === null ? 'Issued' : 'Cancelled'),
  },
});

/**
 * Cancels a self-invoice or payment voucher, for good; its number stays used, and its bill can get another. Call it in a
 * transaction. Throws 404, and 409 when stale, cancelled already, or counted in a filed return.
 */
export async function cancelReverseCharge(
  tx: Queries,
  id: string,
  version: unknown,
  actor: Actor,
): Promise<ReverseChargeDocument> {
  const document = await lockRecord(tx, reverseChargeDocuments, id, version);
  const word = reverseChargeNames[document.kind].toLowerCase();
  if (document.cancelledAt !== null) throw conflict('refused', `This ${word} is already cancelled.`, document);
  await holdTable(tx, 'obligations');
  if (await isMonthFiled(tx, document))
    throw conflict(
      'refused',
      `The GSTR-1 of ${formatMonth(document.date)} is filed and counts this ${word}, so it stays as issued.`,
      document,
    );
  return storeChange(tx, reverseChargeDocuments, document, { cancelledAt: new Date().toISOString() }, actor);
}
