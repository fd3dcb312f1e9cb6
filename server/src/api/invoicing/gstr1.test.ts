import Papa from 'papaparse';
import type { Invoice } from 'shared/domain/invoice';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const make = async (over: object) => {
  const whole = { clientName: 'Acme Foods', clientState: '20', clientAddress: '1 Main Road', date: '2025-11-21', taxPercent: 18, items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_010 }] };
  const draft = (await server.call('POST', 'invoices', { ...whole, ...over })).json<Invoice>();
  return (await server.call('POST', `invoices/${draft.id}/issue`)).json<Invoice>();
};
const month = async (name: string) => {
  const { body, headers } = await server.call('GET', `invoices/gstr1.csv?month=${name}`);
  return { headers, rows: Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data };
};

test('the file of a month holds each document that counts, with its taxes, and nothing else', async () => {
  const own = await make({ clientState: '20' });
  const far = await make({ clientGstin: '27AAPFU0939F1ZV' });
  const gone = await make({});
  await server.call('POST', `invoices/${gone.id}/cancel`);
  await make({ date: '2025-12-01' });
  await server.call('POST', 'invoices', { clientName: 'Draft', date: '2025-11-02' });
  await server.call('POST', 'credit-notes', { invoiceId: own.id, date: '2025-11-25', amountPaise: own.totalPaise, reason: 'Not delivered' });
  const late = (await server.call('POST', 'debit-notes', { invoiceId: far.id, date: '2025-11-26', amountPaise: 11_800, reason: 'Overtime' })).json();
  const { headers, rows } = await month('2025-11');
  expect(headers['content-disposition']).toBe('attachment; filename="gstr1-2025-11.csv"');
  const told = rows.map((row) => [row['Document type'], row['Document number'], row['Supply type'], row['Place of supply'], row['Document value'], row['Taxable value'], row.IGST, row.CGST, row['SGST/UTGST'], row['Against invoice']]);
  expect(told).toEqual([
    ['Invoice', own.invoiceNo, 'B2C', 'Jharkhand (20)', '1180.12', '1000.10', '0.00', '90.01', '90.01', ''],
    ['Invoice', far.invoiceNo, 'B2B', 'Maharashtra (27)', '1180.12', '1000.10', '180.02', '0.00', '0.00', ''],
    ['Credit note', 'CN/25-26/0001', 'B2C', 'Jharkhand (20)', '1180.12', '1000.10', '0.00', '90.01', '90.01', own.invoiceNo],
    ['Debit note', late.debitNoteNumber, 'B2B', 'Maharashtra (27)', '118.00', '100.00', '18.00', '0.00', '0.00', far.invoiceNo],
  ]);
});

test('a month without documents is a header', async () => expect((await month('2020-01')).rows).toEqual([]));

test.each(['2025-13', '', 'x'])('a month "%s" is refused', async (name) => {
  expect((await server.call('GET', `invoices/gstr1.csv?month=${name}`)).json().errors[0].path).toBe('month');
});
