import { randomInt } from 'node:crypto';

const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const DISTINCT = 6;
const LONGEST = 60;

/** The last part of a new vacancy's address: its words in Latin letters and digits, and six random characters. */
export function vacancySlug(...words: readonly string[]): string {
  const said = words
    .join(' ')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  const distinct = Array.from({ length: DISTINCT }, () => letters[randomInt(letters.length)]).join('');
  return [said, distinct].filter(Boolean).join('-');
}
