import { z } from 'zod';
import { MOST_TOGETHER, togetherBody, togetherResult } from '../../records/together';
import { isoDate, oneOf } from '../../records/validation';
import { endReasons, moveInput } from './placement';

/** The end of placements: their last day, and why. */
export const endInput = z.object({ endsOn: isoDate('last day'), endReason: oneOf('reason', endReasons) });

/** An act on many placements, each separately. New terms for many are a revision. */
export const togetherInput = togetherBody('placements').extend({
  act: z.discriminatedUnion('kind', [
    moveInput.extend({ kind: z.literal('move') }),
    endInput.extend({ kind: z.literal('end') }),
  ]),
});
export type TogetherInput = z.infer<typeof togetherInput>;

/** The result, or preview, for a placement. */
export const togetherAnswer = togetherResult.omit({ says: true }).extend({
  /** Its version since; 0 where nothing was done. */
  version: z.int(),
  /** The changed fields' previous values. */
  before: z.record(z.string(), z.unknown()),
  /** The placement that follows it; null where none does. */
  next: z.object({ id: z.string(), version: z.int() }).nullable(),
});
export type TogetherAnswer = z.infer<typeof togetherAnswer>;

/** Undoes an act on many placements, by its answers. */
export const takenBackInput = z.object({
  done: z
    .array(togetherAnswer.pick({ id: true, version: true, before: true, next: true }), {
      error: 'Send what was done as a list.',
    })
    .min(1, 'Send at least one placement.')
    .max(MOST_TOGETHER, `Send at most ${MOST_TOGETHER} placements at once.`),
});
