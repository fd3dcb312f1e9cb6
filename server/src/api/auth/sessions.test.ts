import { openTestApp } from '../../../test/openTestApp';
import { hashOf } from './secretTokens';
import { listSessions, startSession } from './sessions';

test('a person’s current session comes first, then the others by last use', async () => {
  const { db, owner, close } = await openTestApp();
  const begin = async (device: string, hoursAgo: number) => {
    const token = await startSession(db, owner.account.id, { device, address: '203.0.113.5' });
    const seenAt = new Date(Date.now() - hoursAgo * 60 * 60 * 1000).toISOString();
    await db.updateTable('sessions').set({ seenAt }).where('tokenHash', '=', hashOf(token)).execute();
    return token;
  };
  await begin('Oldest', 4);
  const own = await begin('Own', 3);
  await begin('Newest', 1);
  await begin('Middle', 2);
  const listed = (await listSessions(db, owner.account.id, own)).filter(({ device }) => device !== '');
  expect(listed.map(({ device, isThis }) => [device, isThis])).toEqual([
    ['Own', true],
    ['Newest', false],
    ['Middle', false],
    ['Oldest', false],
  ]);
  await close();
});
