import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

const at = '2026-04-01T09:00:00.000Z';
const done = '2026-04-02T09:00:00.000Z';
const stored = (id: string) => ({ id, version: 1, createdAt: at, updatedAt: done });

test('of notices that were told before, those that ask for nothing any more are settled, and those of removed accounts go', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '321-settled-notices'));
  await migrate(db);
  const insert = (table: string, row: object) =>
    anyTable(db)
      .insertInto(table)
      .values(row as Row)
      .execute();
  const account = async (id: string, row: object) => insert('accounts', { ...stored(id), email: id, ...row });
  await account('in', { status: 'active' });
  await account('waits', { status: 'waiting' });
  await account('gone', { status: 'waiting', deletedAt: done });
  await insert('leads', { ...stored('called'), status: 'called', nextCallOn: '2026-04-09' });
  await insert('leads', { ...stored('fresh'), status: 'new' });
  await insert('obligations', { ...stored('filed'), status: 'Filed', lastDay: '2026-04-20' });
  await insert('obligations', { ...stored('due'), status: 'Pending', lastDay: '2026-04-20' });
  const subjects = [
    ...['accounts/in', 'accounts/waits', 'accounts/gone', 'leads/called', 'leads/fresh'],
    ...['call/called/2026-04-02', 'call/called/2026-04-09', 'due/filed/2026-04-20', 'due/due/2026-04-20'],
  ];
  for (const [n, subject] of subjects.entries())
    await insert('notifications', { ...stored(`n${n}`), subject, kind: 'account', audience: 'owner', title: subject });
  all.push(...later);
  await migrate(db);
  const rows = await db.selectFrom('notifications').select(['subject', 'settledAt', 'deletedAt']).execute();
  expect(rows.filter(({ settledAt }) => settledAt === done).map(({ subject }) => subject)).toEqual([
    'accounts/in',
    'leads/called',
    'call/called/2026-04-02',
    'due/filed/2026-04-20',
  ]);
  expect(rows.filter(({ deletedAt }) => deletedAt !== null).map(({ subject }) => subject)).toEqual(['accounts/gone']);
  await close();
});
