import type { IsoDate } from 'shared/domain/dates/isoDate';
import type { AccountCode } from 'shared/domain/money/ledger/accounts';
import type { Queries, Tables } from '../../db/tables';

type Entries = Tables['ledger_entries'];

/** Which entries are added up. Whatever is left out does not narrow them. */
export interface Asked {
  accounts?: readonly AccountCode[];
  party?: Pick<Entries, 'partyKind' | 'party'>;
  /** The ids of documents. */
  documents?: readonly string[];
  /** The ids of records that posted. */
  sources?: readonly string[];
  registration?: string;
  /** The last day that counts. */
  until?: IsoDate;
  /** Whether samples are left out. By default they are not. */
  isReal?: boolean;
}

/** The query of the selected entries. */
export function entriesOf(db: Queries, { accounts, party, documents, sources, registration, until, isReal }: Asked) {
  let query = db.selectFrom('ledger_entries');
  if (accounts) query = query.where('ledger_entries.account', 'in', accounts);
  if (party)
    query = query
      .where('ledger_entries.party', '=', party.party)
      .where('ledger_entries.partyKind', '=', party.partyKind);
  if (documents) query = query.where('ledger_entries.document', 'in', documents);
  if (sources) query = query.where('ledger_entries.source', 'in', sources);
  if (registration !== undefined) query = query.where('ledger_entries.registration', '=', registration);
  if (until !== undefined) query = query.where('ledger_entries.day', '<=', until);
  if (isReal) query = query.where('ledger_entries.isSample', '=', 0);
  return query;
}

/**
 * The selected balances, one for each value of the columns `by`: a debit balance is above 0. Zero balances are left
 * out.
 */
export async function balances<K extends keyof Entries>(
  db: Queries,
  by: readonly K[],
  asked: Asked,
): Promise<(Pick<Entries, K> & { paise: number })[]> {
  const columns = by.map((column) => `ledger_entries.${column}` as const);
  const rows = await entriesOf(db, asked)
    .select(columns as never)
    .select(({ fn }) => fn.sum<number>('ledger_entries.paise').as('paise'))
    .groupBy(columns as never)
    .having(({ fn }) => fn.sum('ledger_entries.paise'), '<>', 0)
    .execute();
  return (rows as unknown as (Pick<Entries, K> & { paise: number })[]).map((row) => ({
    ...row,
    paise: Number(row.paise),
  }));
}
