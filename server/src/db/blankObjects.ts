/**
 * Makes objects with these fields, all null, to be filled in. They are copies of one made by the JSON parser, so that
 * the engine knows their layout: an object that grows by computed names is a dictionary, which is slow to make and to
 * write.
 */
export function blankObjects(names: readonly string[]): () => Record<string, unknown> {
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<
    string,
    unknown
  >;
  return () => ({ ...blank });
}
