import { api, downloadFile } from 'shared/platform';
import type { ShownInvoice } from './shownTones';

const ids = (rows: readonly ShownInvoice[]) => rows.map((row) => row.id).join(',');

/** Saves an invoice's PDF, which the server sets, under its number. */
export async function downloadPdf(invoice: Pick<ShownInvoice, 'id' | 'invoiceNo'>): Promise<void> {
  downloadFile(`${(invoice.invoiceNo || 'draft').replaceAll('/', '-')}.pdf`, await api.download(`invoices/${invoice.id}/pdf`));
}

/** Saves the chosen invoices' PDFs as one archive. */
export async function downloadPdfs(rows: readonly ShownInvoice[]): Promise<void> {
  downloadFile('invoices.zip', await api.download('invoices/pdfs.zip', { query: { ids: ids(rows) } }));
}

/** Saves the chosen invoices as CSV. */
export async function downloadCsv(rows: readonly ShownInvoice[]): Promise<void> {
  downloadFile('invoices.csv', await api.download('invoices/export.csv', { query: { id: ids(rows) } }));
}
