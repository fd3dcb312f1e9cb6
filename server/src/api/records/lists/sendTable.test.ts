import readXlsx from 'read-excel-file/node';
import { CSV_MARK } from 'shared/domain/tables/csv';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

/** The log gets another line after each export. */
const isLog = (url: string) => url === '/api/audit/export.csv';

/** Parameters that calls need in addition to their path. */
const queries: Record<string, string> = {
  '/api/compliance/report.csv': '?from=2026-04-01&to=2026-06-30',
  '/api/invoices/gstr1.csv': '?month=2026-04',
  '/api/invoices/gst-returns/gstr9.csv': '?year=2025-26',
  '/api/invoices/to-bill.csv': '?month=2026-04',
  '/api/invoices/margins.csv': '?from=2026-04&to=2026-05',
};

const sheetOf = async (path: string) => {
  const { rawPayload } = await server.call('GET', path);
  return (await readXlsx(rawPayload))[0]?.data ?? [];
};

test('every list and report is saved as CSV with the mark of UTF-8, and as an Excel workbook with as many lines', async () => {
  const gets = server.app.apiRoutes.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const files = gets.filter((url) => url.endsWith('.csv') && !url.includes(':') && !isLog(url));
  expect(files.length).toBeGreaterThan(25);
  const [invoice] = (await server.call('GET', 'invoices')).json<{ companyId: string }[]>();
  const known: Record<string, string> = {
    ...queries,
    '/api/invoices/statement.csv': `?companyId=${invoice?.companyId}`,
  };
  for (const url of files) {
    const path = url.replace('/api/', '') + (known[url] ?? '');
    const { body } = await server.call('GET', path);
    expect([url, body.startsWith(CSV_MARK), body.lastIndexOf(CSV_MARK)]).toEqual([url, true, 0]);
    expect([url, (await sheetOf(path.replace('.csv', '.xlsx'))).length]).toEqual([
      url,
      body.trimEnd().split('\r\n').length,
    ]);
  }
});

test('in a workbook amounts and numbers are numbers, days are days, and a text is never a formula', async () => {
  await server.call('POST', 'employees', {
    name: '=HYPERLINK("x")',
    code: '007',
    basicPaise: 1_050_050,
    grossPaise: 1_500_000,
    uan: '100123456789',
    joinedOn: '2026-04-01',
    designation: 'आशा ₹\u0001',
  });
  const [headings, line] = await sheetOf('employees/export.xlsx?code=007');
  const cells = Object.fromEntries((headings ?? []).map((heading, column) => [String(heading), line?.[column]]));
  expect(cells).toMatchObject({
    Name: '=HYPERLINK("x")',
    'Employee code': '007',
    Designation: 'आशा ₹',
    'Basic a month': 10_500.5,
    UAN: '100123456789',
    'Joined on': new Date('2026-04-01T00:00:00Z'),
    'Left on': null,
  });
});
