import { certificateStateOf } from './certificateState';

test.each([
  [null, 'Valid'],
  ['2026-11-21', 'Expired'],
  ['2026-11-22', 'Expires soon'],
  ['2026-12-22', 'Expires soon'],
  ['2026-12-23', 'Valid'],
])('on 22 November 2026 a certificate to %p is: %s', (expiresOn, state) => {
  expect(certificateStateOf(expiresOn, '2026-11-22')).toBe(state);
});
