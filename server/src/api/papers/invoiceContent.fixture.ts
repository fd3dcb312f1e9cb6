import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { documentContent } from './documentContent';
import { invoicePaper } from './invoicePaper';

/** What the PDF of an invoice is set from. */
export const invoiceContent = (...of: Parameters<typeof invoicePaper>): TDocumentDefinitions =>
  documentContent(invoicePaper(...of));
