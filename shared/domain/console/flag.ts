import { z } from 'zod';

const ids = z.array(z.string().min(1).max(64)).max(200, 'Choose at most 200.').default([]);

/** A flag's audience: nobody, everybody (including visitors), or people with some roles or accounts. */
const flagAudience = z.discriminatedUnion(
  'to',
  [
    z.strictObject({ to: z.literal('nobody') }),
    z.strictObject({ to: z.literal('everybody') }),
    z
      .strictObject({ to: z.literal('some'), roles: ids, accounts: ids })
      .refine(({ roles, accounts }) => roles.length + accounts.length > 0, {
        path: ['roles'],
        error: 'Choose at least one role or account, or switch it on for everyone.',
      }),
  ],
  { error: 'Set "to" to nobody, everybody or some.' },
);
export type FlagAudience = z.infer<typeof flagAudience>;

/** A flag's state before anybody switches it. */
export const forNobody: FlagAudience = { to: 'nobody' };

/**
 * A change of a flag. `revision` is that of the previous change, 0 for the first: refused if somebody else changed it
 * meanwhile.
 */
export const flagSwitch = z.object({ audience: flagAudience, revision: z.number().int().min(0) });
export type FlagSwitch = z.infer<typeof flagSwitch>;

/** A change of a flag in its history. */
const flagChange = z.object({
  revision: z.number().int(),
  audience: flagAudience,
  /** The audience, in words. */
  text: z.string(),
  at: z.string(),
  by: z.string(),
});

/** A flag of a current release: its pages and contributions, its audience, and its last changes, newest first. */
export const moduleFlag = z.object({
  module: z.string(),
  flag: z.string(),
  /** The pages and contributions that it switches, in words. */
  holds: z.array(z.string()),
  audience: flagAudience,
  /** The audience, in words: "Accountant and Bela". */
  text: z.string(),
  history: z.array(flagChange),
});
export type ModuleFlag = z.infer<typeof moduleFlag>;

/** A flag's name, unique among all modules. */
export const flagKey = (module: string, flag: string): string => `${module}/${flag}`;
