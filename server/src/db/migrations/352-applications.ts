import { addColumns, indexColumns } from './createResourceTable';
import type { Migration } from './migration';

/** Candidates apply for vacancies on the site; their consent is stored with them. */
export const applications: Migration = {
  name: '352-applications',
  async up(tx) {
    const columns = {
      vacancyId: 'text',
      city: 'text',
      source: 'text',
      agreedNotice: 'text',
      agreedLanguage: 'text',
      agreedAt: 'text?',
    } as const;
    await addColumns(tx, 'candidates', columns);
    await indexColumns(tx, 'candidates', columns, ['vacancyId']);
  },
};
