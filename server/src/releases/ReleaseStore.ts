import { sql } from 'kysely';
import { CONTRACT_VERSION, type Registry, type RegistryModule, type RegistryRelease, type Release, type ShellBuild } from 'shared/contract';
import type { Db } from '../db/tables';
import { reasonsAgainst } from './checks';
import { historyOf } from './history';
import { ReleaseError } from './ReleaseError';
import { contentHash, type ReleaseFiles, type Staging } from './ReleaseFiles';
import { releaseTables, type PromotionRow, type ReleaseRow } from './tables';

/** A module's row in the table of releases. */
export interface ModuleReleases {
  module: string;
  current: string;
  previous: string | undefined;
  since: string;
  by: string;
  versions: { version: string; at: string; by: string; bytes: number }[];
}

/** Releases and which of them is current, in the database; their files, in `ReleaseFiles`. */
export class ReleaseStore {
  constructor(
    private readonly db: Db,
    readonly files: ReleaseFiles,
    private readonly shell: Pick<ShellBuild, 'shellApi' | 'provides'>,
  ) {}

  private get tables() {
    return releaseTables(this.db);
  }

  /**
   * Checks a staged release and stores it. The same content again changes nothing; another content
   * under a known version is refused. With `dryRun`, only the checks run.
   * Throws `ReleaseError` with every reason; nothing has changed then.
   */
  async publish(staging: Staging, release: Release, by: string, { dryRun = false } = {}): Promise<'published' | 'unchanged' | 'checked'> {
    const { name } = release.manifest;
    const known = await this.tables.selectFrom('releases').select('content').where('module', '=', name).where('version', '=', release.version).executeTakeFirst();
    const content = contentHash(release);
    if (known && known.content !== content) {
      throw new ReleaseError(409, 'version_taken', `${name} ${release.version} has been published with other content. Give the release a new version.`);
    }
    const reasons = [...staging.differences(release), ...reasonsAgainst({ release, shell: this.shell, others: await this.otherManifests(name) })];
    if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', `${name} ${release.version} can't be published:`, reasons);
    if (dryRun) return 'checked';
    await this.files.settle(staging, release);
    if (known) return 'unchanged';
    const bytes = Object.values(release.files).reduce((sum, file) => sum + file.bytes, 0);
    await this.tables.insertInto('releases')
      .values({ module: name, version: release.version, content, release: JSON.stringify(release), bytes, at: new Date().toISOString(), by })
      .onConflict((conflict) => conflict.columns(['module', 'version']).doNothing())
      .execute();
    return 'published';
  }

  /** Makes a published version current. Throws `ReleaseError` when it is unknown or does not fit the others any more. */
  async promote(module: string, version: string, by: string, kind: PromotionRow['kind'] = 'promote'): Promise<void> {
    const release = await this.release(module, version);
    await this.mustFit(release, `${module} ${version} can't become current:`);
    await this.recordPromotion({ module, version, kind, at: new Date().toISOString(), by });
  }

  /** A published release as a tab gets it, current or not. Throws `ReleaseError` when it is unknown or can't run beside the others. */
  async preview(module: string, version: string): Promise<RegistryModule> {
    const release = await this.release(module, version);
    await this.mustFit(release, `${module} ${version} can't be previewed:`);
    return { manifest: release.manifest, current: toRegistryRelease(release) };
  }

  /** Goes back to the version that was current before, or to the one named. Answers its version. */
  async rollback(module: string, version: string | undefined, by: string): Promise<string> {
    const history = historyOf(await this.promotionsOf(module));
    const target = version ?? history.at(-2);
    if (target === undefined) throw new ReleaseError(409, 'nothing_before', history.length === 0 ? `There is no module ${module}.` : `${module} has no earlier release to go back to.`);
    await this.promote(module, target, by, 'rollback');
    return target;
  }

