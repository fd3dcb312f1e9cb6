import { newId } from './newId';

test('ids are unique and sort in the order in which they were made', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(new Set(ids).size).toBe(20_000);
  expect([...ids].sort()).toEqual(ids);
  expect(ids.every((id) => /^[a-z0-9]{20}$/.test(id))).toBe(true);
});
