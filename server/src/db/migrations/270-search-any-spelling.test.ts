import { databaseBefore, stored } from '../../../test/databaseBefore';
import { anyTable } from '../tables';

test('what is stored already is found by phone number, amount and line, and numbers that stand twice stay', async () => {
  const { db, run } = await databaseBefore('270-search-any-spelling', {
    candidates: [{ ...stored('c1'), name: 'Ravi', phone: '+91 98765-43210', position: 'Guard' }],
    invoices: [
      { ...stored('i1'), clientName: 'Zeta', totalPaise: 12_000_000, items: '[{"description":"Night shift"}]' },
    ],
    employees: ['e1', 'e2'].map((id) => ({ ...stored(id), name: 'Anil', uan: '100900000011' })),
  });
  await run();
  const searchOf = async (table: string) =>
    (await anyTable(db).selectFrom(table).select('search').executeTakeFirstOrThrow()).search;
  expect(await searchOf('candidates')).toBe('ravi +91 98765-43210 9876543210 guard');
  expect(await searchOf('invoices')).toBe('zeta ₹120000.00 night shift');
  expect(await anyTable(db).selectFrom('employees').selectAll().execute()).toHaveLength(2);
});
