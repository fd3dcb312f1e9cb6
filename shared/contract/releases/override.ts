import { z } from 'zod';
import { manifestSchema } from '../manifest';
import { registryModule } from './registry';
import { versionSchema } from './release';

/** The maximum number of modules in one override. */
export const OVERRIDE_MODULES = 20;

/**
 * A server on the developer's own computer. It becomes part of a document's policy, so only scheme, host and port are
 * allowed.
 */
const ownOrigin = z
  .string()
  .regex(
    /^http:\/\/(?:localhost|127\.0\.0\.1):[1-9]\d{0,4}$/,
    'Own builds run on your own computer: give an address such as http://127.0.0.1:4000.',
  );

const publishedRelease = z.strictObject({ module: z.string().max(40), version: versionSchema });
const ownBuild = z.strictObject({ module: manifestSchema.shape.name, origin: ownOrigin });

/** The code of one module for one person: a published version, or a build from an origin. */
const overriddenModule = z.union([publishedRelease, ownBuild]);
export type OverriddenModule = z.infer<typeof overriddenModule>;

/** An active override that the new one extends. By default, none. */
const beside = z.string().max(200).optional();

/** Requests published releases instead of the current ones, for the caller only. */
export const releaseOverrides = z.strictObject({
  uses: z.array(publishedRelease).min(1).max(OVERRIDE_MODULES),
  beside,
});
/** The same, including modules served by the developer's own computer. */
export const buildOverrides = z.strictObject({ uses: z.array(overriddenModule).min(1).max(OVERRIDE_MODULES), beside });

/** A new override; the token is shown once. */
export const newOverride = z.object({ token: z.string(), expiresAt: z.string() });
export type NewOverride = z.infer<typeof newOverride>;

/** The releases behind an override's token. */
export const overrideToken = z.strictObject({ token: z.string().max(200) });

/** An active override. */
export const override = z.object({
  uses: z.array(overriddenModule),
  expiresAt: z.string(),
  /** The published releases, as for a tab; own builds describe themselves. */
  modules: z.record(z.string(), registryModule),
});
export type Override = z.infer<typeof override>;
