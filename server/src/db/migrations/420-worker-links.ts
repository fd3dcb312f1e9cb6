import { sql } from 'kysely';
import { isPostgres } from '../engines/engine';
import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The links by which employees see their own payslips, with token hashes, and their questions to the office. */
export const workerLinks: Migration = {
  name: '420-worker-links',
  async up(tx) {
    await createResourceTable(tx, 'worker_links', {
      columns: {
        employeeId: 'text',
        endsOn: 'text',
        openedAt: 'text?',
        revokedAt: 'text?',
        usedAt: 'text?',
        wrongCodes: 'integer',
        madeBy: 'text',
      },
      indexes: ['employeeId'],
    });
    const text = isPostgres(tx) ? sql`text collate "C"` : sql`text`;
    await tx.schema
      .createTable('worker_link_tokens')
      .addColumn('tokenHash', text, (column) => column.primaryKey())
      .addColumn('linkId', text, (column) => column.notNull())
      .addColumn('codeHash', text)
      .execute();
    await tx.schema.createIndex('worker_link_tokens_of_link').on('worker_link_tokens').column('linkId').execute();
    await createResourceTable(tx, 'worker_questions', {
      columns: {
        employeeId: 'text',
        question: 'text',
        phoneId: 'text',
        answer: 'text',
        status: 'text',
        answeredAt: 'text?',
        answeredBy: 'text',
      },
      indexes: ['employeeId', 'status'],
    });
  },
};
