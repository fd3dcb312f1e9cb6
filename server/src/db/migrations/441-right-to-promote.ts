import { anyTable } from '../tables';
import type { Migration } from './migration';

/** Promoting a release becomes a separate right; roles that could do it keep it. */
export const rightToPromote: Migration = {
  name: '441-right-to-promote',
  async up(tx) {
    for (const { id, rights } of await anyTable(tx).selectFrom('roles').select(['id', 'rights']).execute()) {
      const given = JSON.parse(String(rights)) as string[];
      if (!given.includes('modules:write') || given.includes('modules:promote')) continue;
      await anyTable(tx)
        .updateTable('roles')
        .set({ rights: JSON.stringify([...given, 'modules:promote']) })
        .where('id', '=', id)
        .execute();
    }
  },
};
