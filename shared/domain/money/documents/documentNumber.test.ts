import fc from 'fast-check';
import {
  documentNumber,
  followingNumber,
  isDocumentNumber,
  isDraftNumber,
  SeriesFullError,
  sequenceOf,
  seriesOf,
} from './documentNumber';

describe('a document number', () => {
  test('is of its series and financial year', () => {
    expect(documentNumber('invoice', '2026-04-01', 1)).toBe('INV/26-27/0001');
    expect(documentNumber('credit', '2026-03-31', 12)).toBe('CN/25-26/0012');
    expect(seriesOf('bill', '2026-11-21')).toBe('BOS/26-27/');
    expect(seriesOf('debit', '2026-11-21')).toBe('DN/26-27/');
  });

  test.each([
    ['INV-001', true],
    ['INV/26-27/0001', true],
    ['A', true],
    ['', false],
    ['-1', false],
    ['INV 1', false],
    ['12345678901234567', false],
    ['INV#1', false],
    ['0123', false],
    ['/1', false],
    ['1/0', true],
  ])('"%s" allowed: %p', (number, allowed) => {
    expect(isDocumentNumber(number)).toBe(allowed);
  });

  test('of a draft may begin with 0, and is short and plain all the same', () => {
    expect(['0123', '/1', 'INV 1'].map(isDraftNumber)).toEqual([true, false, false]);
  });

  test('gives back its place in the series', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (sequence) => {
        const number = documentNumber('invoice', '2026-07-01', sequence);
        expect(isDocumentNumber(number)).toBe(true);
        expect(sequenceOf('invoice', '2026-07-01', number)).toBe(sequence);
        expect(sequenceOf('invoice', '2027-07-01', number)).toBeNull();
      }),
    );
    expect(sequenceOf('invoice', '2026-07-01', 'INV-001')).toBeNull();
    expect(sequenceOf('credit', '2026-07-01', 'cn/26-27/0007')).toBe(7);
    for (const rest of ['0000', 'x0001', '0001x', '001'])
      expect(sequenceOf('invoice', '2026-07-01', `INV/26-27/${rest}`)).toBeNull();
  });

  test('ends with the sixteen characters of the law', () => {
    expect(() => documentNumber('invoice', '2026-07-01', 1_000_000)).toThrow(SeriesFullError);
  });

  test('is followed by the next one', () => {
    expect(['INV-001', '26-27/A', 'INV-999', 'A', 'X9', '7'].map(followingNumber)).toEqual([
      'INV-002',
      '26-27/A-2',
      'INV-1000',
      'A-2',
      'X10',
      '8',
    ]);
  });
});
