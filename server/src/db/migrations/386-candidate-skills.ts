import { addColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Candidates' skills, by which they are matched to vacancies. */
export const candidateSkills: Migration = {
  name: '386-candidate-skills',
  async up(tx) {
    await addColumns(tx, 'candidates', { skills: 'text' });
  },
};
