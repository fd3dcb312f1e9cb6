import { sql } from 'kysely';
import type { Migration } from './migration';

/** The state and the kind of employment of a vacancy: the state is its center's; of which kind older ones are nobody knows. */
export const vacancyRegion: Migration = {
  name: '701-vacancy-region',
  async up(tx) {
    for (const column of ['state', 'employment'])
      await tx.schema
        .alterTable('vacancies')
        .addColumn(column, 'text', (each) => each.notNull().defaultTo(''))
        .execute();
    await sql`UPDATE vacancies SET state = COALESCE((SELECT state FROM centers WHERE centers.id = vacancies."centerId"), '')`.execute(
      tx,
    );
  },
};
