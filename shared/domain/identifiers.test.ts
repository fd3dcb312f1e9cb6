import { isEsiNumber, isIfsc, isPan, isPin, isUan } from './identifiers';

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
