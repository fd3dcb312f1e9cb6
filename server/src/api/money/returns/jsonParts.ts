/** Rows of a list that are written at once. */
const BATCH = 500;

/**
 * An object's JSON in parts, a few rows of its lists at a time: the same text as `JSON.stringify`, never held as a
 * whole.
 */
export async function* jsonParts(object: object): AsyncGenerator<string> {
  let mark = '{';
  for (const [name, value] of Object.entries(object) as [string, unknown][]) {
    if (value === undefined) continue;
    yield `${mark}${JSON.stringify(name)}:`;
    mark = ',';
    if (!Array.isArray(value) || value.length <= BATCH) {
      yield JSON.stringify(value);
      continue;
    }
    for (let at = 0; at < value.length; at += BATCH)
      yield `${at === 0 ? '[' : ','}${JSON.stringify(value.slice(at, at + BATCH)).slice(1, -1)}`;
    yield ']';
  }
  yield mark === '{' ? '{}' : '}';
}
