import { z } from 'zod';
import { versionSchema } from './release';

/** The percentages of accounts that get a release, stage by stage: increasing, ending with 100. */
const stagesSchema = z
  .array(z.number({ error: 'Give whole percents from 1 to 100, such as 5,25,100.' }).int().min(1).max(100), {
    error: 'Give whole percents from 1 to 100, such as 5,25,100.',
  })
  .max(10)
  .refine(
    (stages) => stages.length > 1,
    'Give at least two stages, such as 5,25,100. To release to all at once, promote it.',
  )
  .refine(
    (stages) => stages.every((percent, place) => percent > (stages[place - 1] ?? 0)),
    'Each stage must be larger than the one before, such as 5,25,100.',
  )
  .refine((stages) => stages.at(-1) === 100, 'The last stage must be 100: everybody.');

/** Parses stages as people write them, `5, 25, 100`. Throws an error with the problem. */
export function readStages(text: string): number[] {
  const { data, error } = stagesSchema.safeParse(text.split(',').map((part) => Number(part.trim() || Number.NaN)));
  if (!data) throw new Error(error.issues[0]?.message);
  return data;
}

/**
 * `done`: it is current; `ended`: somebody ended it, or promoted a release before its last stage; `rolled-back`: it
 * ended automatically.
 */
const rolloutStates = ['running', 'paused', 'done', 'ended', 'rolled-back'] as const;
/** The actions on a rollout. */
const rolloutActs = ['advance', 'pause', 'resume', 'end'] as const;
export type RolloutAct = (typeof rolloutActs)[number];

/** The input that starts a rollout: a published release, and its stages. */
export const rolloutStart = z.object({ version: versionSchema, stages: stagesSchema });
/** An action on a rollout. `revision`: that of its last change; refused if somebody else changed it meanwhile. */
export const rolloutStep = z.object({ act: z.enum(rolloutActs), revision: z.number().int() });

const voices = z.object({
  /** People who were given a release at this stage and opened a page of it. */
  given: z.number().int(),
  /** Those among them with an error or failure in it. */
  failed: z.number().int(),
});
export type Voices = z.infer<typeof voices>;

/** A staged rollout of a release: to some accounts first, which then keep it. */
export const rollout = z.object({
  version: z.string(),
  /** The version for everybody else meanwhile. */
  before: z.string(),
  stages: z.array(z.number().int()),
  /** The current stage, from 0. */
  step: z.number().int(),
  state: z.enum(rolloutStates),
  /** Its history, latest first. */
  history: z.array(
    z.object({
      revision: z.number().int(),
      state: z.enum(rolloutStates),
      step: z.number().int(),
      at: z.string(),
      /** `Rollout`: the server, automatically. */
      by: z.string(),
      /** The reason in a sentence; empty if a person did it. */
      reason: z.string(),
    }),
  ),
  /** At the current stage, for the new and the previous release. */
  counts: z.object({ new: voices, before: voices }),
});
export type Rollout = z.infer<typeof rollout>;

/** A rollout's state in words: `1.2.0 at 5%`. */
export function rolloutText({
  version,
  stages,
  step,
  state,
}: Pick<Rollout, 'version' | 'stages' | 'step' | 'state'>): string {
  const at = `${version} at ${stages[step]}%`;
  return {
    running: at,
    paused: `${at}, paused`,
    done: `${version} done`,
    ended: `${version} ended`,
    'rolled-back': `${version} rolled back`,
  }[state];
}
