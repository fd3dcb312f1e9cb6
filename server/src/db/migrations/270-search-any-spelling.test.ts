import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

const stored = (id: string) => ({
  id,
  version: 1,
  createdAt: '2026-04-01T09:00:00.000Z',
  updatedAt: '2026-04-01T09:00:00.000Z',
});

test('what is stored already is found by phone number, amount and line, and numbers that stand twice stay', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '270-search-any-spelling'));
  await migrate(db);
  const insert = (table: string, row: object) =>
    anyTable(db)
      .insertInto(table)
      .values(row as Row)
      .execute();
  await insert('candidates', { ...stored('c1'), name: 'Ravi', phone: '+91 98765-43210', position: 'Guard' });
  await insert('invoices', {
    ...stored('i1'),
    clientName: 'Zeta',
    totalPaise: 12_000_000,
    items: JSON.stringify([{ description: 'Night shift' }]),
  });
  for (const id of ['e1', 'e2']) await insert('employees', { ...stored(id), name: 'Anil', uan: '100900000011' });
  all.push(...later);
  await migrate(db);
  const searchOf = async (table: string) =>
    (await anyTable(db).selectFrom(table).select('search').executeTakeFirstOrThrow()).search;
  expect(await searchOf('candidates')).toBe('ravi +91 98765-43210 9876543210 guard');
  expect(await searchOf('invoices')).toBe('zeta ₹120000.00 night shift');
  expect(await anyTable(db).selectFrom('employees').selectAll().execute()).toHaveLength(2);
  await close();
});
