import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

test('who has moved or hidden a card finds it so when it has become the shell’s, and nothing else changes', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '350-home-cards'));
  await migrate(db);
  const insert = (table: string, row: object) =>
    anyTable(db)
      .insertInto(table)
      .values(row as Row)
      .execute();
  const at = '2026-04-01T09:00:00.000Z';
  await insert('accounts', { id: 'a', version: 1, createdAt: at, updatedAt: at, email: 'a', status: 'active' });
  const arranged = (company: string, work: string, progress: string) =>
    JSON.stringify({ order: [work, 'compliance.reports', company], hidden: [progress] });
  const old = arranged('compliance.company', 'compliance.my-work', 'compliance.progress');
  await insert('preferences', { accountId: 'a', key: 'dashboard.cards', value: old });
  await insert('preferences', { accountId: 'a', key: 'columns.leads', value: '["compliance.company"]' });
  all.push(...later);
  await migrate(db);
  expect(await db.selectFrom('preferences').select(['key', 'value']).orderBy('key').execute()).toEqual([
    { key: 'columns.leads', value: '["compliance.company"]' },
    { key: 'dashboard.cards', value: arranged('shell.company', 'shell.my-work', 'shell.progress') },
  ]);
  await close();
});
