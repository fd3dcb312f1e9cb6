import type { Transaction } from 'kysely';
import type { ModuleReleases, RegistryModule, Release, UploadResult } from 'shared/contract';
import type { Provenance } from 'shared/contract/releases/provenance';
import { servedBytes } from 'shared/contract/releases/sourceMaps';
import type { Actor } from '../core/actorOf';
import { audit } from '../core/audit';
import { ApiError } from '../core/errors';
import { toldBy } from '../db/engines/postgres';
import type { Told } from '../db/engines/Told';
import type { Db, Tables } from '../db/tables';
import { definitionOf, type ModuleResource } from '../moduleData/definitionOf';
import { closeTables, migrateTables, reasonsOfRecords } from '../moduleData/moduleTables';
import type { PageSources } from '../pages/composePages';
import { contentHash } from '../pages/contentHash';
import { misfitsOfRelease } from './checks';
import { keepsWhatOthersCall } from './checks/usesFit';
import { GoneFiles } from './files/GoneFiles';
import { ServedFiles } from './files/ServedFiles';
import { lastFlagChange } from './flags/flags';
import { historyOf, NOTHING } from './history';
import { ReleaseError } from './ReleaseError';
import { ReleaseJudge } from './ReleaseJudge';
import { readRegistry } from './registry/readRegistry';
import type { RegistryState } from './registry/registryState';
import { toRegistryModule } from './registry/toRegistryRelease';
import { goneSince, groupByModule, isOf, nameOf, StoredReleases } from './StoredReleases';
import type { ReleaseKeys } from './signature';
import { lastRolloutChange, readRollouts, settleRollout } from './stages/rolloutLog';
import { type ReleaseFiles, versionTaken } from './storage/ReleaseFiles';
import type { Staging } from './storage/Staging';
import { type PromotionRow, type ReleaseRow, releaseTables } from './tables';

/** The audit log's name for each kind of promotion. */
const promotionActions = {
  promote: 'release.promoted',
  rollback: 'release.rolled-back',
  retire: 'release.retired',
} as const;

/** How long requests for a release's files don't ask their place again after that failed, in milliseconds. */
const MISSED_MS = 10_000;

/** Releases and which of them is current, in the database; their files, in `ReleaseFiles`. */
export class ReleaseStore {
  private readonly stored: StoredReleases;
  /** The releases whose files could not be had for a request, and until when none tries again. */
  private readonly missed = new Map<string, number>();
  private readonly goneFiles: GoneFiles;
  /** Checks whether files are still the released ones. */
  readonly served: ServedFiles;
  /** Judges whether a release fits. */
  readonly judge: ReleaseJudge;

  constructor(
    private readonly db: Db,
    readonly files: ReleaseFiles,
    /** Tries the pages of a release before anything changes. */
    private readonly sources: PageSources,
    /** The keys that releases are signed with. By default none: they need no signature. */
    keys: ReleaseKeys = {},
  ) {
    this.stored = new StoredReleases(db);
    this.goneFiles = new GoneFiles(this.stored, files);
    this.served = new ServedFiles(this.stored, files, (sentence) => void process.stderr.write(`${sentence}\n`));
    this.judge = new ReleaseJudge(this.stored, files, sources, keys);
  }

  /** The version of the shell API that releases meet here. */
  get shellApi(): string {
    return this.sources.shell.shellApi;
  }

  /** The hash of the sources of this server's shell. */
  get shellSources(): string {
    return this.sources.shell.sources;
  }

  private get tables() {
    return releaseTables(this.db);
  }

