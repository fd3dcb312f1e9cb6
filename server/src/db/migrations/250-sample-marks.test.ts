import { databaseBefore, stored } from '../../../test/databaseBefore';

const at = '2026-11-01T09:00:00.000Z';
const created = (resource: string, recordId: string, changes: object = {}) => ({
  id: `${resource}-${recordId}`,
  at,
  accountId: '',
  by: 'Sample data',
  resource,
  recordId,
  action: 'create',
  changes: JSON.stringify(changes),
});
const edited = (resource: string, recordId: string, changes: object) => ({
  ...created(resource, recordId, changes),
  id: `${resource}-${recordId}-2`,
  accountId: 'a1',
  by: 'Asha',
  action: 'update',
});
const invoice = (id: string, invoiceNo: string, more: object = {}) => ({
  ...stored(id),
  invoiceNo,
  search: `everkart ${invoiceNo.toLowerCase()}`,
  status: 'issued',
  issuedAt: at,
  ...more,
});
const note = (id: string, invoiceId: string, invoiceNo: string, creditNoteNumber: string) => ({
  ...stored(id),
  invoiceId,
  invoiceNo,
  creditNoteNumber,
  financialYear: '2026-27',
});

/** A database of the previous version with these rows, after the migration. */
async function migrated(rows: Record<string, object[]>) {
  const marks = [{ key: 'seed', value: 'sample' }];
  const { run, read } = await databaseBefore('250-sample-marks', { marks, ...rows });
  await run('250-sample-marks');
  return { read };
}

test('what the first start seeded and nobody changed is marked, with what was paid of it; dues that were to come are not', async () => {
  const { read } = await migrated({
    audit: [
      created('centers', 'c1'),
      created('centers', 'c2'),
      edited('centers', 'c2', { name: ['A', 'B'] }),
      created('invoices', 'i1'),
      edited('invoices', 'i1', { paidPaise: [0, 100], status: ['issued', 'paid'] }),
      created('obligations', 'o1', { lastDay: [null, '2026-10-20'] }),
      created('obligations', 'o2', { lastDay: [null, '2026-11-20'] }),
    ],
    centers: [stored('c1'), stored('c2'), stored('c3')],
    invoices: [invoice('i1', 'INV/26-27/0001')],
    payments: [{ ...stored('p1'), invoiceId: 'i1', amountPaise: 100, date: '2026-11-02' }],
    obligations: [
      { ...stored('o1'), ruleId: 'pf', period: '2026-09' },
      { ...stored('o2'), ruleId: 'pf', period: '2026-10' },
    ],
  });
  expect(await read('centers', 'id', 'isSample')).toEqual([
    ['c1', 1],
    ['c2', 0],
    ['c3', 0],
  ]);
  expect([await read('invoices', 'id', 'isSample'), await read('payments', 'id', 'isSample')]).toEqual([
    [['i1', 1]],
    [['p1', 1]],
  ]);
  expect(await read('obligations', 'id', 'isSample')).toEqual([
    ['o1', 1],
    ['o2', 0],
  ]);
}, 60_000);

const documents = {
  audit: [created('invoices', 'i1'), created('invoices', 'i2'), created('credit_notes', 'n1')],
  document_series: [
    { series: 'INV/26-27/', last: 2 },
    { series: 'CN/26-27/', last: 1 },
  ],
  invoices: [invoice('i1', 'INV/26-27/0001'), invoice('i2', 'INV/26-27/0002')],
  credit_notes: [note('n1', 'i1', 'INV/26-27/0001', 'CN/26-27/0001')],
};

test('sample documents leave the series, which begin with 0001 again', async () => {
  const { read } = await migrated(documents);
  expect(await read('invoices', 'invoiceNo', 'search')).toEqual([
    ['SAMPLE/26-27/001', 'everkart sample/26-27/001'],
    ['SAMPLE/26-27/002', 'everkart sample/26-27/002'],
  ]);
  expect(await read('credit_notes', 'creditNoteNumber', 'invoiceNo')).toEqual([
    ['SAMPLE/26-27/003', 'SAMPLE/26-27/001'],
  ]);
  expect(await read('document_series', 'series', 'last')).toEqual([['SAMPLE/26-27/', 3]]);
}, 60_000);

test('where a real invoice was issued since, the samples before it keep their numbers', async () => {
  const { read } = await migrated({
    ...documents,
    document_series: [{ series: 'INV/26-27/', last: 3 }],
    invoices: [...documents.invoices, invoice('i3', 'INV/26-27/0003')],
  });
  expect(await read('invoices', 'invoiceNo', 'isSample')).toEqual([
    ['INV/26-27/0001', 1],
    ['INV/26-27/0002', 1],
    ['INV/26-27/0003', 0],
  ]);
  expect(await read('document_series', 'series', 'last')).toEqual([
    ['INV/26-27/', 3],
    ['SAMPLE/26-27/', 1],
  ]);
}, 60_000);
