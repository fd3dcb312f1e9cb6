import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import type { DocumentPaper } from 'shared/domain/papers/copyMark';
import { api, downloadFile } from 'shared/platform';
import type { BulkChosen, ExportFormat } from 'shared/ui';

const ids = (rows: readonly { id: string }[]) => rows.map((row) => row.id).join(',');

/** Saves an invoice's PDF from the server under the invoice's number; by default the client's original. */
export async function downloadPdf(
  invoice: Pick<InvoiceView, 'id' | 'invoiceNo'>,
  copy: DocumentPaper = 'original',
): Promise<void> {
  const name = (invoice.invoiceNo || 'draft').replaceAll('/', '-') + (copy === 'original' ? '' : `-${copy}`);
  downloadFile(`${name}.pdf`, await api.download(`invoices/${invoice.id}/pdf`, { query: { copy } }));
}

/** The maximum number of invoices in one archive. */
const MOST_TOGETHER = 100;

/** Saves the chosen invoices' PDFs as an archive, or as several when they exceed the maximum. */
export async function downloadPdfs(rows: readonly { id: string }[]): Promise<void> {
  const parts = Math.ceil(rows.length / MOST_TOGETHER);
  for (let part = 1; part <= parts; part += 1) {
    const own = rows.slice((part - 1) * MOST_TOGETHER, part * MOST_TOGETHER);
    const archive = await api.download('invoices/pdfs.zip', { query: { ids: ids(own) } });
    downloadFile(parts === 1 ? 'invoices.zip' : `invoices-${part}-of-${parts}.zip`, archive);
  }
}

/** Saves the chosen invoices as a list. */
export const downloadList =
  (format: ExportFormat) =>
  async (rows: readonly { id: string }[], { isEverything, query }: BulkChosen): Promise<void> =>
    downloadFile(
      `invoices.${format}`,
      await api.download(`invoices/export.${format}`, { query: isEverything ? query : { id: ids(rows) } }),
    );
