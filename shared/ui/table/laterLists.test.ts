import { missingParts } from 'shared/vendor/lazyChunks';
import * as lists from './lists';

// Other tests have the lists at once.
afterAll(() => missingParts.clear());

test('the lists that come later have every name that the lists have, and no other', async () => {
  // By its full path: with the short one, tests have the lists at once.
  const later = await import('./laterLists.tsx');
  expect(Object.keys(later).sort()).toEqual(Object.keys(lists).sort());
});