  /**
   * Checks a staged release and stores it. The same content again changes nothing; another content
   * under a known version is refused. With `dryRun`, only the checks run; `isBundled` came with the server and needs no
   * record of its checks, and is judged with `beside`, those that become current with it.
   * Throws `ReleaseError` with every reason; nothing has changed then.
   */
  async publish(
    staging: Staging,
    release: Release,
    by: Actor,
    { dryRun = false, isBundled = false, beside = [] as readonly Release[] } = {},
  ): Promise<UploadResult['result']> {
    const { name } = release.manifest;
    const known = await this.stored.findRelease(name, release.version);
    if (known && contentHash(known) !== contentHash(release)) throw versionTaken(release);
    const reasons = await this.judge.reasonsToRefuse(staging, release, { isBundled, beside });
    if (reasons.length === 0) reasons.push(...(await reasonsOfRecords(this.db, resourcesOf(release))));
    if (reasons.length > 0)
      throw new ReleaseError(409, 'incompatible', `${name} ${release.version} can't be published:`, reasons);
    if (dryRun) return 'checked';
    await this.files.settle(staging, release, known !== undefined);
    if (known) {
      const { version } = release;
      await this.tables
        .updateTable('releases')
        .set({ collectedAt: '' })
        .where(isOf({ module: name, version }))
        .execute();
      return 'unchanged';
    }
    const row = {
      module: name,
      version: release.version,
      content: contentHash(release),
      release: JSON.stringify(release),
      bytes: servedBytes(release.files),
      provenance: release.provenance ? JSON.stringify(release.provenance) : '',
      signedBy: release.signature?.key ?? '',
      collectedAt: '',
      at: new Date().toISOString(),
      by: by.name,
    };
    const isFirst = await this.db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await releaseTables(tx)
        .insertInto('releases')
        .values(row)
        .onConflict((conflict) => conflict.columns(['module', 'version']).doNothing())
        .executeTakeFirst();
      if (Number(numInsertedOrUpdatedRows) === 0) return false;
      await audit(tx, by, 'release.published', { record: ['modules', name], detail: release.version });
      return true;
    });
    if (isFirst) return 'published';
    if (contentHash(await this.release(name, release.version)) === row.content) return 'unchanged';
    // Another server was faster with other content.
    await this.files.remove(release);
    throw versionTaken(release);
  }

  /**
   * Makes a published version current; changes nothing when it is. Throws `ReleaseError` when it is unknown, does not fit
   * the others any more, or stored records do not fit it. `beside`: those that become current with it.
   */
  async promote(
    module: string,
    version: string,
    by: Actor,
    { kind = 'promote' as PromotionRow['kind'], beside = [] as readonly Release[] } = {},
  ): Promise<void> {
    const release = await this.release(module, version);
    const message = `${module} ${version} can't become current:`;
    const promotions = await this.stored.promotionsOf(module);
    // A formerly current release has kept these records before: going back to it always works.
    const isReturn = kind === 'rollback' && promotions.some((each) => each.version === version);
    const fits = () => this.judge.expectFit(release, message, { beside, isReturn });
    await this.recordPromotion({ module, version, kind }, by, fits, async (tx) => {
      // Holds the row: its files are not removed meanwhile, or were before.
      const kept = releaseTables(tx)
        .updateTable('releases')
        .set(({ ref }) => ({ collectedAt: ref('collectedAt') }));
      const row = await kept.where(isOf({ module, version })).returning('collectedAt').executeTakeFirst();
      if (row?.collectedAt) throw new ReleaseError(409, 'incompatible', message, [goneSince(row.collectedAt, release)]);
      const reasons = await migrateTables(tx, module, resourcesOf(release), isReturn);
      if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', message, reasons);
    });
  }

  /** A published release as a tab gets it, current or not. Throws `ReleaseError` when it is unknown or can't run beside the others. */
  async preview(module: string, version: string): Promise<RegistryModule> {
    const release = await this.release(module, version);
    await this.judge.expectFit(release, `${module} ${version} can't be previewed:`);
    return toRegistryModule(release);
  }

  /**
   * Goes back to the previously current version, or to a named one; for a module that goes out in stages, to the
   * current one. Returns its version.
   */
  async rollback(module: string, version: string | undefined, by: Actor): Promise<string> {
    const history = historyOf(await this.stored.promotionsOf(module));
    if (version === undefined && (await this.db.transaction().execute((tx) => settleRollout(tx, { module }, by))))
      return history.at(-1) ?? NOTHING;
    const target = version ?? history.slice(0, -1).findLast((known) => known !== NOTHING);
    if (target === undefined)
      throw new ReleaseError(
        409,
        'nothing_before',
        history.length === 0 ? `There is no module ${module}.` : `${module} has no earlier release to go back to.`,
      );
    await this.promote(module, target, by, { kind: 'rollback' });
    return target;
  }

  /**
   * Takes a module out: its URLs become free, its releases and records stay, and can be promoted again. Throws
   * `ReleaseError` when it has no current release, or another module calls it.
   */
  async retire(module: string, by: Actor): Promise<void> {
    const current = historyOf(await this.stored.promotionsOf(module)).at(-1);
    if (current === undefined) throw new ReleaseError(409, 'nothing_current', `There is no module ${module}.`);
    if (current === NOTHING)
      throw new ReleaseError(
        409,
        'nothing_current',
        `${module} has been taken out already; promote one of its releases to bring it back.`,
      );
    const isUncalled = async () => {
      const reasons = keepsWhatOthersCall(module, { others: await this.stored.othersThan(module) });
      if (reasons.length > 0) throw new ReleaseError(409, 'in_use', `${module} can't be taken out:`, reasons);
    };
    await this.recordPromotion({ module, version: NOTHING, kind: 'retire' }, by, isUncalled, (tx) =>
      closeTables(tx, module),
    );
  }

  /** A published release. Throws `ReleaseError` when it doesn't exist, or can't be read. */
  release(module: string, version: string): Promise<Release> {
    return this.stored.release(module, version);
  }

  /** The folder with the files of a published release, as far as they can be had. */
  async folderOf(release: Release): Promise<string> {
    await this.files.damageOf(release);
    return this.files.folderOf(release.manifest.name, release.version);
  }

  /**
   * Has a file of a published release, `mfe-x/1.0.0/Page.js`, where files are served from: another server may have published
   * it. Returns false when there is no such file any more. Throws 503 when it can't be had at the moment; for ten seconds
   * then, the files' place is not asked for that release again.
   */
  async bring(name: string): Promise<boolean> {
    const [module = '', version = '', ...file] = name.split('/');
    const release = await this.stored.findRelease(module, version).catch(() => undefined);
    if (!release || !Object.hasOwn(release.files, file.join('/'))) return false;
    const key = nameOf(module, version);
    if ((this.missed.get(key) ?? 0) <= Date.now()) {
      if (await this.stored.gone(release)) return false;
      if ((await this.files.damageOf(release)) === undefined) return true;
      this.missed.set(key, Date.now() + MISSED_MS);
    }
    throw new ApiError(503, 'unavailable', 'This file can’t be had at the moment. Try again in a minute.');
  }

  /** Pushes notifications of changes; undefined where the database doesn't. */
  get told(): Told | undefined {
    return toldBy(this.db);
  }

  /** A number that goes up with each change of what somebody gets: promotions, flags and rollouts. */
  async revision(): Promise<number> {
    return (await this.stored.lastPromotion()) + (await lastFlagChange(this.db)) + (await lastRolloutChange(this.db));
  }

  /**
   * The current releases of all modules, as the page gets them; without those that can't be served. A few queries,
   * however many modules there are.
   */
  registry(): Promise<RegistryState> {
    return readRegistry({ db: this.db, stored: this.stored, judge: this.judge });
  }

  /** Current releases that were made for another shell or API, each with every reason. By default those current now. */
  async misfits(known?: readonly Release[]): Promise<{ release: Release; reasons: string[] }[]> {
    const current = known ?? (await this.registry()).current;
    return current
      .map((release) => ({
        release,
        reasons: misfitsOfRelease({ ...this.sources, release, others: current.filter((other) => other !== release) }),
      }))
      .filter(({ reasons }) => reasons.length > 0);
  }

  /** The table of all modules and their releases, the newest release first. */
  async list(): Promise<ModuleReleases[]> {
    const rows = await this.tables
      .selectFrom('releases')
      .select(['module', 'version', 'at', 'by', 'bytes', 'provenance', 'signedBy', 'collectedAt'])
      .orderBy('at', 'desc')
      .execute();
    const promotions = await this.stored.promotions();
    const rollouts = await readRollouts(this.db);
    return [...groupByModule(rows as ReleaseRow[])].map(([module, versions]) => {
      const own = promotions.filter((promotion) => promotion.module === module);
      const [current = NOTHING, previous] = historyOf(own).slice(-2).reverse();
      const last = own.at(-1);
      return {
        module,
        current,
        previous: previous || undefined,
        since: last?.at ?? '',
        by: last?.by ?? '',
        versions: versions.map(({ version, at, by, bytes, provenance: text, signedBy, collectedAt }) => {
          const provenance = text === '' ? undefined : (JSON.parse(text) as Provenance);
          return {
            version,
            at,
            by,
            bytes: Number(bytes),
            provenance,
            signedBy: signedBy || undefined,
            gone: collectedAt === '' ? undefined : goneSince(collectedAt, { version, provenance }),
          };
        }),
        rollout: rollouts.get(module),
      };
    });
  }

  /** The same, with current, former and staged releases whose files have been lost; asks the files' place. */
  async listWithLost(): Promise<ModuleReleases[]> {
    return this.goneFiles.markIn(await this.list());
  }

  /**
   * Takes the next revision, and does what else belongs to it in its transaction. Two promotions at once want the same one:
   * the second tries again. What is current already is no promotion. `fits` throws when what is current of the others
   * does not allow it; it looks after the revision is known, so that whatever becomes current after it has taken that.
   */
  private async recordPromotion(
    promotion: Pick<PromotionRow, 'module' | 'version' | 'kind'>,
    by: Actor,
    fits: () => Promise<void>,
    settle: (tx: Transaction<Tables>) => Promise<void>,
  ): Promise<void> {
    const { module, version, kind } = promotion;
    for (let taken = true; taken; ) {
      const revision = (await this.stored.lastPromotion()) + 1;
      if (historyOf(await this.stored.promotionsOf(module)).at(-1) === version) return;
      await fits();
      taken = await this.db.transaction().execute(async (tx) => {
        const result = await releaseTables(tx)
          .insertInto('promotions')
          .values({ ...promotion, revision, at: new Date().toISOString(), by: by.name })
          .onConflict((conflict) => conflict.column('revision').doNothing())
          .executeTakeFirst();
        if (Number(result.numInsertedOrUpdatedRows) === 0) return true;
        await settle(tx);
        await settleRollout(tx, promotion, by);
        await audit(tx, by, promotionActions[kind], { record: ['modules', module], detail: version });
        return false;
      });
    }
  }
}

/** A release's declared data. */
const resourcesOf = ({ manifest: { name, resources = [] } }: Release): ModuleResource[] =>
  resources.map((declared) => definitionOf(name, declared));
