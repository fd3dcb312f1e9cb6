/** A value as text, the same whatever order its keys were written in. */
export function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
  return `{${Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${ordered(each)}`)
    .join()}}`;
}
