import fc from 'fast-check';
import { gstinCheckCharacter, isGstin, isOrdinaryGstin, panOfGstin, stateOfGstin } from './gstin';
import { isIfsc, isPan, isPin } from './identifiers';
import { states } from './states';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const letter = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
const digit = fc.constantFrom(...'0123456789');
const generated = fc
  .tuple(
    fc.constantFrom(...states.map((state) => state.code)),
    letter,
    letter,
    letter,
    letter,
    letter,
    digit,
    digit,
    digit,
    digit,
    letter,
    fc.constantFrom(...alphabet.slice(1)),
    fc.constantFrom(...'Z123456789ABDEFGHIJ'),
  )
  .map((parts) => parts.join(''))
  .map((first14) => first14 + gstinCheckCharacter(first14));

describe('a GSTIN', () => {
  test.each(['24AAQCA8719H1ZC', '27AAPFU0939F1ZV', ' 27aapfu0939f1zv '])('%s is valid', (gstin) =>
    expect(isGstin(gstin)).toBe(true),
  );
  test.each(['29AAFCA7488L1Z0', '', '27AAPFU0939F1Z', '27AAPFU0939F1ZVV', '27AAPFU0939F0ZV'])('"%s" is not', (gstin) =>
    expect(isGstin(gstin)).toBe(false),
  );

  test.each(['27AAPFU0939F1ZV', '07DELG12345A1D', '0717UNO00157UNO'])('is nothing more than %s…', (part) => {
    const gstin = part.length === 15 ? part : part + gstinCheckCharacter(part);
    expect([isGstin(gstin), isGstin(`07${gstin}`), isGstin(`${gstin}0`)]).toEqual([true, false, false]);
  });

  test('of a state that does not exist is none, whatever its check character', () => {
    const first14 = '45AAPFU0939F1Z';
    const gstin = first14 + gstinCheckCharacter(first14);
    expect([isGstin(gstin), isOrdinaryGstin(gstin)]).toEqual([false, false]);
  });

  test.each(['07DELG12345A1D', '27AAPFU0939F1K'])(
    'of a tax deductor, %s…, has a check character too, and no PAN to compare with',
    (first14) => {
      expect(isGstin(first14 + gstinCheckCharacter(first14))).toBe(true);
      expect(isGstin(`${first14}${gstinCheckCharacter(first14) === '0' ? '1' : '0'}`)).toBe(false);
      expect(isOrdinaryGstin(first14 + gstinCheckCharacter(first14))).toBe(false);
      expect(panOfGstin(first14 + gstinCheckCharacter(first14))).toBe('');
    },
  );

  test.each([
    ['0717UNO00157UNO', true],
    ['0717USA00012ONF', true],
    ['4517UNO00157UNO', false],
    ['0717UN000157UNO', false],
    ['0717UNO00157UMO', false],
  ])('as a UIN, %s: %p', (uin, valid) => {
    expect(isGstin(uin)).toBe(valid);
    expect(isOrdinaryGstin(uin)).toBe(false);
  });

  test.each([
    ['of a marketplace that collects tax', '29AABCF8078M1C8', true],
    ['of a marketplace, with a wrong check character', '29AABCF8078M1C9', false],
    ['of a department registered by TAN', `07DELD01234A1Z${gstinCheckCharacter('07DELD01234A1Z')}`, true],
    ['of a department of a state that does not exist', `45DELD01234A1Z${gstinCheckCharacter('45DELD01234A1Z')}`, false],
    ['of a foreign supplier', '9917SGP29004OSV', true],
    ['of a non-resident taxable person', '0717USA00012NRF', true],
    ['of a foreign supplier with something behind it', '9917SGP29004OSVX', false],
  ])('%s, %s: %p', (_, gstin, valid) => {
    expect([isGstin(gstin), isOrdinaryGstin(gstin)]).toEqual([valid, false]);
  });

  test('names its state and its PAN', () => {
    expect(stateOfGstin('24AAQCA8719H1ZC')).toBe('24');
    expect(panOfGstin('24AAQCA8719H1ZC')).toBe('AAQCA8719H');
  });

  test('is valid with the right check character and with no other', () => {
    fc.assert(
      fc.property(generated, fc.constantFrom(...alphabet), (gstin, other) => {
        expect(isGstin(gstin)).toBe(true);
        expect(isGstin(gstin.slice(0, 14) + other)).toBe(other === gstin.charAt(14));
      }),
    );
  });

  test('fails when any one character is another', () => {
    fc.assert(
      fc.property(generated, fc.nat(14), fc.constantFrom(...alphabet), (gstin, at, other) => {
        fc.pre(other !== gstin.charAt(at));
        expect(isGstin(gstin.slice(0, at) + other + gstin.slice(at + 1))).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('other identifiers', () => {
  test.each([
    [isPan, 'AAQCA8719H', 'AAQCA87191'],
    [isPin, '828306', '028306'],
    [isIfsc, 'SBIN0001234', 'SBIN1001234'],
  ])('%p takes %s and refuses %s', (check, good, bad) => {
    expect(check(good)).toBe(true);
    expect(check(bad)).toBe(false);
  });
});
