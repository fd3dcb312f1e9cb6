import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable, type Row } from '../tables';
import { migrations } from '.';

test('who was meant for a vacancy is put forward for it, as far as status and placement say', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '385-submissions'));
  const at = '2026-11-01T09:00:00.000Z';
  const insert = (table: string, row: object) =>
    anyTable(db)
      .insertInto(table)
      .values({ version: 1, createdAt: at, updatedAt: '2026-11-02T09:00:00.000Z', ...row } as Row)
      .execute();
  try {
    await migrate(db);
    const candidate = (id: string, status: string, vacancyId = 'v1') =>
      insert('candidates', { id, status, vacancyId, product: 'instahires' });
    await candidate('a', 'Pending');
    await candidate('b', 'Rejected');
    await candidate('c', 'Selected');
    await candidate('d', 'Selected');
    await candidate('e', 'Pending', '');
    const place = { startsOn: '2026-11-10', createdAt: '2026-11-05T09:00:00.000Z', vacancyId: 'v1' };
    await insert('placements', { ...place, id: 'p1', candidateId: 'c', endReason: '' });
    await insert('placements', { ...place, id: 'p2', candidateId: 'd', endReason: 'Did not join' });
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db
    .selectFrom('submissions')
    .select(['candidateId', 'vacancyId', 'stage', 'reason', 'stages'])
    .orderBy('candidateId')
    .execute();
  expect(rows.map(({ stages, ...row }) => [...Object.values(row), (JSON.parse(stages) as unknown[]).at(-1)])).toEqual([
    ['a', 'v1', 'Submitted', '', { stage: 'Submitted', since: at }],
    [
      'b',
      'v1',
      'Rejected',
      'Rejected on the candidate’s page',
      { stage: 'Rejected', since: '2026-11-02T09:00:00.000Z' },
    ],
    ['c', 'v1', 'Joined', '', { stage: 'Joined', since: '2026-11-05T09:00:00.000Z' }],
    ['d', 'v1', 'Did not join', '', { stage: 'Did not join', since: '2026-11-05T09:00:00.000Z' }],
  ]);
  await close();
});
