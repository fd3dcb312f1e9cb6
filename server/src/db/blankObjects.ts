/**
 * Creates objects with these fields, all null, to be filled in. They are copies of one made by the JSON parser, so that
 * the engine knows their layout: an object built from computed names would be a dictionary, which is slow to build and
 * serialise.
 */
export function blankObjects(names: readonly string[]): () => Record<string, unknown> {
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<
    string,
    unknown
  >;
  return () => ({ ...blank });
}
