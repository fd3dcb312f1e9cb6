import { sql } from 'kysely';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { GrantedAccount } from '../../core/types';
import { anyTable, type Queries, type Row } from '../../db/tables';
import type { Resource } from './definition';
import type { FileRow } from './matchRows';
import { scopeOf } from './rows';
import { withinReach } from './withinReach';

/** A row in which other records are named by their ids, and which of its names mean none or several. */
export interface NamedRow {
  said: FileRow;
  errors: RowVerdict['errors'];
}

const plain = (value: unknown): string =>
  String(value ?? '')
    .trim()
    .toLowerCase();

/** The columns by which a file names a record: what it is called, and its keys. */
const namingColumns = ({ named = ['name'], keys = [] }: Resource): string[] => [
  ...new Set([...named, ...keys.map(({ column }) => column)]),
];

/** A name has at most so many parts between commas; a longer text is looked for as a whole. */
const MOST_PARTS = 4;

/** The parts of a text between commas, by which it names a record too: `Anil Mahto, E-12`. */
function partsOf(text: string): string[] {
  const parts = text.split(',').map(plain).filter(Boolean);
  return parts.length > MOST_PARTS ? [] : parts;
}

/** Whether a record is meant by a text: it is its id or a name of it, or each part of it is something that it is found by. */
function isMeant(target: Resource, record: Row, text: string): boolean {
  const names = namingColumns(target).map((column) => plain(record[column]));
  if (record.id === text || names.includes(plain(text))) return true;
  const parts = partsOf(text);
  const known = [...names, ...searchedColumns(target).map((column) => plain(record[column]))];
  return parts.some((part) => names.includes(part)) && parts.every((part) => known.includes(part));
}

const searchedColumns = ({ search, columns }: Resource): string[] => search.filter((column) => column in columns);

/** The records within reach that some texts may mean, with one statement. */
async function possible(db: Queries, target: Resource, texts: readonly string[]): Promise<Row[]> {
  const asked = [...new Set(texts.flatMap((text) => [plain(text), ...partsOf(text)]))];
  let query = anyTable(db)
    .selectFrom(target.table)
    .select(['id', ...new Set([...namingColumns(target), ...searchedColumns(target)])])
    .where('deletedAt', 'is', null)
    .where((eb) =>
      eb.or([
        eb('id', 'in', [...texts]),
        ...namingColumns(target).map((column) => eb(sql<string>`lower(trim(${sql.ref(column)}))`, 'in', asked)),
      ]),
    );
  for (const [column, value] of scopeOf(target)) query = query.where(column, '=', value);
  if (target.within) query = query.where(target.within);
  return target.untold ? [] : ((await query.execute()) as Row[]);
}

function problem(target: Resource, text: string, found: number): string {
  const { title, keys = [] } = target;
  if (found === 0) return `No ${title} is called “${text}”. Bring in the ${title} first, or correct the name.`;
  const surer = keys[0] ? `its ${keys[0].label}` : 'more of its name';
  return `${found} records are called “${text}”. Write ${surer}.`;
}

/**
 * Puts the ids of other records where rows of a file name them, by what they are called or by a key: the employee `E-12` or
 * `Anil Mahto`, the center `Ranchi, ZM-1`. A name that means none or several is told as an error of its field. Looks only
 * within the reach of whoever sends the file, with one statement for each column.
 */
export async function nameRecords(
  db: Queries,
  { refers = {}, input }: Resource,
  rows: readonly FileRow[],
  { resources, account }: { resources: readonly Resource[]; account: GrantedAccount | null },
): Promise<NamedRow[]> {
  const named: NamedRow[] = rows.map((said) => ({ said, errors: [] }));
  for (const [column, path] of Object.entries(refers)) {
    const known = resources.find((each) => each.path === path);
    const texts = rows.flatMap((row) => (typeof row[column] === 'string' ? [row[column].trim()] : []));
    if (!known || !(column in input.shape) || texts.length === 0) continue;
    const target = withinReach(known, account);
    const records = await possible(db, target, texts);
    for (const each of named) {
      const text = each.said[column];
      if (typeof text !== 'string') continue;
      const meant = records.filter((record) => isMeant(target, record, text.trim()));
      const [first, ...others] = meant;
      if (first && others.length === 0) each.said = { ...each.said, [column]: first.id };
      else each.errors.push({ path: column, msg: problem(target, text.trim(), meant.length) });
    }
  }
  return named;
}
