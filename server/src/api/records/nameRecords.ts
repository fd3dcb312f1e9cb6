import { sql } from 'kysely';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { GrantedAccount } from '../../core/types';
import type { Queries, Row } from '../../db/tables';
import type { Resource } from './definition';
import type { FileRow } from './imports/matchRows';
import { liveRows } from './liveRows';
import { scopeToClient } from './scopeToClient';

/** A row with other records' names replaced by ids, and its unknown and ambiguous names. */
export interface NamedRow {
  said: FileRow;
  errors: RowVerdict['errors'];
}

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The columns by which a file names a record: its name, and its keys. */
const namingColumns = ({ named = ['name'], keys = [] }: Resource): string[] => [
  ...new Set([...named, ...keys.map(({ column }) => column)]),
];

/** Limit of comma-separated parts in a name; a longer text is looked up as a whole. */
const MOST_PARTS = 4;

/** The comma-separated parts of a text, which may name a record together: `Anil Mahto, E-12`. */
function partsOf(text: string): string[] {
  const parts = text.split(',').map(plain).filter(Boolean);
  return parts.length > MOST_PARTS ? [] : parts;
}

/** A record with the texts that name it, and those that distinguish it from others with its name. */
interface Candidate {
  id: string;
  names: string[];
  others: string[];
}

const searchedColumns = ({ search, columns }: Resource): string[] => search.filter((column) => column in columns);

/**
 * Rows of earlier sheets of a workbook that add records, by their resource's path: later sheets name them before they
 * are stored.
 */
export type Coming = ReadonlyMap<string, readonly FileRow[]>;

const COMING = 'coming:';

/** Whether a row names a record that an earlier sheet of its workbook adds. */
export const namesComing = ({ references = {} }: Resource, said: FileRow): boolean =>
  Object.keys(references).some((column) => String(said[column] ?? '').startsWith(COMING));

/** The records within reach that some texts may mean, with ids and names, from one statement, and the coming ones. */
async function possible(
  db: Queries,
  target: Resource,
  texts: readonly string[],
  coming: readonly FileRow[],
): Promise<Map<string, Candidate[]>> {
  const asked = [...new Set(texts.flatMap((text) => [plain(text), ...partsOf(text)]))];
  const query = liveRows(db, target)
    .select(['id', ...new Set([...namingColumns(target), ...searchedColumns(target)])])
    .where((eb) =>
      eb.or([
        eb('id', 'in', [...texts]),
        ...namingColumns(target).map((column) => eb(sql<string>`lower(trim(${sql.ref(column)}))`, 'in', asked)),
      ]),
    );
  const rows = target.untold ? [] : ((await query.execute()) as Row[]);
  const added = coming.map((row, place) => ({ ...row, id: `${COMING}${place}` }));
  const byName = new Map<string, Candidate[]>();
  for (const row of [...rows, ...added] as Row[]) {
    const [names, others] = [namingColumns(target), searchedColumns(target)].map((columns) =>
      columns.map((column) => plain(row[column])),
    ) as [string[], string[]];
    const candidate = { id: String(row.id), names, others };
    for (const name of new Set([candidate.id, ...names])) {
      const same = byName.get(name);
      if (same) same.push(candidate);
      else byName.set(name, [candidate]);
    }
  }
  return byName;
}

/** The records that a text means: by id or name, or by all of its parts. */
function meantBy(text: string, byName: ReadonlyMap<string, readonly Candidate[]>): Candidate[] {
  const [whole, parts] = [plain(text), partsOf(text)];
  const candidates = new Set([text, whole, ...parts].flatMap((name) => byName.get(name) ?? []));
  return [...candidates].filter(
    ({ id, names, others }) =>
      id === text ||
      names.includes(whole) ||
      (parts.length > 0 && parts.every((part) => names.includes(part) || others.includes(part))),
  );
}

function problem(target: Resource, text: string, meant: readonly Candidate[]): string {
  const { title, keys = [] } = target;
  if (meant.length === 0) return `No ${title} is called “${text}”. Bring in the ${title} first, or correct the name.`;
  const [key] = keys;
  const place = namingColumns(target).indexOf(key?.column ?? '');
  if (key && meant.every(({ names }) => names[place] === plain(text)))
    return `More than one ${title} has the ${key.label} “${text}”. ${
      key.further ? 'Add more of its name, with a comma between.' : `Give each its own ${key.label} first.`
    }`;
  return `More than one ${title} is called “${text}”. Enter the ${key?.label ?? 'full name'} instead.`;
}

/**
 * Replaces names of other records in a file's rows by their ids, found by name or key: the employee `E-12` or `Anil
 * Mahto`, the center `Ranchi, ZM-1`. An unknown or ambiguous name is an error of its field. Looks only within the
 * caller's reach, with one statement for each column. A record in `coming` gets a temporary id.
 */
export async function nameRecords(
  db: Queries,
  { references = {}, input }: Resource,
  rows: readonly FileRow[],
  {
    resources,
    account,
    coming = new Map(),
  }: { resources: readonly Resource[]; account: GrantedAccount | null; coming?: Coming | undefined },
): Promise<NamedRow[]> {
  const named: NamedRow[] = rows.map((said) => ({ said, errors: [] }));
  for (const [column, path] of Object.entries(references)) {
    const known = resources.find((each) => each.path === path);
    const added = coming.get(path ?? '') ?? [];
    const texts = rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column].trim()] : []));
    if (!known || !(column in input.shape) || texts.length === 0) continue;
    const target = scopeToClient(known, account);
    const byName = await possible(db, target, texts, added);
    for (const each of named) {
      const text = each.said[column];
      if (typeof text !== 'string') continue;
      const meant = meantBy(text.trim(), byName);
      const [first, ...others] = meant;
      if (first && others.length === 0) each.said = { ...each.said, [column]: first.id };
      else each.errors.push({ path: column, msg: problem(target, text.trim(), meant) });
    }
  }
  return named;
}
