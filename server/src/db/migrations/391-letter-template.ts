import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The texts of the appointment letter. */
export const letterTemplate: Migration = {
  name: '391-letter-template',
  async up(tx) {
    await createResourceTable(tx, 'letter_template', {
      columns: { english: 'text', hindi: 'text', probationMonths: 'integer' },
    });
  },
};
