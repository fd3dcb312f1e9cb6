import { createResourceTable } from './createResourceTable';
import type { Migration } from './migration';

/** The data of the dashboard home: figures and reports. */
export const consoleHome: Migration = {
  name: '060-console',
  async up(tx) {
    await createResourceTable(tx, 'metrics', {
      columns: { group: 'text', label: 'text', value: 'text', position: 'integer' },
      indexes: ['group', 'position'],
    });
    await createResourceTable(tx, 'reports', {
      columns: { name: 'text', kind: 'text', date: 'text' },
      indexes: ['name', 'kind', 'date'],
    });
  },
};
