import { databaseBefore, stored } from '../../../test/databaseBefore';

test('a role that could release a module goes on making releases current, and no other does', async () => {
  const { db, run } = await databaseBefore('441-right-to-promote', {
    roles: [
      { ...stored('releaser'), name: 'releaser', about: '', rights: '["modules:read","modules:write"]' },
      { ...stored('reader'), name: 'reader', about: '', rights: '["modules:read"]' },
    ],
  });
  await run();
  const rows = await db.selectFrom('roles').select(['id', 'rights']).orderBy('id').execute();
  expect(rows.map(({ rights }) => JSON.parse(rights) as unknown)).toEqual([
    ['modules:read'],
    ['modules:read', 'modules:write', 'modules:promote'],
  ]);
});
