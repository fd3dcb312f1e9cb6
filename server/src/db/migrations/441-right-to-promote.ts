import { anyTable } from '../tables';
import type { Migration } from './migration';

/** To make a release current is a right of its own; roles that could until now still can. */
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
