import { lowersTax } from 'shared/domain/creditLimit';
import { creditNoteInput } from 'shared/domain/creditNote';
import { formatMonth, today } from 'shared/domain/dates';
import { debitNoteInput } from 'shared/domain/debitNote';
import { financialYearOf } from 'shared/domain/financialYear';
import type { IssuedLetterhead } from 'shared/domain/letterhead';
import type { NoteKind } from 'shared/domain/note';
import { noteTax } from 'shared/domain/noteTax';
import type { z } from 'zod';
import { type ApiOptions } from '../core/context';
import { byId, pdfFile } from '../core/routeSchemas';
import type { Api } from '../core/types';
import { differences } from '../resource/audit';
import { amountCell } from '../resource/csvCells';
import { untypedResource } from '../resource/defineResource';
import type { Change, Resource } from '../resource/definition';
import { actRoute } from './actRoute';
import { letterheadForIssue } from './currentLetterhead';
import { nextDocumentNumber } from './documentSeries';
import { noteSamples } from './invoiceSamples';
import { isFiled } from './isFiled';
import { lockInvoice } from './lockInvoice';
import { checkDebitCancel, checkNote, checkNoteNumber, type NewNote } from './noteRules';
import { copyQuery } from './pdf/copyQuery';
import { sendNotePdf } from './pdf/sendNotePdf';
import { settleInvoice } from './settleInvoice';

/** What credit and debit notes differ in. */
interface Kind {
  kind: NoteKind;
  input: z.ZodObject;
}

/**
 * Notes against issued invoices. A note counts from the moment it is stored, with the next number of its own series
 * or one that was typed; it can be cancelled, but neither changed nor deleted.
 */
function noteResource({ kind, input }: Kind): Resource {
  const [table, title, numberField] = [`${kind}_notes`, `${kind} note`, `${kind}NoteNumber`];
  const prepare = async ({ operation, after, db }: Change): Promise<Record<string, unknown>> => {
    const note = after as unknown as NewNote;
    const invoice = await lockInvoice(db, note.invoiceId);
    if (operation !== 'create') return {};
    checkNote(kind, note, invoice);
    const typed = String(after[numberField]);
    const letterhead = (after.letterhead as IssuedLetterhead | undefined) ?? (await letterheadForIssue(db));
    if (typed !== '') await checkNoteNumber(db, kind, table, numberField, typed, note.date);
    const number = typed || (await nextDocumentNumber(db, kind, note.date));
    const tax =
      kind === 'credit' && !lowersTax(String(invoice.date), note.date)
        ? { taxablePaise: note.amountPaise, taxLines: [] }
        : noteTax(note.amountPaise, invoice);
    return {
      ...tax,
      [numberField]: number,
      invoiceId: invoice.id,
      invoiceNo: invoice.invoiceNo,
      clientName: invoice.clientName,
      financialYear: financialYearOf(note.date),
      letterhead,
      cancelledAt: null,
    };
  };
  const refuse = async ({ operation, before, after, db }: Change): Promise<string | undefined> => {
    if (before === undefined) return undefined;
    if (operation === 'delete') return `A ${title} cannot be deleted: its number would be missing. Cancel it.`;
    if (Object.keys(differences(Object.keys(input.shape), before, after)).length > 0)
      return `A ${title} cannot be changed; cancel it and write another.`;
    if (before.cancelledAt !== null && after.cancelledAt !== before.cancelledAt)
      return `This ${title} is cancelled already.`;
    const note = before as unknown as NewNote;
    if (after.cancelledAt !== before.cancelledAt && (await isFiled(db, note.date)))
      return `The GSTR-1 of ${formatMonth(note.date)} is filed with this ${title}, and stays so; write a ${kind === 'credit' ? 'debit' : 'credit'} note instead.`;
    if (kind === 'debit' && after.cancelledAt !== before.cancelledAt)
      checkDebitCancel(note, await lockInvoice(db, note.invoiceId));
    return undefined;
  };
  return untypedResource({
    path: `${kind}-notes`,
    table,
    title,
    input,
    stored: ['clientName', 'invoiceNo', 'financialYear', 'letterhead', 'taxablePaise', 'taxLines', 'cancelledAt'],
    kinds: { amountPaise: 'number', letterhead: 'json', taxablePaise: 'number', taxLines: 'json' },
    named: [numberField, 'clientName'],
    refers: { invoiceId: 'invoices' },
    quiet: ['invoiceNo'],
    search: ['clientName', numberField, 'invoiceNo', 'reason'],
    found: {
      kind: `${kind === 'credit' ? 'Credit' : 'Debit'} note`,
      detail: ['clientName', 'reason'],
      page: ({ id }) => `/dashboard/invoicing/${kind}/${id}`,
    },
    prepare,
    refuse,
    after: async ({ after, actor, db }) => settleInvoice(db, String(after.invoiceId), actor),
    csv: {
      'Client name': (note) => String(note.clientName),
      [`${kind === 'credit' ? 'Credit' : 'Debit'} note number`]: (note) => String(note[numberField]),
      'Invoice number': (note) => String(note.invoiceNo),
      Date: (note) => String(note.date),
      'Taxable value': (note) => amountCell(note.taxablePaise),
      Amount: (note) => amountCell(note.amountPaise),
      Reason: (note) => String(note.reason),
      Status: (note) => (note.cancelledAt === null ? 'Issued' : 'Cancelled'),
    },
    seed: () => noteSamples(kind, today()),
  });
}

/** What is taken back from issued invoices. */
export const creditNotes = noteResource({ kind: 'credit', input: creditNoteInput });
/** What is added to issued invoices. */
export const debitNotes = noteResource({ kind: 'debit', input: debitNoteInput });

/** What notes have beside a resource's common calls: they are cancelled, and printed. */
export const noteRoutes =
  (definition: Resource, kind: NoteKind) =>
  (app: Api, options: ApiOptions): void => {
    actRoute(app, options, definition, 'cancel');
    app.get(
      '/:id/pdf',
      {
        schema: {
          summary: `A ${definition.title} as PDF: the client’s original, or the duplicate that stays`,
          params: byId,
          querystring: copyQuery,
          response: { 200: pdfFile },
        },
      },
      async (request, reply) => sendNotePdf(options.db, definition, kind, request.params.id, request.query.copy, reply),
    );
  };
