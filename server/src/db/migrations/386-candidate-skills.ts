import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** What candidates can do, by which they are found for vacancies. */
export const candidateSkills: Migration = {
  name: '386-candidate-skills',
  async up(tx) {
    await addColumns(tx, 'candidates', { skills: 'text' });
  },
};
