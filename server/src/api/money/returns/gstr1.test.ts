import Papa from 'papaparse';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterAll(() => server.close());

const make = async (over: object) => {
  const whole = {
    clientName: 'Acme Foods',
    clientState: '20',
    clientAddress: '1 Main Road',
    date: '2025-11-21',
    taxPercent: 18,
    items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_010 }],
  };
  const draft = (await server.call('POST', 'invoices', { ...whole, ...over })).json<Invoice>();
  return (await server.call('POST', `invoices/${draft.id}/issue`)).json<Invoice>();
};
const month = async (name: string) => {
  const { body, headers } = await server.call('GET', `invoices/gstr1.csv?month=${name}`);
  return { headers, rows: Papa.parse<Record<string, string>>(body, { header: true, skipEmptyLines: true }).data };
};

const part = async (name: string, of: string) => {
  const { body } = await server.call('GET', `invoices/gstr1.csv?month=${name}&part=${of}`);
  return Papa.parse<string[]>(body.trim()).data.slice(1);
};

test('supplies are added up by SAC less what was credited, registered clients apart since May 2025', async () => {
  const lines = [
    { description: 'Loaders', quantity: 2, pricePaise: 100_000 },
    { description: 'Guards', sac: '998525', quantity: 3, pricePaise: 100_000 },
  ];
  await make({ date: '2025-04-30', items: lines });
  await make({ date: '2025-05-10', clientGstin: '27AAPFU0939F1ZV', items: lines });
  const own = await make({ date: '2025-05-11', items: lines });
  await server.call('POST', 'credit-notes', {
    invoiceId: own.id,
    date: '2025-05-20',
    amountPaise: 118_000,
    reason: 'Half',
  });
  expect((await part('2025-05', 'sac')).map((row) => [0, 1, 4, 5, 7, 8, 9, 10].map((at) => row[at]))).toEqual([
    ['B2B', '998513', '0', '2360.00', '2000.00', '360.00', '0.00', '0.00'],
    ['B2B', '998525', '0', '3540.00', '3000.00', '540.00', '0.00', '0.00'],
    ['B2C', '998513', '0', '1888.00', '1600.00', '0.00', '144.00', '144.00'],
    ['B2C', '998525', '0', '2832.00', '2400.00', '0.00', '216.00', '216.00'],
  ]);
  expect((await part('2025-04', 'sac')).map((row) => row[0])).toEqual(['All', 'All']);
});

test('the file of a month holds each document that counts, with its taxes, and nothing else', async () => {
  const own = await make({ clientState: '20' });
  const far = await make({ clientGstin: '27AAPFU0939F1ZV' });
  const gone = await make({});
  await server.call('POST', `invoices/${gone.id}/cancel`);
  await make({ date: '2025-12-01' });
  await server.call('POST', 'invoices', { clientName: 'Draft', date: '2025-11-02' });
  await server.call('POST', 'credit-notes', {
    invoiceId: own.id,
    date: '2025-11-25',
    amountPaise: own.totalPaise,
    reason: 'Not delivered',
  });
  const late = (
    await server.call('POST', 'debit-notes', {
      invoiceId: far.id,
      date: '2025-11-26',
      amountPaise: 11_800,
      reason: 'Overtime',
    })
  ).json();
  const { headers, rows } = await month('2025-11');
  expect(headers['content-disposition']).toBe('attachment; filename="gstr1-2025-11.csv"');
  const told = rows.map((row) => [
    row['Document type'],
    row['Document number'],
    row['Supply type'],
    row['Place of supply'],
    row['Document value'],
    row['Taxable value'],
    row.IGST,
    row.CGST,
    row['SGST/UTGST'],
    row['Against invoice'],
  ]);
  expect(told).toEqual([
    ['Invoice', own.invoiceNo, 'B2CS', 'Jharkhand (20)', '1180.12', '1000.10', '0.00', '90.01', '90.01', ''],
    ['Invoice', far.invoiceNo, 'B2B', 'Maharashtra (27)', '1180.12', '1000.10', '180.02', '0.00', '0.00', ''],
    [
      'Credit note',
      'CN/25-26/0002',
      'B2CS',
      'Jharkhand (20)',
      '1180.12',
      '1000.10',
      '0.00',
      '90.01',
      '90.01',
      own.invoiceNo,
    ],
    [
      'Debit note',
      late.debitNoteNumber,
      'CDNR',
      'Maharashtra (27)',
      '118.00',
      '100.00',
      '18.00',
      '0.00',
      '0.00',
      far.invoiceNo,
    ],
  ]);
});

test('services are counted in no unit: the unit is NA, the quantity 0', async () => {
  await make({
    date: '2026-05-10',
    items: [{ description: 'Loaders', quantity: 26, unit: 'DAY', pricePaise: 100_000 }],
  });
  expect((await part('2026-05', 'sac')).map((row) => [row[3], row[4]])).toEqual([['NA', '0']]);
});

