import { allResources } from './api/allResources';
import { createRecord } from './api/records/changes/changeRecord';
import type { Resource } from './api/records/definition';
import { sampleData } from './core/actorOf';
import { clearThrottles } from './core/throttle';
import { anyTable, type Db, type Queries } from './db/tables';
import { takeTurn } from './db/takeTurn';
import { ownProduct } from './ownProduct';
import type { Settings } from './settings';

/** Settles a fact once; answers its value. With several servers at once, all get the first one's. */
async function settle(tx: Queries, key: string, value: string): Promise<{ value: string; isNew: boolean }> {
  const added = await tx
    .insertInto('marks')
    .values({ key, value })
    .onConflict((existing) => existing.column('key').doNothing())
    .returning('value')
    .executeTakeFirst();
  if (added) return { value, isNew: true };
  return {
    ...(await tx.selectFrom('marks').select('value').where('key', '=', key).executeTakeFirstOrThrow()),
    isNew: false,
  };
}

/** The id of the record of that name; undefined where it is gone, the name itself of no resource. */
async function idOf(
  tx: Queries,
  resources: readonly Resource[],
  path: string,
  name: string,
): Promise<string | undefined> {
  const definition = resources.find((known) => known.path === path);
  if (!definition) return name;
  const [column = 'name'] = definition.named ?? [];
  const row = await anyTable(tx).selectFrom(definition.table).select('id').where(column, '=', name).executeTakeFirst();
  return row && String(row.id);
}

/**
 * Samples name other records; the names become their ids. Undefined where one is gone: the samples were removed before
 * the release that brings this one.
 */
async function withIds(
  tx: Queries,
  resources: readonly Resource[],
  { references = {} }: Resource,
  sample: Record<string, unknown>,
): Promise<Record<string, unknown> | undefined> {
  const stored = { ...sample };
  for (const [column, path] of Object.entries(references)) {
    const value = sample[column];
    if (path === undefined || typeof value !== 'string' || value === '') continue;
    const cut = value.lastIndexOf('/');
    const own = path === '*' ? value.slice(0, cut) : path;
    const id = await idOf(tx, resources, own, path === '*' ? value.slice(cut + 1) : value);
    if (id === undefined) return undefined;
    stored[column] = path === '*' ? `${own}/${id}` : id;
  }
  return stored;
}

/** Newest first is the usual order, so the last sample is stored first. */
async function seedResource(
  tx: Queries,
  resources: readonly Resource[],
  definition: Resource,
  rows: readonly Record<string, unknown>[],
  areSamples: boolean,
): Promise<void> {
  const samples = [...rows];
  if ((definition.order ?? '-id').endsWith('-id')) samples.reverse();
  for (const named of samples) {
    const sample = await withIds(tx, resources, definition, named);
    if (!sample) continue;
    const given = Object.fromEntries(
      Object.entries(sample).filter(([name]) => !Object.hasOwn(definition.input.shape, name)),
    );
    const mark = areSamples && 'isSample' in definition.columns ? { isSample: true } : {};
    await createRecord(tx, definition, sample, sampleData, { ...mark, ...given });
  }
}

/** Every resource, those that others refer to before them: a sample that names another is stored when that one has an id. */
function referredFirst(resources: readonly Resource[]): Resource[] {
  const placed = new Set<Resource>();
  const met = new Set<Resource>();
  const place = (definition: Resource): void => {
    if (met.has(definition)) return;
    met.add(definition);
    const paths = Object.values(definition.references ?? {});
    for (const other of resources) if (paths.includes(other.path)) place(other);
    placed.add(definition);
  };
  resources.forEach(place);
  return [...placed];
}

/**
 * Stores what the product brings with this release, by default this product, and the first rows of every resource that has not had them: all on the first start, and later those
 * of a resource that is new. A database whose first start said `none` gets the blank ones, and never a sample.
 */
export async function seed(db: Db, wanted: Settings['seed'], product = ownProduct): Promise<void> {
  const resources = allResources(product.resources).map(({ definition }) => definition);
  await clearThrottles(db);
  await db.transaction().execute(async (tx) => {
    await takeTurn(tx);
    const settled = (await settle(tx, 'seed', wanted)).value;
    await product.keep?.(tx);
    for (const definition of referredFirst(resources)) {
      const rows = (settled === 'none' ? definition.blank : definition.seed)?.();
      if (rows && (await settle(tx, `seed:${definition.path}`, settled)).isNew)
        await seedResource(tx, resources, definition, rows, settled !== 'none');
    }
  });
}
