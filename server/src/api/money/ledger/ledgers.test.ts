import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
});
afterEach(() => server.close());

const narrate = (narration: string, amountPaise: number, type: string, date: string) =>
  server.call('POST', 'narrations', { narration, amountPaise, type, date });

test('the narrations keep a running total of each type in the order of their dates', async () => {
  await narrate('Rent', 500, 'Debit', '2026-04-02');
  await narrate('Advance', 1000, 'Credit', '2026-04-01');
  await narrate('Refund', 300, 'Credit', '2026-04-03');
  await narrate('Tea', 50, 'Debit', '2026-04-01');
  const rows = (await server.call('GET', 'narrations')).json();
  expect(rows.map((row: Record<string, unknown>) => [row.narration, row.runningPaise])).toEqual([
    ['Refund', 1300],
    ['Rent', 550],
    ['Tea', 50],
    ['Advance', 1000],
  ]);
  const page = (await server.call('GET', 'narrations?page=1&size=1&type=Credit')).json();
  expect(page[0]).toMatchObject({ narration: 'Refund', runningPaise: 1300 });
});

test('totals are those of the entries that are selected', async () => {
  await narrate('Advance', 1000, 'Credit', '2026-04-01');
  await narrate('Rent', 500, 'Debit', '2026-04-02');
  await narrate('Rent', 700, 'Debit', '2026-05-02');
  const totals = async (query: string) => (await server.call('GET', `narrations/totals${query}`)).json();
  expect((await totals('')).sort((a: { type: string }, b: { type: string }) => a.type.localeCompare(b.type))).toEqual([
    { type: 'Credit', count: 1, amountPaise: 1000 },
    { type: 'Debit', count: 2, amountPaise: 1200 },
  ]);
  expect(await totals('?q=rent&date.to=2026-04-30')).toEqual([{ type: 'Debit', count: 1, amountPaise: 500 }]);
  expect(await totals('?q=nothing')).toEqual([]);
});

test('a deleted entry no longer counts, and counts again when restored', async () => {
  const { id } = (
    await server.call('POST', 'debits', { description: 'Uniforms', amountPaise: 1000, date: '2026-04-01' })
  ).json();
  await server.call('POST', 'debits', { description: 'Boots', amountPaise: 500, date: '2026-04-02' });
  const running = async () =>
    (await server.call('GET', 'debits')).json().map((row: { runningPaise: number }) => row.runningPaise);
  expect(await running()).toEqual([1500, 1000]);
  await server.call('DELETE', `debits/${id}`);
  expect(await running()).toEqual([500]);
  expect((await server.call('GET', 'debits/totals')).json()).toEqual([{ type: '', count: 1, amountPaise: 500 }]);
  await server.call('POST', `debits/${id}/restore`);
  expect(await running()).toEqual([1500, 1000]);
});

test('a ledger exports rupees with two decimals', async () => {
  await narrate('=Rent', 12_345_650, 'Debit', '2026-04-02');
  expect((await server.call('GET', 'narrations/export.csv')).body).toBe(
    '\uFEFF"Narration","Amount","Type","Date","Running total"\r\n"\'=Rent","123456.50","Debit","2026-04-02","123456.50"\r\n',
  );
});

test.each([
  ['debits', { description: '', amountPaise: 0, date: '' }, ['description', 'amountPaise', 'date']],
  ['narrations', {}, ['narration', 'amountPaise', 'date']],
  ['suppliers', { name: 'A', gstin: '29AAFCA7488L1Z0', pan: 'AB' }, ['gstin', 'pan']],
  ['suppliers', { name: 'A', gstin: '24AAQCA8719H1ZC', pan: 'AAAPA1111A' }, ['pan']],
])('%s refuse %j, each wrong field by name', async (path, body, fields) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.json().errors.map((error: { path: string }) => error.path)]).toEqual([400, fields]);
  expect((await server.call('GET', path)).json()).toEqual([]);
});
