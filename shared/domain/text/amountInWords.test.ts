import fc from 'fast-check';
import { ToWords } from 'to-words';
import { amountInWords } from './amountInWords';

describe('an amount in words', () => {
  test.each([
    [12_000_000, 'One Lakh Twenty Thousand Rupees Only'],
    [150, 'One Rupee and Fifty Paise Only'],
    [1, 'One Paisa Only'],
    [0, 'Zero Rupees Only'],
    [
      1_234_567_890_05,
      'One Hundred Twenty Three Crore Forty Five Lakh Sixty Seven Thousand Eight Hundred Ninety Rupees and Five Paise Only',
    ],
    [-100, 'Minus One Rupee Only'],
    [10_000_000_000_000, 'Ten Thousand Crore Rupees Only'],
  ])('of %p paise is "%s"', (paise, words) => expect(amountInWords(paise)).toBe(words));

  test('agrees with a widely used library', () => {
    const library = new ToWords({ localeCode: 'en-IN' });
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 999_999_999 }), (rupees) => {
        expect(amountInWords(rupees * 100)).toBe(`${library.convert(rupees)} Rupees Only`);
      }),
    );
  });
});
