import { type ExpressionBuilder, sql, type Transaction } from 'kysely';
import {
  CONTRACT_VERSION,
  type ModuleReleases,
  type Registry,
  type RegistryModule,
  type Release,
  type UploadResult,
} from 'shared/contract';
import type { Provenance } from 'shared/contract/provenance';
import { servedBytes } from 'shared/contract/sourceMaps';
import { formatDate } from 'shared/domain/dates/dates';
import type { Actor } from '../core/actorOf';
import { audit } from '../core/audit';
import { ApiError } from '../core/errors';
import type { Db, Tables } from '../db/tables';
import { definitionOf, type ModuleResource } from '../moduleData/definitionOf';
import { closeTables, reasonsOfRecords, settleTables } from '../moduleData/moduleTables';
import { composePages, type PageSources } from '../pages/composePages';
import { contentHash } from '../pages/contentHash';
import { documentHtml } from '../pages/documentHtml';
import { misfitsOfRelease, reasonsAgainst } from './checks';
import { keepsWhatOthersCall } from './checks/usesFit';
import { lastFlagChange, openRegistry, readFlags } from './flags';
import { historyOf, NOTHING } from './history';
import { ReleaseError } from './ReleaseError';
import type { LeftOut, RegistryState, Staged } from './registryState';
import { type ReleaseKeys, unsigned } from './signature';
import { lastRolloutChange, readRollouts, rolloutChanges, settleRollout } from './stages/rolloutLog';
import { isUnderWay } from './stages/rolloutOf';
import { type ReleaseFiles, versionTaken } from './storage/ReleaseFiles';
import type { Staging } from './storage/Staging';
import { type PromotionRow, type ReleaseRow, type ReleaseTables, releaseTables } from './tables';
import { toRegistryModule } from './toRegistryRelease';
import { unproved } from './unproved';

/** What the audit log calls each kind of promotion. */
const promotionActions = {
  promote: 'release.promoted',
  rollback: 'release.rolled-back',
  retire: 'release.retired',
} as const;

const noModules: Registry = { contract: CONTRACT_VERSION, revision: 0, modules: {} };

/** Releases and which of them is current, in the database; their files, in `ReleaseFiles`. */
export class ReleaseStore {
  constructor(
    private readonly db: Db,
    readonly files: ReleaseFiles,
    /** What the pages of a release are tried with before anything changes. */
    private readonly sources: PageSources,
    /** The keys that releases are signed with. By default none: they need no signature. */
    private readonly keys: ReleaseKeys = {},
  ) {}

  /** The contents that lie beside this server, which vouches for them itself. */
  private readonly ownContents = new Set<string>();

  /** The version of the shell API that releases meet here. */
  get shellApi(): string {
    return this.sources.shell.shellApi;
  }

