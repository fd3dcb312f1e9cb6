import { openTestDatabase } from '../../../test/openTestDatabase';
import { migrate } from '../migrate';
import { anyTable } from '../tables';
import { migrations } from '.';

test('a role that could release a module goes on making releases current, and no other does', async () => {
  const { db, close } = await openTestDatabase();
  const all = migrations as unknown as { name: string }[];
  const later = all.splice(all.findIndex(({ name }) => name === '441-right-to-promote'));
  const at = '2026-11-01T09:00:00.000Z';
  try {
    await migrate(db);
    for (const [id, rights] of Object.entries({
      releaser: ['modules:read', 'modules:write'],
      reader: ['modules:read'],
    }))
      await anyTable(db)
        .insertInto('roles')
        .values({ id, version: 1, createdAt: at, updatedAt: at, name: id, about: '', rights: JSON.stringify(rights) })
        .execute();
  } finally {
    all.push(...later);
  }
  await migrate(db);
  const rows = await db.selectFrom('roles').select(['id', 'rights']).orderBy('id').execute();
  expect(rows.map(({ rights }) => JSON.parse(rights) as unknown)).toEqual([
    ['modules:read'],
    ['modules:read', 'modules:write', 'modules:promote'],
  ]);
  await close();
});
