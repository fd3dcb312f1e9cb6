import { openMigratedDatabase } from '../../../test/openTestDatabase';
import { balances } from './balances';
import type { Line, Source } from './entry';
import { post } from './post';

let opened: Awaited<ReturnType<typeof openMigratedDatabase>>;
beforeEach(async () => {
  opened = await openMigratedDatabase();
});
afterEach(() => opened.close());

const line = (account: Line['account'], paise: number, over: Partial<Line> = {}): Line => ({
  ...{ day: '2026-04-01', account, partyKind: 'company', party: 'acme', documentKind: 'invoices', document: 'i1' },
  ...{ registration: '20AAPFU0939F1Z9', paise, isSample: 0, ...over },
});
const source: Source = { kind: 'invoices', id: 'i1' };
const made = (...lines: Line[]) => opened.db.transaction().execute((tx) => post(tx, [{ source, lines }]));

test.each([
  ['without entries', [], 'The posting of invoices/i1 has no entries.'],
  ['with an entry of nothing', [line('bank', 0)], 'The posting of invoices/i1 has an entry of nothing.'],
  [
    'that does not balance',
    [line('receivables', 118_000), line('sales', -100_000)],
    'The posting of invoices/i1 does not balance on 2026-04-01: ₹180.00 more is debited than credited.',
  ],
  [
    'that balances over two days, and on neither',
    [line('receivables', 100), line('sales', -100, { day: '2026-04-02' })],
    /does not balance on 2026-04-01/,
  ],
  [
    'before the books begin',
    [line('receivables', 100, { day: '2017-06-30' }), line('sales', -100, { day: '2017-06-30' })],
    'Enter 01 Jul 2017 or a later day: the books begin on that day.',
  ],
])('a posting %s is refused, and nothing of it is stored', async (_, lines, message) => {
  const refused = await made(...lines).catch((error: Error & { errors?: { msg: string }[] }) => error);
  expect(refused && (refused.errors?.[0]?.msg ?? refused.message)).toMatch(message);
  expect(await balances(opened.db, ['account'], {})).toEqual([]);
});

test('balances are asked for by account, party, document, registration and until a day', async () => {
  await made(line('receivables', 118_000), line('sales', -100_000), line('outputIgst', -18_000));
  const later = { day: '2026-05-01', document: 'i2', party: 'beta', registration: '' };
  await made(line('receivables', 500, later), line('sales', -500, later));
  const owed = (asked: object) => balances(opened.db, ['account'], { accounts: ['receivables'], ...asked });
  const of = (paise: number) => [{ account: 'receivables', paise }];
  expect(await owed({})).toEqual(of(118_500));
  expect(await owed({ until: '2026-04-30' })).toEqual(of(118_000));
  expect(await owed({ party: { partyKind: 'company', party: 'beta' } })).toEqual(of(500));
  expect(await owed({ party: { partyKind: 'name', party: 'beta' } })).toEqual([]);
  expect(await owed({ documents: ['i1'] })).toEqual(of(118_000));
  expect(await owed({ registration: '' })).toEqual(of(500));
  expect(await balances(opened.db, ['document', 'account'], { accounts: ['sales'] })).toEqual(
    expect.arrayContaining([
      { document: 'i1', account: 'sales', paise: -100_000 },
      { document: 'i2', account: 'sales', paise: -500 },
    ]),
  );
});

test('an entry can be neither changed nor removed, whoever tries', async () => {
  await made(line('receivables', 100), line('sales', -100));
  const kept = /entries of the ledger are not changed/;
  await expect(opened.db.updateTable('ledger_entries').set({ paise: 1 }).execute()).rejects.toThrow(kept);
  await expect(opened.db.deleteFrom('ledger_entries').execute()).rejects.toThrow(kept);
});
