import { z } from 'zod';
import { versionSchema } from './release';

/** Possible problems of an opened page, in words for people. */
export const findingKinds = [
  'failure',
  'error',
  'console error',
  'failed request',
  'accessibility',
  'empty page',
  'no heading',
  'no title',
  'too wide',
  'not quiet',
  'outside its element',
  'leak',
] as const;

/** The maximum number of findings stored per route; the last one then says how many more there were. */
export const MOST_FINDINGS = 20;
/** The maximum length of a finding's text, in characters. */
export const FINDING_LENGTH = 400;

const text = z.string().max(FINDING_LENGTH);

/** A problem found by a replay. */
const replayFinding = z.strictObject({
  kind: z.enum(findingKinds),
  what: text,
  /** The place in the page or the file, and the width; empty if the route is enough. */
  where: text,
});
export type ReplayFinding = z.infer<typeof replayFinding>;

/** The result for one route. */
const replayedRoute = z.strictObject({
  /** The manifest's route, `/dashboard/tasks/:id`. */
  route: z.string().max(300),
  /** The opened address. Left out if the sample records led to none. */
  opened: z.string().max(500).optional(),
  /** The time until the page had its heading, in milliseconds; 0 if it was not opened. */
  ms: z.number().int().nonnegative(),
  findings: z.array(replayFinding).max(MOST_FINDINGS),
});
export type ReplayedRoute = z.infer<typeof replayedRoute>;

/** The result of `npm run replay` for a release on a shell, page by page. */
export const replayResult = z.strictObject({
  shellApi: versionSchema,
  /** A hash of all the shell was built from: `sources` of its `shell.json`. */
  shell: z.string().min(1).max(80),
  /** Why the release can't run on that shell, in sentences; then no route was opened. */
  refused: z.array(z.string().max(1000)).max(50),
  routes: z.array(replayedRoute).max(500),
});
export type ReplayResult = z.infer<typeof replayResult>;

/** A stored replay, the newest of its release on that shell. */
export const storedReplay = replayResult.extend({
  version: versionSchema,
  at: z.string(),
  by: z.string(),
  /** Whether it was sent with a deploy token or by an account with publish rights only: a release's sender could have made it up. */
  isClaim: z.boolean(),
  /** Whether it was on the shell that this server runs. */
  isOnThisShell: z.boolean(),
});
export type StoredReplay = z.infer<typeof storedReplay>;

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** The number of findings, including a refusal. */
export const findingsIn = ({ refused, routes }: ReplayResult): number =>
  refused.length + routes.reduce((sum, { findings }) => sum + findings.length, 0);

/** A replay in one sentence: `Replayed on shell 2.8.0: 31 pages, no finding.` */
export function replaySentence(replay: ReplayResult & { isOnThisShell?: boolean }): string {
  const { shellApi, refused, routes, isOnThisShell = true } = replay;
  const opened = routes.filter((route) => route.opened !== undefined).length;
  const left = routes.length - opened;
  const shell = `shell ${shellApi}${isOnThisShell ? '' : ', which is not the one that runs here'}`;
  if (refused.length > 0) return `Replayed on ${shell}: it does not fit.`;
  const found = findingsIn(replay);
  return [
    `Replayed on ${shell}: ${counted(opened, 'page', 'pages')}, ${found === 0 ? 'no finding' : counted(found, 'finding', 'findings')}`,
    ...(left === 0 ? [] : [`${left} not opened`]),
  ]
    .join(', ')
    .concat('.');
}

/** A finding on one line: problem and place. */
export const findingLine = ({ kind, what, where }: ReplayFinding): string =>
  [`${kind}${what === '' ? '' : `: ${what}`}`, where].filter((part) => part !== '').join(', ');

/** The source of a replay, after its sentence: `says CI, who may have sent it; this server has not checked it.` */
export const claimOf = ({ by, isClaim }: Pick<StoredReplay, 'by' | 'isClaim'>): string =>
  isClaim ? `says ${by}, who may have sent it; this server has not checked it` : `by ${by}`;

/** The number of findings shown where space is limited. */
const MOST_TOLD = 3;

/**
 * A note about a release's replays for the person who promotes it, and whether it advises against promotion. @param
 * replays of its module, those on the current shell first
 */
export function replayNote(replays: readonly StoredReplay[], version: string): { text: string; isWarning: boolean } {
  const replay = replays.find((each) => each.version === version);
  if (!replay) return { text: 'It has not been replayed.', isWarning: true };
  const lines = [
    ...replay.refused,
    ...replay.routes.flatMap(({ route, findings }) => findings.map((each) => `${route}, ${findingLine(each)}.`)),
  ];
  const more = lines.length > MOST_TOLD ? [`And ${lines.length - MOST_TOLD} more.`] : [];
  return {
    text: [
      replaySentence(replay),
      ...(replay.isClaim ? [`So ${claimOf(replay)}.`] : []),
      ...lines.slice(0, MOST_TOLD),
      ...more,
    ].join(' '),
    isWarning: lines.length > 0 || !replay.isOnThisShell,
  };
}
