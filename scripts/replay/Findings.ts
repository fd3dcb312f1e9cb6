import {
  FINDING_LENGTH,
  type findingKinds,
  MOST_FINDINGS,
  type ReplayFinding,
} from '../../shared/contract/releases/replay.ts';

type Kind = (typeof findingKinds)[number];

/** One line of limited length. */
const brief = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= FINDING_LENGTH ? line : `${line.slice(0, FINDING_LENGTH - 1)}…`;
};

/** Findings as they arrive, without repeats. */
export class Findings {
  private readonly all = new Map<string, ReplayFinding>();

  add(kind: Kind, what: string, where = ''): void {
    const finding = { kind, what: brief(what), where: brief(where) };
    const key = JSON.stringify(finding);
    if (!this.all.has(key)) this.all.set(key, finding);
  }

  has(kind: Kind): boolean {
    return this.list.some((finding) => finding.kind === kind);
  }

  /** The stored findings; the last one counts those left out. */
  get list(): ReplayFinding[] {
    const all = [...this.all.values()];
    if (all.length <= MOST_FINDINGS) return all;
    const kept = all.slice(0, MOST_FINDINGS - 1);
    const [next] = all.slice(MOST_FINDINGS - 1);
    return next
      ? [...kept, { ...next, what: brief(`and ${all.length - kept.length} more, the next: ${next.what}`) }]
      : kept;
  }
}
