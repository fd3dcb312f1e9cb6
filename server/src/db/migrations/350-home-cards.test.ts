import { databaseBefore, stored } from '../../../test/databaseBefore';

test('who has moved or hidden a card finds it so when it has become the shell’s, and nothing else changes', async () => {
  const arranged = (company: string, work: string, progress: string) =>
    JSON.stringify({ order: [work, 'compliance.reports', company], hidden: [progress] });
  const old = arranged('compliance.company', 'compliance.my-work', 'compliance.progress');
  const { db, run } = await databaseBefore('350-home-cards', {
    accounts: [{ ...stored('a'), email: 'a', status: 'active' }],
    preferences: [
      { accountId: 'a', key: 'dashboard.cards', value: old },
      { accountId: 'a', key: 'columns.leads', value: '["compliance.company"]' },
    ],
  });
  await run();
  expect(await db.selectFrom('preferences').select(['key', 'value']).orderBy('key').execute()).toEqual([
    { key: 'columns.leads', value: '["compliance.company"]' },
    { key: 'dashboard.cards', value: arranged('shell.company', 'shell.my-work', 'shell.progress') },
  ]);
});
