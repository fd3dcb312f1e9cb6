import type { Kysely } from 'kysely';
import type { ModuleReport } from 'shared/contract';
import type { Fault } from 'shared/contract/releases/fault';
import type { ModuleNews } from 'shared/contract/releases/moduleNews';
import type { Rollout } from 'shared/contract/releases/rollout';
import type { VitalMetric } from 'shared/contract/surface/vitals';
import type { TokenScope } from 'shared/domain/accounts/deployToken';
import type { Queries } from '../db/tables';

/** A release that has been published and can be promoted. */
export interface ReleaseRow {
  module: string;
  version: string;
  /** Hash of the names and contents of all files: tells an identical release from a different one. */
  content: string;
  /** `release.json` as text. */
  release: string;
  bytes: number;
  /** A `Provenance` as text; empty where nothing is known. */
  provenance: string;
  /** The public key it is signed with; empty without a signature. */
  signedBy: string;
  /** When its files were removed, because nobody used it any more; empty while they exist. */
  collectedAt: string;
  at: string;
  by: string;
}

/** One change of the current release. */
export interface PromotionRow {
  /** Goes up by one; the registry's revision. */
  revision: number;
  module: string;
  /** Empty for `retire`. */
  version: string;
  kind: 'promote' | 'rollback' | 'retire';
  at: string;
  by: string;
}

/** One switch of a flag. */
export interface FlagChangeRow {
  /** Goes up by one over all flags; a part of the registry's revision. */
  revision: number;
  module: string;
  flag: string;
  /** The `FlagAudience` as text. */
  audience: string;
  at: string;
  by: string;
}

/** One change of a rollout. */
export interface RolloutRow extends Pick<Rollout, 'version' | 'before' | 'step' | 'state'> {
  /** Goes up by one over all rollouts; a part of the registry's revision. */
  revision: number;
  /** The revision of the rollout's first change. */
  rollout: number;
  module: string;
  /** As text, `[5,25,100]`. */
  stages: string;
  at: string;
  /** `Rollout`: the server, automatically. */
  by: string;
  reason: string;
}

/** How many visits of a day fell into a bucket of a measure. */
export interface VitalRow {
  module: string;
  version: string;
  /** The pattern of the page's route. */
  route: string;
  metric: VitalMetric;
  /** YYYY-MM-DD, in UTC. */
  day: string;
  bucket: number;
  visits: number;
}

export interface ReleaseTables {
  releases: ReleaseRow;
  promotions: PromotionRow;
  flag_changes: FlagChangeRow;
  rollout_changes: RolloutRow;
  /** People who got a release at a stage of a rollout, as a hash that names nobody, and whether it failed for them. */
  rollout_voices: {
    key: string;
    rollout: number;
    step: number;
    version: string;
    /** 1: a page of the module was opened, or failed. */
    opened: number;
    failed: number;
    /** 1: of an address from which a visitor opened a page of the release; 0: of an account. */
    isVisitor: number;
  };
  /**
   * People for whom the new release of a rollout, or the one before, failed, as a hash that names nobody, and where: a
   * page or a route.
   */
  rollout_failures: { key: string; rollout: number; who: string; version: string; place: string };
  /** Which part of the visitors an address was given first, as a hash of the address. */
  visitor_draws: { key: string; cohort: number; at: string };
  /** How fast that release was for them at a route: the last visit, as a hash that names nobody. */
  rollout_measures: Pick<VitalRow, 'version' | 'route' | 'metric' | 'bucket'> & {
    key: string;
    rollout: number;
    step: number;
    /** 1: a visitor's; 0: an account's. */
    isVisitor: number;
  };
  /** The addresses of a module's team; the webhook's secret is sealed, and bound to the module. */
  module_contacts: { module: string; url: string; secret: string; mail: string; at: string; by: string };
  module_news: Pick<ModuleNews, 'id' | 'module' | 'event' | 'version' | 'title' | 'body' | 'at'> & { path: string };
  news_messages: ModuleNews['messages'][number] & {
    news: string;
    /** When it is tried next. */
    nextAt: string;
  };
  deploy_tokens: {
    id: string;
    module: string;
    name: string;
    scope: TokenScope;
    tokenHash: string;
    createdAt: string;
    by: string;
    usedAt: string | null;
    expiresAt: string;
  };
  module_reports: {
    key: string;
    module: string;
    version: string;
    page: string;
    phase: ModuleReport['phase'];
    reason: ModuleReport['reason'];
    detail: string;
    count: number;
    firstAt: string;
    lastAt: string;
    /** 1: the browser of somebody who was signed in reported it, of a page of the console. */
    isSignedIn: number;
  };
  /** Equal faults of a module. */
  faults: Pick<
    Fault,
    'id' | 'module' | 'kind' | 'message' | 'source' | 'code' | 'route' | 'firstAt' | 'lastAt' | 'resolvedBy'
  > & {
    resolvedAt: string | null;
    /** When it was first seen in another release after that. */
    backAt: string | null;
  };
  fault_releases: {
    fault: string;
    version: string;
    count: number;
    sessions: number;
    firstAt: string;
    lastAt: string;
  };
  /** The sessions that counted, each once for a fault in a release, as a hash that names nobody. */
  fault_voices: { key: string; fault: string };
  vitals: VitalRow;
  /** People who run other code than everybody: `uses` is the list of `OverriddenModule` as text. */
  overrides: {
    tokenHash: string;
    accountId: string;
    uses: string;
    createdAt: string;
    expiresAt: string;
    /** 1: for anyone with the link, without an account. */
    isOpen: number;
  };
  replays: {
    module: string;
    version: string;
    /** The hash of the shell's sources. */
    shell: string;
    /** The `ReplayResult` as text. */
    result: string;
    at: string;
    by: string;
    /** 1: reported by a release token. */
    isClaim: number;
  };
}

/** The tables of this folder over the server's connection. */
export const releaseTables = (db: Queries) => db as unknown as Kysely<ReleaseTables>;
