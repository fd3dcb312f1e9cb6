/**
 * Makes objects of these fields, all null, to be filled in. They are copies of one that the JSON parser made, and so laid
 * out as an object of known fields: one that grows by computed names is a dictionary, which is slow to make and to write.
 */
export function blankObjects(names: readonly string[]): () => Record<string, unknown> {
  const blank = JSON.parse(JSON.stringify(Object.fromEntries(names.map((name) => [name, null])))) as Record<
    string,
    unknown
  >;
  return () => ({ ...blank });
}
