import { databaseBefore, stored } from '../../../test/databaseBefore';

const [FORMER, CURRENT] = ['27AAPFU0939F1ZV', '20AAPFU0939F1Z9'];
const issued = (id: string, place: number, gstin: string, more: object = {}) => ({
  ...stored(id),
  invoiceNo: `INV/26-27/000${place}`,
  status: 'issued',
  issuedAt: '2026-11-01T09:00:00.000Z',
  date: '2026-10-01',
  letterhead: gstin === '' ? 'null' : JSON.stringify({ gstin }),
  ...more,
});

async function migrated(tables: Record<string, object[]>) {
  const { run, read } = await databaseBefore('310-registrations', tables);
  await run();
  return { read };
}

const rows = (gstin: string) => ({
  letterhead: [{ ...stored('l1'), name: 'Acme Staffing', gstin }],
  document_series: [
    { series: 'INV/26-27/', last: 3 },
    { series: 'SAMPLE/26-27/', last: 2 },
  ],
  invoices: [
    issued('i1', 1, FORMER),
    issued('i2', 2, ''),
    issued('i3', 3, CURRENT),
    { ...issued('i4', 4, CURRENT), isSample: 1 },
    { ...stored('i5'), invoiceNo: 'INV-001', status: 'draft' },
  ],
  credit_notes: [{ ...stored('n1'), invoiceId: 'i1', creditNoteNumber: 'CN/26-27/0001', financialYear: '2026-27' }],
  obligations: [
    { ...stored('o1'), area: 'gst', ruleId: 'gstr1-monthly', period: '2026-10' },
    { ...stored('o2'), area: 'tds', ruleId: 'tds', period: '2026-10' },
  ],
  marks: [
    {
      key: 'compliance:settings',
      value: '{"filings":[{"from":"2017-07-01","filer":"quarterly"}],"workStates":["20"]}',
    },
  ],
});

test('documents are of the GSTIN on their paper, returns of the letterhead’s, and each series goes on where the one stood', async () => {
  const { read } = await migrated(rows(CURRENT));
  expect(await read('invoices', 'id', 'registration')).toEqual([
    ['i1', FORMER],
    ['i2', CURRENT],
    ['i3', CURRENT],
    ['i4', ''],
    ['i5', ''],
  ]);
  expect(await read('credit_notes', 'id', 'registration')).toEqual([['n1', FORMER]]);
  expect(await read('obligations', 'id', 'registration')).toEqual([
    ['o1', CURRENT],
    ['o2', ''],
  ]);
  expect(await read('registrations', 'gstin', 'since', 'until', 'filings')).toEqual([
    [CURRENT, '2017-07-01', null, '[{"from":"2017-07-01","filer":"quarterly"}]'],
    [FORMER, '2017-07-01', '2026-11-01', '[{"from":"2017-07-01","filer":"quarterly"}]'],
  ]);
  expect(await read('document_series', 'registration', 'series', 'first', 'last')).toEqual([
    ['', 'SAMPLE/26-27/', 1, 2],
    [CURRENT, 'INV/26-27/', 1, 3],
    [FORMER, 'INV/26-27/', 1, 3],
  ]);
}, 60_000);

test('where no GSTIN is known yet, everything waits for the first', async () => {
  const { read } = await migrated({ ...rows(''), invoices: [], credit_notes: [] });
  expect(await read('registrations', 'gstin')).toEqual([]);
  expect(await read('document_series', 'series', 'registration', 'last')).toEqual([
    ['INV/26-27/', '', 3],
    ['SAMPLE/26-27/', '', 2],
  ]);
  expect((await read('obligations', 'id', 'registration')).map(([, registration]) => registration)).toEqual(['', '']);
}, 60_000);
