import type { TDocumentDefinitions } from 'pdfmake/interfaces';
import { documentContent } from './documentContent';
import { invoicePaper } from './invoicePaper';

/** The content of an invoice's PDF. */
export const invoiceContent = (...of: Parameters<typeof invoicePaper>): TDocumentDefinitions =>
  documentContent(invoicePaper(...of));
