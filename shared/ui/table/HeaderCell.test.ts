import { nextSort } from './HeaderCell';

test('a header turns ascending into descending and back, also where more is sorted by', () => {
  expect(
    ['', 'name', '-name', 'city', 'name,-date', '-name,date', 'date,name'].map((sort) => nextSort(sort, 'name')),
  ).toEqual(['name', '-name', 'name', 'name', '-name', 'name', 'name']);
});
