import { newId } from '../newId';
import { anyTable } from '../tables';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The stage and reason for each candidate status. */
const stages: Readonly<Record<string, [stage: string, reason: string]>> = {
  Pending: ['Submitted', ''],
  Interviewed: ['Interview', ''],
  Selected: ['Selected', ''],
  Rejected: ['Rejected', 'Rejected on the candidate’s page'],
};

/**
 * Submissions of candidates for vacancies; created for candidates with a vacancy, with the stage from their status or
 * placement.
 */
export const submissions: Migration = {
  name: '385-submissions',
  async up(tx) {
    await createResourceTable(tx, 'submissions', {
      columns: {
        candidateId: 'text',
        vacancyId: 'text',
        stage: 'text',
        reason: 'text',
        stages: 'json',
        isSample: 'boolean',
      },
      indexes: ['candidateId', 'vacancyId', 'stage'],
    });
    const meant = await tx
      .selectFrom('candidates')
      .select(['id', 'vacancyId', 'status', 'createdAt', 'updatedAt'])
      .where('vacancyId', '<>', '')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
    const placed = await tx
      .selectFrom('placements')
      .select(['candidateId', 'vacancyId', 'endReason', 'createdAt'])
      .where('candidateId', '<>', '')
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute();
    const places = new Map(placed.map((each) => [`${each.candidateId} ${each.vacancyId}`, each]));
    for (const { id, vacancyId, status, createdAt, updatedAt } of meant) {
      const place = places.get(`${id} ${vacancyId}`);
      const [was = 'Submitted', reason = ''] = stages[status] ?? [];
      const joined = place && (place.endReason === 'Did not join' ? place.endReason : 'Joined');
      const stage = joined ?? was;
      const history = [
        { stage: 'Submitted', since: createdAt },
        ...(stage === 'Submitted' ? [] : [{ stage, since: place?.createdAt ?? updatedAt }]),
      ];
      await anyTable(tx)
        .insertInto('submissions')
        .values({
          ...{ id: newId(), version: 1, createdAt, updatedAt, deletedAt: null, search: '' },
          ...{ candidateId: id, vacancyId, stage, reason: joined ? '' : reason },
          stages: JSON.stringify(history),
          isSample: 0,
        })
        .execute();
    }
  },
};
