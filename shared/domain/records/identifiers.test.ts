import { isEsiNumber, isIfsc, isPan, isPin, isUan, normaliseIdentifier } from './identifiers';

describe.each([
  ['PAN', isPan, 'AAPFU0939F'],
  ['PIN', isPin, '828306'],
  ['IFSC', isIfsc, 'SBIN0001234'],
  ['UAN', isUan, '100123456789'],
  ['number of an insured person', isEsiNumber, '3112345678'],
] as const)('a %s', (_name, isValid, value) => {
  test('is taken in any case and with spaces around it', () => {
    expect([value, ` ${value.toLowerCase()} `].filter(isValid)).toHaveLength(2);
  });

  test('has not a character more or less, at either end, and no other characters', () => {
    const wrong = [`1${value}`, `A${value}`, `${value}1`, `${value}A`, value.slice(1), value.slice(0, -1), ''];
    expect([...wrong, value.replace(/[0-9]/g, '-'), value.replace(/./g, 'A')].filter(isValid)).toEqual([]);
  });
});

test('an identifier is stored in capitals, without spaces and what nobody sees', () => {
  expect(normaliseIdentifier('\u202A 27 aapfu\u00A00939f\u200B1zv\u2069')).toBe('27AAPFU0939F1ZV');
});
