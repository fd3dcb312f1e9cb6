import { databaseBefore } from '../../../test/databaseBefore';

const at = '2026-04-01T09:00:00.000Z';
const done = '2026-04-02T09:00:00.000Z';
const stored = (id: string) => ({ id, version: 1, createdAt: at, updatedAt: done });

test('of notices that were told before, those that ask for nothing any more are settled, and those of removed accounts go', async () => {
  const subjects = [
    ...['accounts/in', 'accounts/waits', 'accounts/gone', 'leads/called', 'leads/fresh'],
    ...['call/called/2026-04-02', 'call/called/2026-04-09', 'due/filed/2026-04-20', 'due/due/2026-04-20'],
  ];
  const { db, run } = await databaseBefore('321-settled-notices', {
    accounts: [
      { ...stored('in'), email: 'in', status: 'active' },
      { ...stored('waits'), email: 'waits', status: 'waiting' },
      { ...stored('gone'), email: 'gone', status: 'waiting', deletedAt: done },
    ],
    leads: [
      { ...stored('called'), status: 'called', nextCallOn: '2026-04-09' },
      { ...stored('fresh'), status: 'new' },
    ],
    obligations: [
      { ...stored('filed'), status: 'Filed', lastDay: '2026-04-20' },
      { ...stored('due'), status: 'Pending', lastDay: '2026-04-20' },
    ],
    notifications: subjects.map((subject, n) => ({
      ...{ ...stored(`n${n}`), subject, kind: 'account', audience: 'owner', title: subject },
    })),
  });
  await run();
  const rows = await db.selectFrom('notifications').select(['subject', 'settledAt', 'deletedAt']).execute();
  expect(rows.filter(({ settledAt }) => settledAt === done).map(({ subject }) => subject)).toEqual([
    'accounts/in',
    'leads/called',
    'call/called/2026-04-02',
    'due/filed/2026-04-20',
  ]);
  expect(rows.filter(({ deletedAt }) => deletedAt !== null).map(({ subject }) => subject)).toEqual(['accounts/gone']);
});
