import { toCsv } from 'shared/domain/tables/csv';
import { templateLines } from 'shared/domain/workbook/workbookSheet';
import { downloadFile } from 'shared/platform';
import type { ImportTarget } from './importTarget';

/** Saves a template: a heading line, or a workbook with hints and an example on each sheet. */
export async function saveTemplate(targets: readonly ImportTarget[]): Promise<void> {
  const sheets = targets.flatMap(({ sheet }) => sheet ?? []);
  if (sheets.length > 0) {
    const { toSheets } = await import('shared/domain/tables/toXlsx');
    const lines = sheets.map((sheet) => ({ name: sheet.title, lines: templateLines(sheet), headings: 1 }));
    return downloadFile('firm-template.xlsx', new Blob([await toSheets(lines)]));
  }
  const [{ path, fields } = { path: 'import', fields: [] }] = targets;
  const headings = toCsv(
    [],
    fields.map(({ label }) => label),
  );
  downloadFile(`${path.replaceAll('/', '-')}-template.csv`, new Blob([headings], { type: 'text/csv' }));
}