  /** What the shell of this server was built from, as a hash. */
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
    const known = await this.findRelease(name, release.version);
    if (known && contentHash(known) !== contentHash(release)) throw versionTaken(release);
    const foreign = isBundled ? undefined : unsigned(release, this.keys);
    const reasons = [
      ...(foreign === undefined ? [] : [foreign]),
      ...staging.differences(release),
      ...(isBundled ? [] : await unproved(release, staging.folder, this.shellApi)),
      ...(await this.reasonsAgainst(release, staging.folder, beside)),
    ];
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
    const promotions = await this.promotionsOf(module);
    // What was current once has kept these records before: to go back to it always works.
    const isReturn = kind === 'rollback' && promotions.some((each) => each.version === version);
    const fits = () => this.expectFit(release, message, beside);
    await this.recordPromotion({ module, version, kind }, by, fits, async (tx) => {
      // Holds the row: its files are not removed meanwhile, or were before.
      const kept = releaseTables(tx)
        .updateTable('releases')
        .set(({ ref }) => ({ collectedAt: ref('collectedAt') }));
      const row = await kept.where(isOf({ module, version })).returning('collectedAt').executeTakeFirst();
      if (row?.collectedAt) throw new ReleaseError(409, 'incompatible', message, [goneSince(row.collectedAt)]);
      const reasons = await settleTables(tx, module, resourcesOf(release), isReturn);
      if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', message, reasons);
    });
  }

  /** A published release as a tab gets it, current or not. Throws `ReleaseError` when it is unknown or can't run beside the others. */
  async preview(module: string, version: string): Promise<RegistryModule> {
    const release = await this.release(module, version);
    await this.expectFit(release, `${module} ${version} can't be previewed:`);
    return toRegistryModule(release);
  }

  /** Goes back to the version that was current before, or to the one named; of a module that goes out in stages, to what is current. Answers its version. */
  async rollback(module: string, version: string | undefined, by: Actor): Promise<string> {
    const history = historyOf(await this.promotionsOf(module));
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

  /** Takes a module out: its URLs are free, its releases and records stay, and can be promoted again. Throws `ReleaseError` when nothing of it is current, or another module calls it. */
  async retire(module: string, by: Actor): Promise<void> {
    const current = historyOf(await this.promotionsOf(module)).at(-1);
    if (current === undefined) throw new ReleaseError(409, 'nothing_current', `There is no module ${module}.`);
    if (current === NOTHING)
      throw new ReleaseError(
        409,
        'nothing_current',
        `${module} has been taken out already; promote one of its releases to bring it back.`,
      );
    const isUncalled = async () => {
      const reasons = keepsWhatOthersCall(module, { others: await this.othersThan(module) });
      if (reasons.length > 0) throw new ReleaseError(409, 'in_use', `${module} can't be taken out:`, reasons);
    };
    await this.recordPromotion({ module, version: NOTHING, kind: 'retire' }, by, isUncalled, (tx) =>
      closeTables(tx, module),
    );
  }

  /** A published release. Throws `ReleaseError` when there is none, or it can't be read. */
  async release(module: string, version: string): Promise<Release> {
    const release = await this.findRelease(module, version);
    if (!release)
      throw new ReleaseError(
        404,
        'unknown_release',
        `There is no release ${module} ${version}. List the releases to see which there are.`,
      );
    return release;
  }

  /** The folder with the files of a published release, as far as they can be had. */
  async folderOf(release: Release): Promise<string> {
    await this.files.damageOf(release);
    return this.files.folderOf(release.manifest.name, release.version);
  }

  /**
   * Has a file of a published release, `mfe-x/1.0.0/Page.js`, where files are served from: another server may have published
   * it. Answers false when there is no such file. Throws 503 when it can't be had at the moment.
   */
  async bring(name: string): Promise<boolean> {
    const [module = '', version = '', ...file] = name.split('/');
    const release = await this.findRelease(module, version).catch(() => undefined);
    if (!release || !Object.hasOwn(release.files, file.join('/'))) return false;
    if ((await this.files.damageOf(release)) === undefined) return true;
    throw new ApiError(503, 'unavailable', 'This file can’t be had at the moment. Try again in a minute.');
  }

  /** The number of the last promotion; 0 before the first. */
  private async lastPromotion(): Promise<number> {
    const row = await this.tables
      .selectFrom('promotions')
      .select(sql<number>`coalesce(max("revision"), 0)`.as('revision'))
      .executeTakeFirstOrThrow();
    return Number(row.revision);
  }

  /** A number that goes up with each change of what somebody gets: promotions, flags and rollouts. */
  async revision(): Promise<number> {
    return (await this.lastPromotion()) + (await lastFlagChange(this.db)) + (await lastRolloutChange(this.db));
  }

  /** What is current of each module, as the page gets it; without those that can't be served. A few questions, however many modules there are. */
  async registry(): Promise<RegistryState> {
    const promotions = await this.promotions();
    const { flags, revision: flagged } = await readFlags(this.db);
    const changes = await rolloutChanges(this.db);
    const revision = Number(promotions.at(-1)?.revision ?? 0) + flagged + Number(changes.at(-1)?.revision ?? 0);
    const rollouts = new Map(changes.map((change) => [change.module, change]));
    const modules = await this.modulesOf(promotions);
    const known = await this.find(
      modules.flatMap(({ module, current, earlier: [last] }) =>
        pairs(module, current, last, rollouts.get(module)?.version),
      ),
    );
    const readable = modules
      .flatMap(({ module, current }) => known.get(nameOf(module, current)) ?? [])
      .filter(isRelease);
    const whole: Registry = { ...noModules, revision, modules: {} };
    const current: Release[] = [];
    const leftOut: LeftOut[] = [];
    const staged = new Map<string, Staged>();
    for (const { module, current: version, earlier } of modules)
      try {
        const release = await this.servable(module, version, known);
        const others = readable.filter(({ manifest }) => manifest.name !== module);
        const previous = await this.fallback(module, earlier, { known, others });
        current.push(release);
        whole.modules[module] = toRegistryModule(release, previous);
        const rollout = rollouts.get(module);
        const next =
          rollout && isUnderWay(rollout) && (await this.fallback(module, [rollout.version], { known, others }));
        if (next) staged.set(module, { rollout, release: next, module: toRegistryModule(next, release) });
      } catch (error) {
        leftOut.push({ module, version, reason: error instanceof Error ? error.message : String(error) });
      }
    const open = openRegistry(whole, flags);
    const registry: Registry = staged.size > 0 ? { ...open, forSome: true, inStages: true } : open;
    return { registry, whole, flags, staged, current, leftOut };
  }

  /** Those of the current releases that were made for another shell or API, each with every reason. By default of what is current now. */
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
      .select(['module', 'version', 'at', 'by', 'bytes', 'provenance', 'signedBy'])
      .orderBy('at', 'desc')
      .execute();
    const promotions = await this.promotions();
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
        versions: versions.map(({ version, at, by, bytes, provenance, signedBy }) => ({
          ...{ version, at, by, bytes: Number(bytes), signedBy: signedBy || undefined },
          provenance: provenance === '' ? undefined : (JSON.parse(provenance) as Provenance),
        })),
        rollout: rollouts.get(module),
      };
    });
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
      const revision = (await this.lastPromotion()) + 1;
      if (historyOf(await this.promotionsOf(module)).at(-1) === version) return;
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

  /** Throws `ReleaseError` when a published release is damaged or can't run beside the others; `message` begins what it says. */
  async expectFit(release: Release, message: string, beside: readonly Release[] = []): Promise<void> {
    const damage = (await this.gone(release)) ?? (await this.files.damageOf(release));
    const reasons =
      damage === undefined
        ? await this.reasonsAgainst(release, this.files.folderOf(release.manifest.name, release.version), beside)
        : [damage];
    if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', message, reasons);
  }

  /** That the files of a release were removed, in a sentence; undefined while they are there. */
  private async gone({ manifest, version }: Release): Promise<string | undefined> {
    const query = this.tables.selectFrom('releases').select('collectedAt');
    const row = await query.where(isOf({ module: manifest.name, version })).executeTakeFirst();
    return row?.collectedAt ? goneSince(row.collectedAt) : undefined;
  }

  /** Every reason why a release whose files lie in `folder` can't run beside the others: the rules, then its pages are tried. */
  private async reasonsAgainst(release: Release, folder: string, beside: readonly Release[]): Promise<string[]> {
    const others = await this.othersThan(release.manifest.name, beside);
    const reasons = reasonsAgainst({ ...this.sources, release, others });
    return reasons.length > 0 ? reasons : this.tryPages(release, folder);
  }

  /** Composes the pages of a release as the site will. */
  private async tryPages(release: Release, folder: string): Promise<string[]> {
    try {
      for (const parts of (await composePages(release, folder, this.sources)).values())
        documentHtml({ ...parts, registry: noModules });
      return [];
    } catch (error) {
      return [`Its prerendered pages can't be composed: ${error instanceof Error ? error.message : String(error)}.`];
    }
  }

  /** A published release whose files are whole and whose pages can be composed. Throws an error that says what is wrong. */
  private async servable(module: string, version: string, known: Found): Promise<Release> {
    const release = known.get(nameOf(module, version)) ?? (await this.release(module, version));
    if (!isRelease(release)) throw release;
    const isOwn = this.ownContents.has(contentHash(release));
    const [problem] = [isOwn ? undefined : unsigned(release, this.keys), await this.files.damageOf(release)]
      .filter((each) => each !== undefined)
      .concat(await this.tryPages(release, this.files.folderOf(module, version)));
    if (problem !== undefined) throw new Error(problem);
    return release;
  }

  /** The release that takes a current one's place: of those named, the first that can be served and fits this shell. */
  private async fallback(
    module: string,
    versions: readonly string[],
    { known, others }: { known: Found; others: Release[] },
  ): Promise<Release | undefined> {
    for (const version of versions) {
      const release = await this.servable(module, version, known).catch(() => undefined);
      if (release && misfitsOfRelease({ ...this.sources, release, others }).length === 0) return release;
    }
    return undefined;
  }

  /**
   * The modules that are not taken out: what is current of each, and what was before, the last that worked first. Those
   * come last whose own code failed in browsers of signed-in people; files that did not arrive tell nothing of a release,
   * and neither does what anybody may have made up.
   */
  private async modulesOf(promotions: PromotionRow[]): Promise<ModuleVersions[]> {
    const reports = await this.tables
      .selectFrom('module_reports')
      .select(['module', 'version'])
      .distinct()
      .where('reason', 'in', ['contract', 'shared', 'threw'])
      .where('isSignedIn', '=', 1)
      .execute();
    const failed = new Set(reports.map(({ module, version }) => nameOf(module, version)));
    return [...groupByModule(promotions)].flatMap(([module, rows]) => {
      const history = historyOf(rows);
      const current = history.at(-1) ?? NOTHING;
      if (current === NOTHING) return [];
      const before = history
        .slice(0, -1)
        .reverse()
        .filter((version) => version !== NOTHING);
      const hasFailed = (version: string) => failed.has(nameOf(module, version));
      return [{ module, current, earlier: [...before.filter((v) => !hasFailed(v)), ...before.filter(hasFailed)] }];
    });
  }

  private async findRelease(module: string, version: string): Promise<Release | undefined> {
    const found = (await this.find([{ module, version }])).get(nameOf(module, version));
    if (found && !isRelease(found)) throw found;
    return found;
  }

  /** Releases by `nameOf`, by one question; in place of one that can't be read, an error. */
  private async find(wanted: readonly { module: string; version: string }[]): Promise<Found> {
    if (wanted.length === 0) return new Map();
    const rows = await this.tables
      .selectFrom('releases')
      .select(['module', 'version', 'release'])
      .where((eb) => eb.or(wanted.map((each) => eb.and(each))))
      .execute();
    return new Map(rows.map((row) => [nameOf(row.module, row.version), readRelease(row)]));
  }

  private promotions(): Promise<PromotionRow[]> {
    return this.tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
  }

  private promotionsOf(module: string): Promise<PromotionRow[]> {
    return this.tables.selectFrom('promotions').selectAll().where('module', '=', module).orderBy('revision').execute();
  }

  /** Takes releases that came with this server for its own: they need no signature. */
  own(releases: readonly Release[]): void {
    for (const release of releases) this.ownContents.add(contentHash(release));
  }

  /** Those of these releases that fit this shell, one another, and what stays current: without each that does not, and those that need it. */
  async fitting(releases: readonly Release[]): Promise<readonly Release[]> {
    const fit: Release[] = [];
    for (const release of releases) {
      const others = await this.othersThan(release.manifest.name, releases);
      if (reasonsAgainst({ ...this.sources, release, others }).length === 0) fit.push(release);
    }
    return fit.length === releases.length ? fit : this.fitting(fit);
  }

  /** What is or becomes current of other modules, also of those that can't be served: what they claim stays theirs. */
  private async othersThan(module: string, beside: readonly Release[] = []): Promise<Release[]> {
    const coming = beside.filter(({ manifest }) => manifest.name !== module);
    const isKept = (name: string) => name !== module && !coming.some(({ manifest }) => manifest.name === name);
    const current = [...groupByModule(await this.promotions())].flatMap(([name, rows]) =>
      isKept(name) ? pairs(name, historyOf(rows).at(-1)) : [],
    );
    return [...[...(await this.find(current)).values()].filter(isRelease), ...coming];
  }
}

