import { z } from 'zod';

/** The conditions under which a person gets a page or contribution. */
export interface Conditions {
  right?: string | undefined;
  flag?: string | undefined;
}

/** A flag by which a module enables some of its pages and contributions. */
const flagName = z
  .string()
  .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'must be lower-case words with hyphens between, new-board')
  .max(40);

/** The fields of a route and a contribution that say who gets it. Editors show these descriptions in `module.json`. */
export const conditions = {
  right: z
    .string()
    .regex(/^[a-z][\w/-]*:[a-z][a-z-]*$/, 'must be a right, <resource>:<act>, for example tasks:read')
    .optional()
    .describe(
      'The right without which nobody is shown it, for example tasks:read. By default, everybody who is signed in is.',
    ),
  flag: flagName
    .optional()
    .describe(
      'The flag by which it is switched on under Modules, for everybody, for roles or for accounts; until then, nobody gets it. By default, it is there as soon as its release is current.',
    ),
};
