import { sql } from 'kysely';
import type { Queries } from '../../db/tables';
import type { Resource } from './definition';
import { liveRows } from './liveRows';

/** Whether a resource can have samples at all. */
const mayHave = ({ columns }: Pick<Resource, 'columns'>) => 'isSample' in columns;

/** Whether a list has samples, ignoring the caller's reach. */
async function has(db: Queries, { table, scope }: Resource, isSample: boolean): Promise<boolean> {
  // Written out, so that the index of samples answers it.
  const wanted = isSample ? sql<boolean>`"isSample" = 1` : sql<boolean>`"isSample" = 0`;
  const row = await liveRows(db, { table, scope }).select('id').where(wanted).limit(1).executeTakeFirst();
  return row !== undefined;
}

async function someHave(db: Queries, definitions: readonly Resource[], isSample: boolean): Promise<boolean> {
  for (const definition of definitions) if (mayHave(definition) && (await has(db, definition, isSample))) return true;
  return false;
}

/** Whether any of these lists contains a real record. Lists that can't have samples don't count. */
export const haveReal = (db: Queries, definitions: readonly Resource[]): Promise<boolean> =>
  someHave(db, definitions, false);

/**
 * Whether these lists have samples: `none`; `only` samples, which figures and files then show and label; or `beside`
 * real records, in which case figures and files leave them out.
 */
export async function samplesIn(db: Queries, definitions: readonly Resource[]): Promise<'none' | 'only' | 'beside'> {
  if (!(await someHave(db, definitions, true))) return 'none';
  return (await haveReal(db, definitions)) ? 'beside' : 'only';
}

/** The view for lists with samples beside real records: only the real ones. */
export const viewOf = (samples: Awaited<ReturnType<typeof samplesIn>>) => (samples === 'beside' ? 'real' : 'live');

/** The parameters that leave out a list's samples; none for a list that can't have any. */
export const withoutSamples = (definition: Resource): Record<string, string> =>
  mayHave(definition) ? { isSample: 'false' } : {};
