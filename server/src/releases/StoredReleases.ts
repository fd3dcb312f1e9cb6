import { type ExpressionBuilder, sql } from 'kysely';
import type { Release } from 'shared/contract';
import { formatDate } from 'shared/domain/dates/dates';
import type { Db } from '../db/tables';
import { historyOf, NOTHING } from './history';
import { ReleaseError } from './ReleaseError';
import { type PromotionRow, type ReleaseRow, type ReleaseTables, releaseTables } from './tables';

/** Releases by `nameOf`; instead of one that can't be read, an error. */
export type Found = ReadonlyMap<string, Release | ReleaseError>;

/** Finds a release's row. */
export const isOf =
  ({ module, version }: { module: string; version: string }) =>
  ({ and }: ExpressionBuilder<ReleaseTables, 'releases'>) =>
    and({ module, version });

/** How to bring a release's files back: the beginning of a sentence. */
export const releaseAgain = ({ version, provenance }: Pick<Release, 'version' | 'provenance'>): string =>
  provenance?.commit
    ? `Release ${version} again from commit ${provenance.commit.slice(0, 9)}`
    : `Publish ${version} again`;

/** A note that the files of a release were removed by rule, and what to do, in sentences. `at`: when. */
export const goneSince = (at: string, of: Pick<Release, 'version' | 'provenance'>): string =>
  `Its files were removed on ${formatDate(at.slice(0, 10))} because it was no longer in use. ${releaseAgain(of)} to bring it back.`;

/** A release, as `Found` knows it. */
export const nameOf = (module: string, version: string): string => `${module} ${version}`;
/** Whether a release could be read. */
export const isRelease = (found: Release | ReleaseError): found is Release => !(found instanceof ReleaseError);
/** What to look for in a module: the versions that are releases. */
export const pairs = (module: string, ...versions: (string | undefined)[]) =>
  versions.flatMap((version) => (version === undefined || version === NOTHING ? [] : [{ module, version }]));

function readRelease({ module, version, release }: Pick<ReleaseRow, 'module' | 'version' | 'release'>) {
  try {
    return JSON.parse(release) as Release;
  } catch {
    return new ReleaseError(409, 'unreadable', `What the database has of ${module} ${version} can't be read.`);
  }
}

/** Rows by their module. */
export function groupByModule<T extends { module: string }>(rows: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) groups.set(row.module, [...(groups.get(row.module) ?? []), row]);
  return groups;
}

/** Releases and promotions as the database has them. */
export class StoredReleases {
  constructor(private readonly db: Db) {}

  private get tables() {
    return releaseTables(this.db);
  }

  /** A published release. Throws `ReleaseError` when it doesn't exist, or can't be read. */
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

  /** The same; undefined when it doesn't exist. */
  async findRelease(module: string, version: string): Promise<Release | undefined> {
    const found = (await this.find([{ module, version }])).get(nameOf(module, version));
    if (found && !isRelease(found)) throw found;
    return found;
  }

  /** Releases by `nameOf`, by one question; instead of one that can't be read, an error. */
  async find(wanted: readonly { module: string; version: string }[]): Promise<Found> {
    if (wanted.length === 0) return new Map();
    const rows = await this.tables
      .selectFrom('releases')
      .select(['module', 'version', 'release'])
      .where((eb) => eb.or(wanted.map((each) => eb.and(each))))
      .execute();
    return new Map(rows.map((row) => [nameOf(row.module, row.version), readRelease(row)]));
  }

  /** All promotions, the first one first. */
  promotions(): Promise<PromotionRow[]> {
    return this.tables.selectFrom('promotions').selectAll().orderBy('revision').execute();
  }

  /** Those of one module. */
  promotionsOf(module: string): Promise<PromotionRow[]> {
    return this.tables.selectFrom('promotions').selectAll().where('module', '=', module).orderBy('revision').execute();
  }

  /** The number of the last promotion; 0 before the first. */
  async lastPromotion(): Promise<number> {
    const row = await this.tables
      .selectFrom('promotions')
      .select(sql<number>`coalesce(max("revision"), 0)`.as('revision'))
      .executeTakeFirstOrThrow();
    return Number(row.revision);
  }

  /** A note that the files of a release were removed, in a sentence; undefined while they exist. */
  async gone(release: Release): Promise<string | undefined> {
    const query = this.tables.selectFrom('releases').select('collectedAt');
    const row = await query.where(isOf({ module: release.manifest.name, version: release.version })).executeTakeFirst();
    return row?.collectedAt ? goneSince(row.collectedAt, release) : undefined;
  }

  /** A module's current release; undefined if there is none, or it can't be read. */
  async current(module: string): Promise<Release | undefined> {
    const [found] = (await this.find(pairs(module, historyOf(await this.promotionsOf(module)).at(-1)))).values();
    return found && isRelease(found) ? found : undefined;
  }

  /** Other modules' releases that are or become current, also those that can't be served: their claims stay theirs. */
  async othersThan(module: string, beside: readonly Release[] = []): Promise<Release[]> {
    const coming = beside.filter(({ manifest }) => manifest.name !== module);
    const isKept = (name: string) => name !== module && !coming.some(({ manifest }) => manifest.name === name);
    const current = [...groupByModule(await this.promotions())].flatMap(([name, rows]) =>
      isKept(name) ? pairs(name, historyOf(rows).at(-1)) : [],
    );
    return [...[...(await this.find(current)).values()].filter(isRelease), ...coming];
  }
}
