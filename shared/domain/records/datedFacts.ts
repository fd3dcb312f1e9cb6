/** What of something holds from a day: the fields of `T`. */
export type Dated<T> = T & { startsOn: string };

/** What holds on a day: the latest that began by then, before the first of all that first; undefined without any. */
export function holdsOn<T extends { startsOn: string }>(all: readonly T[], day: string): T | undefined {
  const sorted = [...all].sort((a, b) => (a.startsOn < b.startsOn ? -1 : 1));
  return sorted.filter(({ startsOn }) => startsOn <= day).at(-1) ?? sorted[0];
}

/** One kind of facts that hold from a day: by the schemas of its fields, which a record has among others. */
export function datedFacts<T extends object>(fields: Readonly<Record<keyof T, unknown>>) {
  const names = Object.keys(fields) as (keyof T & string)[];
  /** Only the facts of a record. */
  const of = (record: T): T => Object.fromEntries(names.map((name) => [name, record[name]])) as unknown as T;
  /** A record by the facts of a day. */
  const asOn = <E extends T>(record: E, all: readonly Dated<T>[], day: string): E => {
    const held = holdsOn(all, day);
    return held ? { ...record, ...of(held) } : record;
  };
  return { names, of, asOn };
}
