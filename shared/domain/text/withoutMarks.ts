/** Characters that show nothing: direction marks, zero-width spaces, soft hyphens, byte order marks; not the two joiners. */
const unseen = /(?![\u200C\u200D])\p{Cf}/gu;
const joiners = /[\u200C\u200D]/g;
/**
 * What is copied from a spreadsheet, a chat or a PDF as it was meant, for numbers, dates, identifiers and addresses:
 * without what nobody sees, spaces of every width as spaces, none at the ends.
 */
export function withoutMarks(text: string): string {
  return withoutMarksButJoiners(text).replace(joiners, '');
}

/** `withoutMarks` for what may be written in an Indian script, whose letters the joiners shape. */
export function withoutMarksButJoiners(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/\p{Zs}/gu, ' ')
    .trim();
}

/** What nobody sees at the end of a text; a joiner there may be a letter's (old Malayalam chillus). */
const isUnseen = (character: string) => /^(?![\u200C\u200D])[\p{Cf}\s]$/u.test(character);

/** Free text without invisible characters at its ends; inside it all stays. Empty when none of it can be seen. */
export function trimMarks(text: string): string {
  if (!/[^\p{Cf}\s]/u.test(text)) return '';
  let [start, end] = [0, text.length];
  while (isUnseen(text.charAt(start))) start++;
  while (isUnseen(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
