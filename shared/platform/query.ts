/** Query parameters; undefined and empty values are left out, lists are joined by a comma. */
export type Query = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/** `?a=1&b=x,y`, or an empty string. Keys keep their order, so that equal queries give equal keys of the cache. */
export function toQueryString(query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = Array.isArray(value) ? value.join(',') : value;
    if (text !== undefined && text !== '') params.set(key, String(text));
  }
  const joined = params.toString().replaceAll('%2C', ',');
  return joined === '' ? '' : `?${joined}`;
}
