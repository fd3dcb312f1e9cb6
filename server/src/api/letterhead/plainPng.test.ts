import { decode } from 'fast-png';
import { plainPicture } from './plainPicture';
import { plainPng } from './plainPng';
import { halfClear, jpegOf, pngOf } from './png.fixture';

const pixelsOf = (content: Uint8Array): number[] => [...decode(content).data];

test.each([
  ['a clear pixel is paper', halfClear(2, 1), [200, 80, 10, 255, 255, 255]],
  ['half clear is half paper', pngOf({ width: 1, height: 1, rows: Buffer.from([0, 0, 0, 0, 128]) }), [127, 127, 127]],
  [
    'grey with alpha',
    pngOf({ width: 2, height: 1, colour: 4, rows: Buffer.from([1, 90, 255, 10, 0]) }),
    [90, 90, 90, 100, 100, 100],
  ],
  [
    'a palette of two bits, one entry clear',
    pngOf({
      ...{ width: 3, height: 1, colour: 3, bits: 2, rows: Buffer.from([0, 0b00_01_10_00]) },
      more: [
        ['PLTE', Buffer.from([1, 2, 3, 4, 5, 6, 7, 8, 9])],
        ['tRNS', Buffer.from([255, 0])],
      ],
    }),
    [1, 2, 3, 255, 255, 255, 7, 8, 9],
  ],
  [
    'one bit',
    pngOf({ width: 2, height: 1, colour: 0, bits: 1, rows: Buffer.from([0, 0b0100_0000]) }),
    [0, 0, 0, 255, 255, 255],
  ],
  [
    'sixteen bits',
    pngOf({ width: 1, height: 1, colour: 2, bits: 16, rows: Buffer.from([0, 200, 1, 100, 2, 50, 3]) }),
    [200, 100, 50],
  ],
  [
    'a colour that is clear',
    pngOf({
      ...{ width: 3, height: 1, colour: 2, rows: Buffer.from([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) },
      more: [['tRNS', Buffer.from([0, 1, 0, 2, 0, 3])]],
    }),
    [255, 255, 255, 4, 5, 6, 7, 8, 9],
  ],
  [
    'every filter',
    pngOf({
      ...{ width: 1, height: 5, colour: 0 },
      rows: Buffer.from([0, 10, 1, 20, 2, 5, 3, 2, 4, 1]),
    }),
    [10, 20, 25, 14, 15].flatMap((grey) => [grey, grey, grey]),
  ],
  ['interlaced', pngOf({ width: 1, height: 1, colour: 0, interlaced: 1, rows: Buffer.from([0, 7]) }), [7, 7, 7]],
])('%s', (_name, given, pixels) => {
  expect(pixelsOf(plainPng(given))).toEqual(pixels);
});

test('nothing but the pixels is kept', () => {
  const written = pngOf({
    ...{ width: 1, height: 1, colour: 0, rows: Buffer.from([0, 7]) },
    more: [['tEXt', Buffer.from('Comment\0<script>')]],
  });
  expect(written.includes('script')).toBe(true);
  expect(Buffer.from(plainPng(written)).includes('script')).toBe(false);
});

const one = { width: 1, height: 1, colour: 0 };
const secondHeader = pngOf({ ...one, width: 2, rows: Buffer.from([0]) }).subarray(16, 29);
test.each([
  ['more than its header says', pngOf({ ...one, rows: Buffer.alloc(50_000_000) }), /damaged/],
  ['less than its header says', pngOf({ ...one, height: 2, rows: Buffer.from([0, 7]) }), /damaged/],
  ['no filter of the standard', pngOf({ ...one, rows: Buffer.from([5, 7]) }), /damaged/],
  [
    'a header of 10,000 pixels a side',
    pngOf({ ...one, width: 10_000, height: 10_000, rows: Buffer.from([0]) }),
    /10000 × 10000/,
  ],
  ['a second header', pngOf({ ...one, rows: Buffer.from([0, 7, 8]), more: [['IHDR', secondHeader]] }), /damaged/],
  ['no side', pngOf({ ...one, width: 0, rows: Buffer.from([0]) }), /no size/],
  ['a colour type of none', pngOf({ ...one, colour: 5, rows: Buffer.from([0, 7]) }), /damaged/],
  [
    'a changed byte',
    Buffer.concat([halfClear(4, 4).subarray(0, 50), Buffer.from([9]), halfClear(4, 4).subarray(51)]),
    /damaged/,
  ],
  ['half a file', halfClear(40, 40).subarray(0, 60), /damaged/],
  ['a JPEG of 5,000 pixels a side', jpegOf(5000, 10), /Make it smaller/],
  ['a JPEG in CMYK', jpegOf(10, 10, { heads: 4 }), /CMYK/],
  ['a JPEG that no PDF holds', jpegOf(10, 10, { frame: 0xc3 }), /can’t be printed/],
  ['half a JPEG', jpegOf(10, 10).subarray(0, 24), /damaged/],
])('%s is refused, and says why', (_name, content, problem) => {
  expect(plainPicture(content)).toEqual({ problem: expect.stringMatching(problem) });
});

test('a JPEG is kept as it is', () => {
  expect(plainPicture(jpegOf(300, 100))).toEqual({ content: jpegOf(300, 100) });
});
