import { z } from 'zod';
import { tokenScope } from '../../domain/accounts/deployToken';
import { manifestSchema } from '../manifest';
import { CONTRACT_VERSION } from '../version';
import { failurePhases, failureReasons } from './moduleReport';
import { provenanceSchema } from './provenance';
import { releaseSchema } from './release';
import { rollout } from './rollout';

/** A release as the browser needs it, inlined in every page. */
const registryRelease = z.object({
  version: z.string(),
  /** The base address of its files, with a trailing slash; an absolute path or URL. */
  base: z.string(),
  entry: z.string(),
  container: z.string(),
  pages: releaseSchema.shape.pages,
  /** Integrity of every script and stylesheet, by file name. */
  integrity: z.record(z.string(), z.string()),
});
export type RegistryRelease = z.infer<typeof registryRelease>;

/** A module's current state. */
export const registryModule = z.object({
  /** Without the server's parts; `prefixes`, which browsers don't need, are left out too. */
  manifest: manifestSchema.omit({ resources: true, service: true, lightPages: true, budgets: true }),
  current: registryRelease,
  /** Replaces `current` if that can't be loaded. */
  previous: registryRelease.optional(),
});
export type RegistryModule = z.infer<typeof registryModule>;

/** The current release of each module. The only thing that changes, inlined in each page. */
export const registry = z.object({
  contract: z.literal(CONTRACT_VERSION),
  /** Increases with each promotion, and each flag change. */
  revision: z.number().int(),
  modules: z.record(z.string(), registryModule),
  /**
   * Whether some people get more than everybody: each tab then fetches its own, `GET /api/registry`. By default, nobody
   * does.
   */
  forSome: z.literal(true).optional(),
  /**
   * Whether a staged rollout is running: then no module code is loaded before a person's own registry. By default, none
   * is.
   */
  inStages: z.literal(true).optional(),
});
export type Registry = z.infer<typeof registry>;

/** A module with its releases, newest first. */
export const moduleReleases = z.object({
  module: z.string(),
  /** Empty if none is, or the module was removed. */
  current: z.string(),
  previous: z.string().optional(),
  /** When the current one was promoted, and by whom. */
  since: z.string(),
  by: z.string(),
  versions: z.array(
    z.object({
      version: z.string(),
      at: z.string(),
      by: z.string(),
      bytes: z.number().int(),
      /** Its origin. By default unknown. */
      provenance: provenanceSchema.optional(),
      /** The public key of its signature. By default, it is unsigned. */
      signedBy: z.string().optional(),
      /**
       * That its files were removed or lost, and what to do, in sentences. By default they exist, as far as is known.
       */
      gone: z.string().optional(),
    }),
  ),
  /** Why the server does not serve the current one, in sentences. By default, it does. */
  leftOut: z.string().optional(),
  /**
   * The parts of the shell or API that the current one uses and that have changed since, in a sentence each, with the
   * position. By default it fits.
   */
  misfits: z.array(z.string()).optional(),
  /** The latest staged rollout, running or ended. By default, there was none. */
  rollout: rollout.optional(),
});
export type ModuleReleases = z.infer<typeof moduleReleases>;

/** The result of an upload. */
export const uploadResult = z.object({
  module: z.string(),
  version: z.string(),
  /** `unchanged`: it existed with the same content; `checked`: a dry run. */
  result: z.enum(['published', 'unchanged', 'checked']),
  promoted: z.boolean(),
});
export type UploadResult = z.infer<typeof uploadResult>;

/** The current version of a module. */
export const nowCurrent = z.object({ module: z.string(), version: z.string() });

/** A deploy token as the owner sees it. */
export const deployToken = z.object({
  id: z.string(),
  module: z.string(),
  name: z.string(),
  /** What it allows: only uploading releases, or promoting them too. */
  scope: tokenScope,
  createdAt: z.string(),
  by: z.string(),
  usedAt: z.string().nullable(),
  expiresAt: z.string(),
});
export type DeployToken = z.infer<typeof deployToken>;

/** The token itself, shown once when it is created. */
export const newDeployToken = z.object({ id: z.string(), token: z.string() });
export type NewDeployToken = z.infer<typeof newDeployToken>;

/** A kind of failure that browsers reported for a version. */
export const moduleReport = z.object({
  module: z.string(),
  version: z.string(),
  page: z.string(),
  phase: z.enum(failurePhases),
  reason: z.enum(failureReasons),
  detail: z.string(),
  count: z.number().int(),
  firstAt: z.string(),
  lastAt: z.string(),
});
export type ModuleReport = z.infer<typeof moduleReport>;

/** The records of a resource that a module declares or once declared. */
export const storedTable = z.object({
  /** Its path below `/api`. */
  path: z.string(),
  module: z.string(),
  /** The number of records. */
  records: z.number().int(),
  /** The number of deleted records that can be restored. */
  deleted: z.number().int(),
  /** Their size in the database including indexes, in bytes. */
  bytes: z.number().int(),
  /** Whether a current release declares it; others can be deleted. */
  isDeclared: z.boolean(),
});
export type StoredTable = z.infer<typeof storedTable>;
