import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { useUrlState } from 'shared/platform';
import { outcomeOf } from './outcome';
import type { ReportRecord } from './row';

const valueOf = (row: Readonly<Record<string, string | number | null>>, key: string) => row[key] ?? '';

function compare(a: ComplianceReportRow, b: ComplianceReportRow, sort: string): number {
  const key = sort.replace(/^-/, '');
  const [left, right] = [valueOf(a, key), valueOf(b, key)];
  const order =
    typeof left === 'number' && typeof right === 'number' ? left - right : String(left).localeCompare(String(right));
  return sort.startsWith('-') ? -order : order;
}

/** The report's rows as in the address: searched, filtered, sorted and paged in the browser, which has them all. */
export function useRowsView(rows: readonly ComplianceReportRow[]) {
  const [url, setUrl] = useUrlState({ q: '', area: '', outcome: '', sort: '', page: 1, size: 10 });
  const words = url.q.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = `${row.title} ${row.period} ${row.reference}`.toLowerCase();
    return (
      (url.area === '' || row.area === url.area) &&
      (url.outcome === '' || outcomeOf(row) === url.outcome) &&
      words.every((word) => text.includes(word))
    );
  });
  const sorted = url.sort === '' ? found : [...found].sort((a, b) => compare(a, b, url.sort));
  const records = sorted.map((row, place): ReportRecord => ({ ...row, id: String(place) }));
  const page = Math.min(Math.max(1, url.page), Math.max(1, Math.ceil(found.length / url.size)));
  const shown = records.slice((page - 1) * url.size, page * url.size);
  return {
    ...url,
    page,
    found: sorted,
    records,
    shown,
    set: (change: Partial<typeof url>) => setUrl({ page: 1, ...change }),
    clear: () => setUrl({ q: '', area: '', outcome: '', page: 1 }),
  };
}
