import type { LawPreview } from 'shared/domain/law/lawPreview';

/** Limit of people or documents listed for a subject; all are counted. */
const LISTED = 200;

/** The law's result for a person or thing: amounts in paise, or words such as a day. */
export interface Figured {
  /** The subject, as a heading: "Bonus of 2025-26". */
  title: string;
  id: string;
  name: string;
  figures: Readonly<Record<string, number | string>>;
}

const keyOf = ({ title, id }: Figured) => `${title} ${id}`;

/** Differences between the figures before and after a change of the law, by subject and name. */
export function differingFigures(before: readonly Figured[], after: readonly Figured[]): LawPreview['concerned'] {
  const was = new Map(before.map((each) => [keyOf(each), each]));
  const is = new Map(after.map((each) => [keyOf(each), each]));
  const found = new Map<string, LawPreview['concerned'][number]>();
  for (const [key, each] of new Map([...was, ...is])) {
    const [old, now] = [was.get(key)?.figures, is.get(key)?.figures];
    const none = (value: number | string | undefined) => (typeof value === 'string' ? '' : 0);
    const changes = Object.keys({ ...old, ...now })
      .map((what) => ({ what, before: old?.[what] ?? none(now?.[what]), after: now?.[what] ?? none(old?.[what]) }))
      .filter((change) => change.before !== change.after);
    if (changes.length === 0) continue;
    const subject = found.get(each.title) ?? { title: each.title, count: 0, of: [] };
    found.set(each.title, subject);
    subject.count += 1;
    subject.of.push({ id: each.id, name: each.name, changes });
  }
  return [...found.values()].map(({ of, ...subject }) => ({
    ...subject,
    of: of.toSorted((a, b) => a.name.localeCompare(b.name)).slice(0, LISTED),
  }));
}
