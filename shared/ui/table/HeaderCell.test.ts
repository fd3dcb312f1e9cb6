import { nextSort } from './HeaderCell';

test('a header turns ascending into descending and back', () => {
  expect(['', 'name', '-name', 'city'].map((sort) => nextSort(sort, 'name'))).toEqual([
    'name',
    '-name',
    'name',
    'name',
  ]);
});
