/**
 * Values derived from an immutable table of rows, cached per key as long as the table: thousands of lines of a month
 * need the same.
 */
export function remembered<T extends object, V>(workOut: (of: T, key: string) => V): (of: T, key: string) => V {
  const known = new WeakMap<T, Map<string, V>>();
  return (of, key) => {
    const answers = known.get(of) ?? new Map<string, V>();
    known.set(of, answers);
    const answer = answers.get(key);
    if (answer !== undefined) return answer;
    const found = workOut(of, key);
    answers.set(key, found);
    return found;
  };
}
