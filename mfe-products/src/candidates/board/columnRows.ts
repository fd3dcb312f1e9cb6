import type { Candidate, CandidateStatus } from 'shared/domain/people/candidate';

function compareBy(sort: string): (a: Candidate, b: Candidate) => number {
  const [key = ''] = (sort || '-id').split(',');
  const name = key.replace(/^-/, '') as keyof Candidate;
  const sign = key.startsWith('-') ? -1 : 1;
  const text = (row: Candidate) => String(row[name] ?? '').toLowerCase();
  return (a, b) => sign * (text(a) < text(b) ? -1 : text(a) > text(b) ? 1 : a.id < b.id ? -1 : 1);
}

/** What a column shows while some candidates are on their way into it or out of it: each once, in the order of the list. */
export function columnRows(
  stored: readonly Candidate[],
  moving: ReadonlyMap<string, Candidate>,
  status: CandidateStatus,
  sort: string,
): Candidate[] {
  const staying = stored.filter((row) => (moving.get(row.id) ?? row).status === status);
  const arriving = [...moving.values()].filter(
    (row) => row.status === status && !staying.some(({ id }) => id === row.id),
  );
  return arriving.length === 0 ? staying : [...staying, ...arriving].sort(compareBy(sort));
}