test('the documents issued are told by series, the cancelled ones too', async () => {
  const first = await make({ date: '2024-06-01' });
  const second = await make({ date: '2024-06-02' });
  await make({ date: '2024-06-03', taxPercent: 0, taxTreatment: 'exempt' });
  await server.call('POST', `invoices/${second.id}/cancel`);
  await server.call('POST', 'credit-notes', {
    invoiceId: first.id,
    date: '2024-06-20',
    amountPaise: 100,
    reason: 'Late',
  });
  expect(await part('2024-06', 'documents')).toEqual([
    ['Invoices for outward supply', 'BOS/24-25/0001', 'BOS/24-25/0001', '1', '0', '1'],
    ['Invoices for outward supply', 'INV/24-25/0001', 'INV/24-25/0002', '2', '1', '1'],
    ['Credit Note', 'CN/24-25/0001', 'CN/24-25/0001', '1', '0', '1'],
  ]);
});

test('what was in a filed month is not cancelled, and the month stays as it was filed', async () => {
  const invoice = await make({ date: '2024-08-05' });
  const note = (
    await server.call('POST', 'credit-notes', {
      invoiceId: invoice.id,
      date: '2024-08-20',
      amountPaise: 100,
      reason: 'Late',
    })
  ).json();
  const bare = await make({ date: '2024-08-06' });
  const other = await make({ date: '2024-09-05' });
  const before = (await month('2024-08')).rows;
  await server.call('POST', 'obligations', {
    area: 'gst',
    title: 'GSTR-1 Aug 2024',
    period: '2024-08',
    returnType: 'GSTR-1',
    dueDate: '2024-09-11',
    status: 'Filed',
    doneOn: '2024-09-10',
    reference: 'AA1',
    financialYear: '2024-25',
  });
  const refused = await server.call('POST', `invoices/${bare.id}/cancel`);
  expect([refused.statusCode, refused.json().message]).toEqual([
    409,
    'The GSTR-1 of Aug 2024 is filed with this invoice, and stays so; write a credit note instead.',
  ]);
  expect((await server.call('POST', `credit-notes/${note.id}/cancel`)).json().message).toBe(
    'The GSTR-1 of Aug 2024 is filed with this credit note, and stays so; write a debit note instead.',
  );
  expect((await month('2024-08')).rows.slice(0, 1)).toEqual(before.slice(0, 1));
  expect((await server.call('POST', `invoices/${other.id}/cancel`)).statusCode).toBe(200);
});

test('what was in a filed quarter is not cancelled either', async () => {
  const invoice = await make({ date: '2024-11-05' });
  await server.call('POST', 'obligations', {
    area: 'gst',
    title: 'GSTR-1 Q3 2024-25',
    period: '2024-25 Q3',
    returnType: 'GSTR-1',
    dueDate: '2025-01-13',
    status: 'Filed',
    doneOn: '2025-01-10',
    reference: 'AA2',
    financialYear: '2024-25',
  });
  expect((await server.call('POST', `invoices/${invoice.id}/cancel`)).statusCode).toBe(409);
});

test('a month without documents is a header', async () => expect((await month('2020-01')).rows).toEqual([]));

test('no month is an error, not even one before GST with an old document in it', async () => {
  const { id } = await make({ date: '2017-08-01' });
  await server.db.updateTable('invoices').set({ date: '1900-05-05' }).where('id', '=', id).execute();
  for (const old of ['1900-05', '2017-06', '2017-07', '2199-12'])
    for (const name of ['supplies', 'sac', 'documents'])
      expect((await server.call('GET', `invoices/gstr1.csv?month=${old}&part=${name}`)).statusCode).toBe(200);
  expect((await month('1900-05')).rows).toHaveLength(1);
});

test('a financial credit note, too late to lower the tax, is in no table: neither among the supplies nor counted', async () => {
  const old = await make({ date: '2023-06-01' });
  const answer = await server.call('POST', 'credit-notes', {
    invoiceId: old.id,
    date: '2024-12-10',
    amountPaise: 11_800,
    reason: 'Late',
  });
  expect(answer.json()).toMatchObject({ creditNoteNumber: 'FCN/24-25/0001', taxLines: [] });
  expect((await month('2024-12')).rows).toEqual([]);
  expect(await part('2024-12', 'documents')).toEqual([]);
  expect(await part('2024-12', 'sac')).toEqual([]);
});

test.each(['2025-13', '', 'x'])('a month "%s" is refused', async (name) => {
  expect((await server.call('GET', `invoices/gstr1.csv?month=${name}`)).json().errors[0].path).toBe('month');
});

test('a lower limit of large supplies holds from its day on, as a row of the law', async () => {
  const limit = { kind: 'large-supply', state: '', from: '2026-03-15', value: { abovePaise: 100_000 }, source: 'Test' };
  expect((await server.call('POST', 'law-rows', limit)).statusCode).toBe(201);
  const before = await make({ date: '2026-03-14', clientState: '27' });
  const after = await make({ date: '2026-03-15', clientState: '27' });
  const { rows } = await month('2026-03');
  const section = ({ invoiceNo }: Invoice) =>
    Object.values(rows.find((row) => Object.values(row).includes(invoiceNo)) ?? {}).find((cell) => /^B2C/.test(cell));
  expect([section(before), section(after)]).toEqual(['B2CS', 'B2CL']);
});
