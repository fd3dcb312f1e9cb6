import { blankObjects } from '../../db/blankObjects';
import { searchText } from '../../db/searchText';
import type { Queries, Row, Value } from '../../db/tables';
import type { ApiRecord, ColumnKind, Resource } from './definition';
import { perResource } from './perResource';

/** Columns of every record that lists may sort and filter by. */
const common = ['id', 'createdAt', 'updatedAt'];

/** The columns that lists may be sorted and filtered by. */
export const comparableColumns = ({ columns }: Resource): string[] => [
  ...common,
  ...Object.keys(columns).filter((column) => columns[column] !== 'json'),
];

/** The columns to read for a record: those in `of`, by default all; the others are only for search and deletion. */
export const storedColumns = ({ columns }: Pick<Resource, 'columns'>, of = Object.keys(columns)): string[] => [
  ...['id', 'version', 'createdAt', 'updatedAt'],
  ...of,
];

/** The columns with a fixed value in all records of a resource, with that value. */
export const scopeOf = ({ scope = {} }: Pick<Resource, 'scope'>): [column: string, value: string][] =>
  Object.entries(scope).flatMap(([column, value]) => (value === undefined ? [] : [[column, value]]));

/** Whether a column compares as text, ignoring case. */
export const isText = ({ columns }: Resource, column: string): boolean => columns[column] === 'text';

function toValue(kind: ColumnKind, value: unknown): Value {
  if (kind === 'json') return JSON.stringify(value ?? null);
  if (kind === 'boolean') return value === true ? 1 : 0;
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a column of ${kind}s can't hold a ${typeof value}`);
}

function fromValue(kind: ColumnKind, value: Value): unknown {
  if (kind === 'json') return JSON.parse(String(value));
  return kind === 'boolean' ? value === 1 : value;
}

/** The columns to store of a record's own fields. */
export function encode(resource: Resource, record: Record<string, unknown>): Row {
  const row: Row = { search: searchText(resource.search, record) };
  for (const [column, kind] of Object.entries(resource.columns))
    if (record[column] !== undefined) row[column] = toValue(kind, record[column]);
  return row;
}

type Decoder = (row: Readonly<Row>) => ApiRecord;

const decoders = perResource<Decoder>();

function newDecoder({ columns }: Pick<Resource, 'columns'>): Decoder {
  const kinds = Object.entries(columns);
  const blank = blankObjects(storedColumns({ columns }));
  return (row) => {
    const record: Record<string, unknown> = Object.assign(blank(), {
      id: String(row.id),
      version: Number(row.version),
      createdAt: String(row.createdAt),
      updatedAt: String(row.updatedAt),
    });
    for (const [column, kind] of kinds) record[column] = fromValue(kind, row[column] ?? null);
    return record as ApiRecord;
  };
}

/** A stored row of some columns as a record. */
export const decoded = (of: Pick<Resource, 'columns'>, row: Readonly<Row>): ApiRecord =>
  decoders(of, 'decoder', () => newDecoder(of))(row);

/** A stored row, with its `storedColumns` and any others, as its record. */
export const decode = <S extends ApiRecord, A extends S, I>(resource: Resource<S, A, I>, row: Readonly<Row>): S =>
  decoded(resource, row) as S;

const unlikeStored = perResource<[column: string, kind: ColumnKind][]>();

/** Converts rows with only `storedColumns`, or some of them, to their records in place, without copying. */
export function toRecords<S extends ApiRecord, A extends S, I>(resource: Resource<S, A, I>, rows: Row[]): S[] {
  const unlike = unlikeStored(resource, 'unlike', () =>
    Object.entries(resource.columns).filter(([, kind]) => kind === 'json' || kind === 'boolean'),
  );
  const records: Record<string, unknown>[] = rows;
  const read = unlike.filter(([column]) => column in (rows[0] ?? {}));
  for (const record of records)
    for (const [column, kind] of read) record[column] = fromValue(kind, record[column] as Value);
  return records as S[];
}

/** Records in the API's format: with the resource's derived fields. */
export async function derived<S extends ApiRecord, A extends S, I>(
  resource: Resource<S, A, I>,
  records: S[],
  db: Queries,
): Promise<A[]> {
  return resource.derive ? resource.derive(records, db) : (records as A[]);
}
