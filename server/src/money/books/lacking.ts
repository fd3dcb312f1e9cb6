import { groupBy } from 'shared/domain/records/groupBy';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../db/tables';
import type { Line, SourceKind } from '../ledger/entry';
import type { Posting } from '../ledger/post';
import { sources } from './sources';

const keyOf = (line: Line) =>
  JSON.stringify([
    ...[line.day, line.account, line.partyKind, line.party, line.documentKind, line.document],
    ...[line.registration, Number(line.isSample)],
  ]);

/** Entries with the same account and party as another; zero amounts are left out. */
const netOf = (lines: readonly Line[]): Line[] =>
  [...groupBy(lines, keyOf).values()].flatMap(([first, ...others]) => {
    const paise = sumPaise([first, ...others].map((line) => Number(line?.paise ?? 0)));
    return first && paise !== 0 ? [{ ...first, isSample: Number(first.isSample), paise }] : [];
  });

/** The amounts posted for records so far, by their ids. */
async function postedOf(tx: Queries, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('ledger_entries')
    .select(['source', 'day', 'account', 'partyKind', 'party', 'documentKind', 'document', 'registration'])
    .select(['isSample', 'paise'])
    .where('source', 'in', ids)
    .execute();
  return groupBy(rows, ({ source }) => source);
}

/** The missing entries of records: their entries now, less those posted. `areNew`: none were posted. */
export async function lacking(
  tx: Queries,
  { kind, ids, areNew }: { kind: SourceKind; ids: readonly string[]; areNew: boolean },
): Promise<Posting[]> {
  const wanted = await sources[kind](tx, ids);
  const posted = areNew ? new Map<string, Line[]>() : await postedOf(tx, ids);
  return ids.flatMap((id): Posting[] => {
    const before = (posted.get(id) ?? []).map(({ source: _own, ...line }: Line & { source?: string }) => line);
    const lines = netOf([
      ...(wanted.get(id) ?? []),
      ...before.map((line) => ({ ...line, paise: -Number(line.paise) })),
    ]);
    return lines.length === 0 ? [] : [{ source: { kind, id }, lines, corrects: before.length > 0 }];
  });
}
