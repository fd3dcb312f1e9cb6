import { followingNumber } from 'shared/domain/documentNumber';
import { DEFAULT_INVOICE_NO } from 'shared/domain/invoice';
import { anyTable, type Queries } from '../../db/tables';
import { ApiError } from '../core/errors';

const prefix = DEFAULT_INVOICE_NO.replace(/\d+$/, '');

async function isTaken(db: Queries, number: string): Promise<boolean> {
  const row = await anyTable(db)
    .selectFrom('invoices')
    .select('id')
    .where('draftNo', '=', number)
    .where('draftNo', '<>', '')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** The number a new draft begins with: INV-001, or the one after the highest of its kind when that is taken. */
export async function suggestDraftNumber(db: Queries): Promise<string> {
  if (!(await isTaken(db, DEFAULT_INVOICE_NO))) return DEFAULT_INVOICE_NO;
  const rows = await anyTable(db)
    .selectFrom('invoices')
    .select('draftNo')
    .where('draftNo', '>=', `${prefix}0`)
    .where('draftNo', '<', `${prefix}:`)
    .where('draftNo', '<>', '')
    .where('deletedAt', 'is', null)
    .orderBy((order) => order.fn('length', ['draftNo']), 'desc')
    .orderBy('draftNo', 'desc')
    .limit(50)
    .execute();
  const highest =
    rows.map((row) => String(row.draftNo)).find((number) => /^\d+$/.test(number.slice(prefix.length))) ??
    DEFAULT_INVOICE_NO;
  const next = followingNumber(highest);
  return next.length <= 16 ? next : '';
}

/** Throws 409 at the field when another invoice has, or had as a draft, this number. */
export async function refuseTakenNumber(db: Queries, number: string): Promise<void> {
  if (number === '' || !(await isTaken(db, number))) return;
  const msg = `${number} is taken; ${await suggestDraftNumber(db)} is free.`;
  throw new ApiError(409, 'number_taken', msg, { errors: [{ path: 'invoiceNo', msg }] });
}
