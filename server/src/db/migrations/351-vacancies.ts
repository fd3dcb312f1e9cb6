import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The clients' vacancies. */
export const vacancies: Migration = {
  name: '351-vacancies',
  async up(tx) {
    await createResourceTable(tx, 'vacancies', {
      columns: {
        title: 'text',
        companyId: 'text',
        centerId: 'text',
        leadId: 'text',
        city: 'text',
        people: 'integer',
        filled: 'integer',
        startsOn: 'text?',
        shift: 'text',
        payPaise: 'integer',
        payPer: 'text',
        billPaise: 'integer',
        billPer: 'text',
        skills: 'json',
        minAge: 'integer',
        isPublic: 'boolean',
        description: 'text',
        status: 'text',
        slug: 'text',
        stages: 'json',
        isSample: 'boolean',
      },
      indexes: ['title', 'companyId', 'centerId', 'city', 'startsOn', 'status', 'slug'],
    });
  },
};
