import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { brotliBeginning } from './brotliBeginning';

const read = (content: Buffer) => brotliDecompressSync(content).toString();

test('what is sent reads as the beginning and the end, whatever both are', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 2_000 });
  const end = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 });
  fc.assert(
    fc.property(text, end, (beginning, behind) => {
      expect(read(brotliBeginning(beginning)(behind))).toBe(beginning + behind);
    }),
    { numRuns: 200 },
  );
});

test('an end is as long as a block may be, and no longer', () => {
  const close = brotliBeginning('<p>'.repeat(20_000));
  for (const length of [1, 255, 256, 257, 65_535, 65_536]) {
    const end = 'x'.repeat(length);
    expect(read(close(end)) === `${'<p>'.repeat(20_000)}${end}`).toBe(true);
  }
  expect(() => close('')).toThrow(RangeError);
  expect(() => close('x'.repeat(65_537))).toThrow(RangeError);
});

test('the beginning is compressed, and the end is not', () => {
  const close = brotliBeginning('the same words again and again, '.repeat(1_000));
  expect(close('x'.repeat(100)).length).toBeLessThan(300);
  expect(close('x'.repeat(1_100)).length - close('x'.repeat(100)).length).toBe(1_000);
});
