import { createHash } from 'node:crypto';
import { irnText } from './irnText';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

test('its SHA-256 is the IRN that the portal’s test system gave', () =>
  expect(sha256(irnText({ gstin: '01AMBPG7773M002', date: '2022-09-17', type: 'INV', number: 'g2qxhY' }))).toBe(
    '68fb4fab44aee99fb23292478c4bd838e664837c9f1b04e3d9134ffed0b40b60',
  ));

test('from 1 June 2025 on the number is in capitals', () => {
  const of = (date: string) => irnText({ gstin: '20AAPFU0939F1Z9', date, type: 'CRN', number: 'cn-1' });
  expect([of('2025-05-31'), of('2025-06-01')]).toEqual([
    '20AAPFU0939F1Z92025-26CRNcn-1',
    '20AAPFU0939F1Z92025-26CRNCN-1',
  ]);
});
