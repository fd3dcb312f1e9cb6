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

/** The most findings that are kept of one route; the last one then says how many more there were. */
export const MOST_FINDINGS = 20;
/** The longest text of a finding, in characters. */
export const FINDING_LENGTH = 400;

const text = z.string().max(FINDING_LENGTH);

/** Something wrong that a replay saw. */
const replayFinding = z.strictObject({
  kind: z.enum(findingKinds),
  what: text,
  /** Where in the page or in which file, and at which width; empty where the route says it all. */
  where: text,
});
export type ReplayFinding = z.infer<typeof replayFinding>;

/** The result for one route. */
const replayedRoute = z.strictObject({
  /** As the manifest has it, `/dashboard/tasks/:id`. */
  route: z.string().max(300),
  /** The address that was opened. Left out when the sample records led to none. */
  opened: z.string().max(500).optional(),
  /** How long it took until the page had its heading, in milliseconds; 0 when it was not opened. */
  ms: z.number().int().nonnegative(),
  findings: z.array(replayFinding).max(MOST_FINDINGS),
});
export type ReplayedRoute = z.infer<typeof replayedRoute>;

/** A release on a shell, page by page, as `npm run replay` saw it. */
export const replayResult = z.strictObject({
  shellApi: versionSchema,
  /** All that the shell was built from, as a hash: `sources` of its `shell.json`. */
  shell: z.string().min(1).max(80),
  /** Why the release can't run on that shell, in sentences; then no route was opened. */
  refused: z.array(z.string().max(1000)).max(50),
  routes: z.array(replayedRoute).max(500),
});
export type ReplayResult = z.infer<typeof replayResult>;

/** A replay as the server keeps it, the newest of its release on that shell. */
export const storedReplay = replayResult.extend({
  version: versionSchema,
  at: z.string(),
  by: z.string(),
  /** Whether it is the word of a deploy token or of somebody who may only publish: who sends a release can make it up. */
  isClaim: z.boolean(),
  /** Whether it was on the shell that this server runs. */
  isOnThisShell: z.boolean(),
});
export type StoredReplay = z.infer<typeof storedReplay>;

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** How many findings there are, a refusal among them. */
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

/** A finding in one line: what and where. */
export const findingLine = ({ kind, what, where }: ReplayFinding): string =>
  [`${kind}${what === '' ? '' : `: ${what}`}`, where].filter((part) => part !== '').join(', ');

/** The source of a replay, after its sentence: `says CI, who may have sent it; this server has not checked it.` */
export const claimOf = ({ by, isClaim }: Pick<StoredReplay, 'by' | 'isClaim'>): string =>
  isClaim ? `says ${by}, who may have sent it; this server has not checked it` : `by ${by}`;

/** How many findings are shown where there is little room. */
const MOST_TOLD = 3;

/**
 * A note about a release's replays for the person who promotes it, and whether it advises against it. @param replays of
 * its module, those on the shell that runs first
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
