import { mayFetchOnIntent, mayFetchUnasked } from './connection';

test.each([
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '4g', saveData: false }, true],
  [{ effectiveType: '4g', saveData: true }, false],
  [{ effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ saveData: true }, false],
  [{}, false],
  [undefined, false],
])('on %o, that code comes unasked is %s', (connection, expected) => {
  expect(mayFetchUnasked(connection)).toBe(expected);
});

test('a document comes when somebody points at its link, unless data is to be saved', () => {
  expect(mayFetchOnIntent({ effectiveType: '3g' })).toBe(true);
  expect(mayFetchOnIntent(undefined)).toBe(true);
  expect(mayFetchOnIntent({ effectiveType: '4g', saveData: true })).toBe(false);
});
