import type { DocumentPaper } from 'shared/domain/copyMark';
import type { ShownInvoice } from 'shared/domain/invoice';
import { api, downloadFile } from 'shared/platform';
import type { ExportFormat } from 'shared/ui';

const ids = (rows: readonly ShownInvoice[]) => rows.map((row) => row.id).join(',');

/** Saves a paper of an invoice, which the server sets, under its number; by default the client's original. */
export async function downloadPdf(
  invoice: Pick<ShownInvoice, 'id' | 'invoiceNo'>,
  copy: DocumentPaper = 'original',
): Promise<void> {
  const name = (invoice.invoiceNo || 'draft').replaceAll('/', '-') + (copy === 'original' ? '' : `-${copy}`);
  downloadFile(`${name}.pdf`, await api.download(`invoices/${invoice.id}/pdf`, { query: { copy } }));
}

/** Saves the chosen invoices' PDFs as one archive. */
export async function downloadPdfs(rows: readonly ShownInvoice[]): Promise<void> {
  downloadFile('invoices.zip', await api.download('invoices/pdfs.zip', { query: { ids: ids(rows) } }));
}

/** Saves the chosen invoices as a list. */
export const downloadList =
  (format: ExportFormat) =>
  async (rows: readonly ShownInvoice[]): Promise<void> =>
    downloadFile(`invoices.${format}`, await api.download(`invoices/export.${format}`, { query: { id: ids(rows) } }));
