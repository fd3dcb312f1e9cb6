/** The words of a text, in lower case. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);

/** Whether each typed word is the prefix of a word in a text. An empty query matches every text. */
export function isCalledBy(text: string, typed: string): boolean {
  const words = wordsOf(text);
  return wordsOf(typed).every((word) => words.some((each) => each.startsWith(word)));
}

/**
 * How well a name matches the typed text: 0 if equal, 1 if it begins with it, 2 if some of its words do, 3 if only
 * other words match.
 */
export function nearness(name: string, typed: string): 0 | 1 | 2 | 3 {
  const [own, asked] = [wordsOf(name).join(' '), wordsOf(typed).join(' ')];
  if (own === asked) return 0;
  if (own.startsWith(asked)) return 1;
  return isCalledBy(name, typed) ? 2 : 3;
}
