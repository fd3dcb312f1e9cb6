/** One data row of a CSV file with the line it begins on in the file; the header is line 1. */
export interface CsvRow {
  line: number;
  cells: Record<string, string>;
}

/** Reads CSV text whose first row names the columns. The parser is fetched when the first file is read. */
export async function readCsv(text: string): Promise<{ heads: string[]; rows: CsvRow[] }> {
  const { default: Papa } = await import('papaparse');
  const parsed = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { skipEmptyLines: 'greedy' });
  const [heads = [], ...body] = parsed.data.map((cells) => cells.map((cell) => cell.trim()));
  return { heads, rows: body.map((cells, index) => ({ line: index + 2, cells: Object.fromEntries(heads.map((head, column) => [head, cells[column] ?? ''])) })) };
}