/** What is current of a module, and what was current before, in the order in which it takes its place. */
interface ModuleVersions {
  module: string;
  current: string;
  earlier: string[];
}

type Found = ReadonlyMap<string, Release | ReleaseError>;

const isOf =
  ({ module, version }: { module: string; version: string }) =>
  ({ and }: ExpressionBuilder<ReleaseTables, 'releases'>) =>
    and({ module, version });

const goneSince = (at: string): string =>
  `Its files were removed on ${formatDate(at.slice(0, 10))}, because it was not in use any more. Publish it again to bring it back.`;

const nameOf = (module: string, version: string): string => `${module} ${version}`;
const isRelease = (found: Release | ReleaseError): found is Release => !(found instanceof ReleaseError);
const pairs = (module: string, ...versions: (string | undefined)[]) =>
  versions.flatMap((version) => (version === undefined || version === NOTHING ? [] : [{ module, version }]));

function readRelease({ module, version, release }: Pick<ReleaseRow, 'module' | 'version' | 'release'>) {
  try {
    return JSON.parse(release) as Release;
  } catch {
    return new ReleaseError(409, 'unreadable', `What the database has of ${module} ${version} can't be read.`);
  }
}

/** What a release declares of data. */
const resourcesOf = ({ manifest: { name, resources = [] } }: Release): ModuleResource[] =>
  resources.map((declared) => definitionOf(name, declared));

function groupByModule<T extends { module: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.module, [...(groups.get(row.module) ?? []), row]);
  return groups;
}
