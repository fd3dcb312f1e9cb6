import fc from 'fast-check';

/** From here on this many code points are halves of a character. */
const HALVES = 0xd800;
const HALVES_COUNT = 0x800;

const characterAt = (place: number) => String.fromCodePoint(place < HALVES ? place : place + HALVES_COUNT);

/** NaN for what is no single character. */
function placeOf(text: unknown): number {
  const point = (typeof text === 'string' ? text.codePointAt(0) : undefined) ?? Number.NaN;
  const place = point < HALVES ? point : point - HALVES_COUNT;
  return Number.isNaN(place) || characterAt(place) !== text ? Number.NaN : place;
}

/**
 * Any character of Unicode, as the unit of `fc.string`. It makes what `unit: 'binary'` makes, which fills a map with
 * all 1.1 million of them before the first text: seconds, in each test file.
 */
export const anyCharacter = fc.nat({ max: 0x10ffff - HALVES_COUNT }).map(characterAt, placeOf);
