/** The words of a text, in small letters. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Whether each word that was typed begins a word of a text. Nothing typed fits every text. */
export function isCalledBy(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((word) => words.some((each) => each.startsWith(word)));
}

/**
 * How near a name is to the typed text: 0 when equal, 1 when it begins with it, 2 when some of its words do, 3 when
 * other words alone match.
 */
export function nearness(name: string, typed: string): 0 | 1 | 2 | 3 {
  const [own, asked] = [wordsOf(name).join(' '), wordsOf(typed).join(' ')];
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  return isCalledBy(name, typed) ? 2 : 3;
}