  /** A published release. Throws `ReleaseError` when there is none. */
  async release(module: string, version: string): Promise<Release> {
    const row = await this.tables.selectFrom('releases').select('release').where('module', '=', module).where('version', '=', version).executeTakeFirst();
    if (!row) throw new ReleaseError(404, 'unknown_release', `There is no release ${module} ${version}. List the releases to see which there are.`);
    return JSON.parse(row.release) as Release;
  }

  /** The number of the last change of what is current; 0 before the first. */
  async revision(): Promise<number> {
    const row = await this.tables.selectFrom('promotions').select(sql<number>`coalesce(max("revision"), 0)`.as('revision')).executeTakeFirstOrThrow();
    return Number(row.revision);
  }

  /** What is current of each module, as the page gets it, and the releases themselves. */
  async registry(): Promise<{ registry: Registry; current: Release[] }> {
    const promotions = await this.tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
    const registry: Registry = { contract: CONTRACT_VERSION, revision: Number(promotions.at(-1)?.revision ?? 0), modules: {} };
    const current: Release[] = [];
    for (const [module, rows] of groupByModule(promotions)) {
      const [version, previous] = historyOf(rows).slice(-2).reverse();
      if (version === undefined) continue;
      const release = await this.release(module, version);
      current.push(release);
      registry.modules[module] = {
        manifest: release.manifest,
        current: toRegistryRelease(release),
        ...(previous === undefined ? {} : { previous: toRegistryRelease(await this.release(module, previous)) }),
      };
    }
    return { registry, current };
  }

  /** The table of all modules and their releases, the newest release first. */
  async list(): Promise<ModuleReleases[]> {
    const rows = await this.tables.selectFrom('releases').select(['module', 'version', 'at', 'by', 'bytes']).orderBy('at', 'desc').execute();
    const promotions = await this.tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
    return [...groupByModule(rows as ReleaseRow[])].map(([module, versions]) => {
      const own = promotions.filter((promotion) => promotion.module === module);
      const [current = '', previous] = historyOf(own).slice(-2).reverse();
      const last = own.at(-1);
      return { module, current, previous, since: last?.at ?? '', by: last?.by ?? '', versions: versions.map(({ version, at, by, bytes }) => ({ version, at, by, bytes: Number(bytes) })) };
    });
  }

  /** Takes the next revision. Two promotions at once want the same one: the second tries again. */
  private async recordPromotion(promotion: Omit<PromotionRow, 'revision'>): Promise<void> {
    for (let taken = true; taken; ) {
      const revision = (await this.revision()) + 1;
      const result = await this.tables.insertInto('promotions').values({ ...promotion, revision }).onConflict((conflict) => conflict.column('revision').doNothing()).executeTakeFirst();
      taken = Number(result.numInsertedOrUpdatedRows) === 0;
    }
  }

  private async mustFit(release: Release, message: string): Promise<void> {
    const reasons = reasonsAgainst({ release, shell: this.shell, others: await this.otherManifests(release.manifest.name) });
    if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', message, reasons);
  }

  private promotionsOf(module: string): Promise<PromotionRow[]> {
    return this.tables.selectFrom('promotions').selectAll().where('module', '=', module).orderBy('revision').execute();
  }

  private async otherManifests(module: string) {
    const { current } = await this.registry();
    return current.map((release) => release.manifest).filter((manifest) => manifest.name !== module);
  }
}

function groupByModule<T extends { module: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.module, [...(groups.get(row.module) ?? []), row]);
  return groups;
}

/** What the browser needs of a release. */
export function toRegistryRelease(release: Release): RegistryRelease {
  const code = Object.entries(release.files).filter(([file]) => /\.(?:js|css)$/.test(file));
  return {
    version: release.version,
    base: `/modules/${release.manifest.name}/${release.version}/`,
    entry: release.entry,
    container: release.container,
    pages: release.pages,
    integrity: Object.fromEntries(code.map(([file, { integrity }]) => [file, integrity])),
  };
}
