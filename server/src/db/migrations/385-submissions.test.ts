import { databaseBefore } from '../../../test/databaseBefore';

test('who was meant for a vacancy is put forward for it, as far as status and placement say', async () => {
  const at = '2026-11-01T09:00:00.000Z';
  const row = { version: 1, createdAt: at, updatedAt: '2026-11-02T09:00:00.000Z', vacancyId: 'v1' };
  const candidate = { ...row, product: 'instahires' };
  const placement = { ...row, startsOn: '2026-11-10', createdAt: '2026-11-05T09:00:00.000Z' };
  const { db, run } = await databaseBefore('385-submissions', {
    candidates: [
      { ...candidate, id: 'a', status: 'Pending' },
      { ...candidate, id: 'b', status: 'Rejected' },
      { ...candidate, id: 'c', status: 'Selected' },
      { ...candidate, id: 'd', status: 'Selected' },
      { ...candidate, id: 'e', status: 'Pending', vacancyId: '' },
    ],
    placements: [
      { ...placement, id: 'p1', candidateId: 'c', endReason: '' },
      { ...placement, id: 'p2', candidateId: 'd', endReason: 'Did not join' },
    ],
  });
  await run();
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
});
