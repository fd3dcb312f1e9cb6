import { today } from 'shared/domain/dates/dates';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { totalsUnder } from 'shared/domain/money/documents/invoiceTotals';
import type { PortalCheck } from 'shared/domain/money/documents/invoicingAnswers';
import type { Note, NoteKind } from 'shared/domain/money/documents/note';
import { type EDocument, eDocumentOfInvoice, eDocumentOfNote } from 'shared/domain/money/eInvoices/eDocument';
import type { Queries } from '../../../db/tables';
import { amountsOf } from '../documents/prepareInvoice';
import { eInvoiceMarks } from './eInvoiceMarks';
import { readInv01 } from './readInv01';

/** Any number that the portal accepts: a document is checked before it gets one. */
const ANY_NUMBER = 'A1';

/** A note before it has its number. */
export type UnnumberedNote = Pick<
  Note,
  'date' | 'lines' | 'amountPaise' | 'taxablePaise' | 'taxLines' | 'roundOffPaise' | 'letterhead'
>;

async function checked(db: Queries, document: EDocument | null): Promise<PortalCheck> {
  if (document === null) return { isNeeded: false, problems: [] };
  const [told] = await readInv01(db, [document]);
  const { makesEInvoices = false } = await eInvoiceMarks(db, document.registration, document.date);
  return { isNeeded: makesEInvoices, problems: told?.problems ?? [] };
}

/** The e-invoice portal's problems with a draft under this letterhead, and whether it needs an IRN. */
export const portalCheck = (db: Queries, draft: Invoice, letterhead: IssuedLetterhead): Promise<PortalCheck> =>
  checked(
    db,
    eDocumentOfInvoice({
      ...draft,
      date: draft.date ?? today(),
      ...amountsOf(draft, totalsUnder(letterhead)),
      status: 'issued',
      invoiceNo: ANY_NUMBER,
      registration: letterhead.gstin,
      letterhead,
    }),
  );

/** The same for a note on an issued invoice. */
export const portalCheckOfNote = (
  db: Queries,
  kind: NoteKind,
  note: UnnumberedNote,
  invoice: Invoice,
): Promise<PortalCheck> =>
  checked(
    db,
    eDocumentOfNote(
      kind,
      {
        ...note,
        id: '',
        number: ANY_NUMBER,
        registration: invoice.registration,
        isSample: invoice.isSample === true,
        cancelledAt: null,
      },
      invoice,
    ),
  );
