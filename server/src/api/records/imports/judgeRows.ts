import { setImmediate } from 'node:timers/promises';
import { covers } from 'shared/domain/accounts/right';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import { toFieldErrors } from 'shared/domain/records/validation';
import { withArticle } from '../../../../../shared/domain/text/withArticle';
import type { Actor } from '../../../core/actorOf';
import { ApiError } from '../../../core/errors';
import type { GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { differences } from '../changes/audit';
import { joinTogether } from '../changes/readTogether';
import { refusalsOfSeconds } from '../changes/refuseSeconds';
import type { ApiRecord, Change, Resource } from '../definition';
import { type Coming, nameRecords, namesComing } from '../nameRecords';
import { ownedBy } from '../ownedBy';
import { requirePermission } from '../requirePermission';
import { beyondReach, canHang } from '../scopeToClient';
import { type FileRow, keyOf, matchRows } from './matchRows';

/** A row with its effect and the record it means. */
export interface JudgedRow {
  verdict: RowVerdict;
  record?: ApiRecord;
}

/** Rows judged before others get their turn. */
const TURN = 25;

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** A row's fields with a value that the resource accepts, each as the schema writes it where it can. */
function saidBy({ input, notImported = [] }: Pick<Resource, 'input' | 'notImported'>, row: FileRow): FileRow {
  const fields = Object.entries(input.shape).filter(([name]) => !isEmpty(row[name]) && !notImported.includes(name));
  return Object.fromEntries(
    fields.map(([name, schema]) => {
      const read = (schema as { safeParse(value: unknown): { success: boolean; data?: unknown } }).safeParse(row[name]);
      return [name, read.success ? read.data : row[name]];
    }),
  );
}

const refused = (errors: RowVerdict['errors'], key = ''): JudgedRow => ({
  verdict: { state: 'refused', fields: [], errors, key },
});

/** A row's verdict, as long as the change that it makes is refused for no key. */
type Judging = JudgedRow & { change?: Change };

const errorsOf = (error: ApiError): RowVerdict['errors'] => error.details.errors ?? [{ path: '', msg: error.message }];

/** Why the resource would not store it, as far as that is known before it is. */
async function refusalOf(definition: Resource, change: Change): Promise<RowVerdict['errors']> {
  try {
    // Checked before a rule reads the fields' records: its refusal would reveal them.
    if (!canHang(definition, change.after)) throw await beyondReach(change.db);
    const reason = await definition.refuse?.(change);
    if (reason !== undefined) return [{ path: '', msg: reason }];
    await definition.prepare?.(change);
    return [];
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return errorsOf(error);
  }
}

/** What a row says that is to be stored, before the resource's rules about it have run. */
function readRow(
  db: Queries,
  definition: Resource,
  said: FileRow,
  matches: readonly ApiRecord[],
  { actor, mayChange }: { actor: Actor; mayChange: boolean },
): Judging {
  const key = keyOf(definition, said);
  const names = Object.keys(said);
  const same = matches.find((record) => Object.keys(differences(names, record, said)).length === 0);
  if (same) return { verdict: { state: 'unchanged', fields: [], errors: [], key }, record: same };
  const [before, ...others] = matches;
  if (others.length > 0)
    return refused(
      [
        {
          path: '',
          msg: `More than one ${definition.title} matches this row. Merge them, or fill in more of the row.`,
        },
      ],
      key,
    );
  if (before && !mayChange)
    return refused(
      [{ path: '', msg: `Your account may add ${withArticle(definition.title)}, but not change an existing one.` }],
      key,
    );
  const own = Object.keys(definition.input.shape);
  const known = before ? Object.fromEntries(own.map((name) => [name, before[name]])) : {};
  // The rules about a record that is still to be imported run when the row is stored.
  const isLater = namesComing(definition, said);
  const read = definition.input.safeParse(isLater ? said : { ...known, ...said });
  if (!read.success) return refused(toFieldErrors(read.error), key);
  const verdict: RowVerdict = { state: 'new', fields: [], errors: [], key };
  if (isLater) return { verdict };
  const rest = { actor, db, reach: definition.reach };
  if (!before)
    return { verdict, change: { ...rest, operation: 'create', after: { ...read.data, ...definition.scope } } };
  const after = { ...before, ...read.data, ...ownedBy(actor, definition, before, read.data), ...definition.scope };
  const fields = Object.keys(differences(own, before, after));
  const state = fields.length === 0 ? 'unchanged' : 'changed';
  return {
    verdict: { ...verdict, state, fields },
    record: before,
    change: { ...rest, operation: 'update', before, after },
  };
}

/** Refuses rows that the resource's rules refuse, which read what they need once for all of them. */
async function byRules(definition: Resource, rows: readonly Judging[]): Promise<Judging[]> {
  joinTogether(rows.flatMap(({ change }) => change ?? []));
  const judged: Judging[] = [];
  for (const row of rows) {
    const errors = row.change ? await refusalOf(definition, row.change) : [];
    judged.push(errors.length > 0 ? refused(errors, row.verdict.key) : row);
  }
  return judged;
}

/** Refuses rows that would give a second record a key, with one look-up for all. */
async function withoutSeconds(db: Queries, definition: Resource, rows: readonly Judging[]): Promise<JudgedRow[]> {
  const changes = rows.flatMap(({ change }) => change ?? []);
  const refusals = new Map(
    (await refusalsOfSeconds(db, definition, changes)).map((refusal, place) => [changes[place], refusal]),
  );
  return rows.map(({ change, ...judged }) => {
    const refusal = change && refusals.get(change);
    return refusal ? refused(errorsOf(refusal), judged.verdict.key) : judged;
  });
}

/** Judges rows of a file: what each adds or changes, or why it can't. Nothing is stored, and others get their turn in between. */
export async function judgeRows(
  db: Queries,
  definition: Resource,
  rows: readonly FileRow[],
  {
    actor,
    account,
    resources,
    coming,
  }: {
    actor: Actor;
    account: GrantedAccount | null;
    resources: readonly Resource[];
    /** The records of a workbook's earlier sheets, for rows that are only checked. By default none. */
    coming?: Coming | undefined;
  },
): Promise<{ said: FileRow; judged: JudgedRow }[]> {
  const { access, isReserved } = requirePermission(definition, 'write');
  const mayChange = account !== null && covers(account.granted, access, isReserved);
  const read: FileRow[] = [];
  for (const [index, row] of rows.entries()) {
    if (index % TURN === 0) await setImmediate();
    read.push(saidBy(definition, row));
  }
  const named = await nameRecords(db, definition, read, { resources, account, coming });
  const said = named.map((row) => row.said);
  const matches = await matchRows(db, definition, said);
  const judged: JudgedRow[] = [];
  for (let from = 0; from < said.length; from += TURN) {
    const turn = named
      .slice(from, from + TURN)
      .map(({ said: each, errors }, place) =>
        errors.length > 0
          ? refused(errors)
          : readRow(db, definition, each, matches[from + place] ?? [], { actor, mayChange }),
      );
    judged.push(...(await withoutSeconds(db, definition, await byRules(definition, turn))));
    await setImmediate();
  }
  return judged.map((each, place) => ({ said: said[place] ?? {}, judged: each }));
}
