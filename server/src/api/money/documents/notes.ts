import { today } from 'shared/domain/dates/dates';
import {
  type CreditNote,
  type CreditNoteInput,
  creditNoteInput,
  creditNoteRecord,
  type DebitNote,
  type DebitNoteInput,
  debitNoteInput,
  debitNoteRecord,
  type Note,
  type NoteKind,
} from 'shared/domain/money/documents/note';
import type { Actor } from '../../../core/actorOf';
import { conflict } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import { filedProblem } from '../../duties/filedReturns';
import { differences } from '../../records/changes/audit';
import { lockRecord, storeChange } from '../../records/changes/changeRecord';
import { defineResource } from '../../records/defineResource';
import type { Change, Resource } from '../../records/definition';
import { amountCell } from '../../records/lists/csvCells';
import { registeredProblem } from '../eInvoices/registeredAt';
import { dropSharesOfNote } from './billedShares';
import { noteSamples } from './invoiceSamples';
import { invoices } from './invoices';
import { creditedProblem, settleNote } from './settleNote';

type NoteChange =
  | Change<Omit<CreditNote, 'companyId'>, CreditNoteInput>
  | Change<Omit<DebitNote, 'companyId'>, DebitNoteInput>;

/** Why a note can't be changed by hand: it stays as written. */
function refuseChange(kind: NoteKind, { operation, before, after }: NoteChange): string | undefined {
  if (before === undefined) return undefined;
  if (operation === 'delete')
    return `A ${kind} note can’t be deleted, because its number would be missing. Cancel it instead.`;
  const typed = Object.keys((kind === 'credit' ? creditNoteInput : debitNoteInput).shape);
  return Object.keys(differences(typed, before, after)).length > 0
    ? `A ${kind} note can’t be changed. Cancel it and write another.`
    : undefined;
}

/** Notes with their clients, from their invoices. */
async function withCompany<N extends Note>(notes: readonly N[], db: Queries): Promise<(N & { companyId: string })[]> {
  if (notes.length === 0) return [];
  const ids = [...new Set(notes.map(({ invoiceId }) => invoiceId))];
  const rows = await db.selectFrom('every_invoices').select(['id', 'companyId']).where('id', 'in', ids).execute();
  const companies = new Map(rows.map(({ id, companyId }) => [id, companyId]));
  return notes.map((note) => ({ ...note, companyId: companies.get(note.invoiceId) ?? '' }));
}

const common = { references: { invoiceId: 'invoices' }, excludeFromHistory: ['invoiceNo', 'registration'] } as const;

const csv = {
  'Invoice number': ({ invoiceNo }: Note) => invoiceNo,
  Date: ({ date }: Note) => date,
  'Taxable value': ({ taxablePaise }: Note) => amountCell(taxablePaise),
  'Round-off': ({ roundOffPaise }: Note) => amountCell(roundOffPaise),
  Amount: ({ amountPaise }: Note) => amountCell(amountPaise),
  'Reason code': ({ reasonCode }: Note) => reasonCode,
  Reason: ({ reason }: Note) => reason,
  Status: ({ cancelledAt }: Note) => (cancelledAt === null ? 'Issued' : 'Cancelled'),
};

/**
 * Credits against issued invoices. A note counts from the moment it is stored, with the next number of its own
 * series or one that was typed; it can be cancelled, but neither changed nor deleted.
 */
export const creditNotes = defineResource({
  ...common,
  path: 'credit-notes',
  belongsTo: { other: { column: 'invoiceId', by: () => invoices } },
  table: 'credit_notes',
  title: 'credit note',
  input: creditNoteInput,
  record: creditNoteRecord,
  derived: ['companyId'],
  derive: withCompany,
  named: ['creditNoteNumber', 'clientName'],
  search: ['clientName', 'creditNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  prepare: async (change) => {
    if (change.operation !== 'create') return {};
    const { number, fields } = await settleNote(change, 'credit', change.after.creditNoteNumber);
    return { ...fields, creditNoteNumber: number };
  },
  refuse: (change) => refuseChange('credit', change),
  csv: {
    'Client name': ({ clientName }) => clientName,
    'Credit note number': ({ creditNoteNumber }) => creditNoteNumber,
    ...csv,
  },
  seed: () => noteSamples('credit', today()),
});

/** Debit notes: charges on top of issued invoices. */
export const debitNotes = defineResource({
  ...common,
  path: 'debit-notes',
  belongsTo: { other: { column: 'invoiceId', by: () => invoices } },
  table: 'debit_notes',
  title: 'debit note',
  input: debitNoteInput,
  record: debitNoteRecord,
  derived: ['companyId'],
  derive: withCompany,
  named: ['debitNoteNumber', 'clientName'],
  search: ['clientName', 'debitNoteNumber', 'invoiceNo', 'reason', 'amountPaise'],
  prepare: async (change) => {
    if (change.operation !== 'create') return {};
    const { number, fields } = await settleNote(change, 'debit', change.after.debitNoteNumber);
    return { ...fields, debitNoteNumber: number };
  },
  refuse: (change) => refuseChange('debit', change),
  csv: {
    'Client name': ({ clientName }) => clientName,
    'Debit note number': ({ debitNoteNumber }) => debitNoteNumber,
    ...csv,
  },
  seed: () => noteSamples('debit', today()),
});

/**
 * Cancels a note, for good; its number stays used, and its invoice's totals are updated. Call it in a transaction.
 * `version` is the one the user saw. Throws 404, and 409 when stale, cancelled already, reported in a filed return, or
 * credited since.
 */
export async function cancelNote<S extends Note, A extends S, I>(
  tx: Queries,
  notes: Resource<S, A, I>,
  kind: NoteKind,
  id: string,
  version: unknown,
  actor: Actor,
): Promise<S> {
  const note = await lockRecord(tx, notes, id, version);
  if (note.cancelledAt !== null) throw conflict('refused', `This ${kind} note is already cancelled.`, note);
  const instead = `${kind === 'credit' ? 'debit' : 'credit'} note`;
  const problem =
    (await filedProblem(tx, note, `${kind} note`, instead)) ??
    (await registeredProblem(tx, id, instead)) ??
    (kind === 'debit' ? await creditedProblem(tx, note) : undefined);
  if (problem !== undefined) throw conflict('refused', problem, note);
  await dropSharesOfNote(tx, id);
  const cancelled: Partial<Note> = { cancelledAt: new Date().toISOString() };
  return storeChange(tx, notes, note, cancelled as Partial<S>, actor);
}
