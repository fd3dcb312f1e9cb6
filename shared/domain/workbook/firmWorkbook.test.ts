import { openTable } from '../tables/openTable';
import { readXlsx } from '../tables/readXlsx';
import { toSheets } from '../tables/toXlsx';
import { firmWorkbook } from './firmWorkbook';
import { isExample, templateLines } from './workbookSheet';

test('the template is an Excel file that is read as it was written: hints, headings, and an example that is told from rows', async () => {
  const sheets = firmWorkbook.map((sheet) => ({ name: sheet.title, lines: templateLines(sheet), headings: 1 }));
  const read = await readXlsx((await toSheets(sheets)).buffer);
  const table = openTable(
    read.map(({ name, lines }) => ({ name, lines: lines.map((cells, place) => ({ line: place + 1, cells })) })),
  );
  expect(table.sheets).toEqual([
    ...['Clients', 'Centers', 'People', 'Placements', 'Leave', 'Advances', 'Salary tax', 'Opening balances'],
    'Number series',
  ]);
  for (const [place, { columns }] of firmWorkbook.entries()) {
    const labels = columns.map(({ label }) => label);
    const { keys, rows, problems } = table.parse(place, (heading) => labels.includes(heading));
    expect([keys, rows.length, problems]).toEqual([labels, 1, []]);
    expect(isExample(rows[0]?.values[labels[0] ?? ''] ?? '')).toBe(true);
  }
  const people = table.parse(2, (heading) => heading === 'Name').rows[0]?.values;
  expect(people).toMatchObject({ Name: 'Example: Anil Mahto', Gross: '18000', 'Joined on': '2025-06-01' });
});
