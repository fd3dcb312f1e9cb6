import fc from 'fast-check';
import { gstinCheckCharacter, isGstin, panOfGstin, stateOfGstin } from './gstin';
import { isIfsc, isJharkhandPin, isPan, isPin, isTan } from './identifiers';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const generated = fc.tuple(digit, digit, letter, letter, letter, letter, letter, digit, digit, digit, digit, letter,
  fc.constantFrom(...alphabet.slice(1)), fc.constantFrom(...'Z123456789ABDEFGHIJ'))
  .map((parts) => parts.join('')).map((first14) => first14 + gstinCheckCharacter(first14));

describe('a GSTIN', () => {
  it.each(['24AAQCA8719H1ZC', '27AAPFU0939F1ZV', ' 27aapfu0939f1zv '])('%s is valid', (gstin) => expect(isGstin(gstin)).toBe(true));
  it.each(['29AAFCA7488L1Z0', '', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27AAPFU0939F0ZV'])('"%s" is not', (gstin) => expect(isGstin(gstin)).toBe(false));

  it('names its state and its PAN', () => {
    expect(stateOfGstin('24AAQCA8719H1ZC')).toBe('24');
    expect(panOfGstin('24AAQCA8719H1ZC')).toBe('AAQCA8719H');
  });

  it('is valid with the right check character and with no other', () => {
    fc.assert(fc.property(generated, fc.constantFrom(...alphabet), (gstin, other) => {
      expect(isGstin(gstin)).toBe(true);
      expect(isGstin(gstin.slice(0, 14) + other)).toBe(other === gstin.charAt(14));
    }));
  });

  it('fails when any one character is another', () => {
    fc.assert(fc.property(generated, fc.nat(14), fc.constantFrom(...alphabet), (gstin, at, other) => {
      fc.pre(other !== gstin.charAt(at));
      expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1))).toBe(false);
    }), { numRuns: 1000 });
  });
});

describe('other identifiers', () => {
  it.each([[isPan, 'AAQCA8719H', 'AAQCA87191'], [isPin, '828306', '028306'], [isTan, 'RCHA12345B', 'RCH12345B'], [isIfsc, 'SBIN0001234', 'SBIN1001234']])('%p takes %s and refuses %s', (check, good, bad) => {
    expect(check(good)).toBe(true);
    expect(check(bad)).toBe(false);
  });

  it('know the PINs of Jharkhand', () => {
    expect(['828306', '813000', '835999'].every(isJharkhandPin)).toBe(true);
    expect(['812999', '836000', '8283'].some(isJharkhandPin)).toBe(false);
  });
});
