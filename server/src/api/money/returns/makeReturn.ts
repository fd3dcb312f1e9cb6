import { setImmediate } from 'node:timers/promises';
import { emptied } from 'shared/domain/money/returns/amendment';
import type { Gstr1Document } from 'shared/domain/money/returns/gstr1Document';
import type { Gstr1File } from 'shared/domain/money/returns/gstr1File';
import { type Gstr1Content, gstr1FileSteps } from 'shared/domain/money/returns/gstr1File';
import type { IssuedSeries } from 'shared/domain/money/returns/issuedSeries';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import { noAdvances, type Table11 } from 'shared/domain/money/settle/advanceSums';
import type { Queries } from '../../../db/tables';
import type { Gstr1Asked } from './gstr1Asked';
import { type Difference, readDifferences } from './readDifferences';
import { allDocuments, readSeries } from './readGstr1';
import { type AdvanceDifference, readAdvanceDifferences, readTable11 } from './readTable11';
import type { Teller } from './readTellers';

/** A return with its inputs. */
export interface MadeReturn {
  file: Gstr1File;
  /** Its documents, and those of filed periods that no return has reported yet. */
  documents: Gstr1Document[];
  series: IssuedSeries[];
  /** Only GSTR-1 has it. */
  advances: Table11;
  /** The advances of filed periods that it reports. */
  amendedAdvances: AdvanceDifference[];
  /** Its reports that differ from the filed ones. */
  differences: Difference[];
}

/** The ids of the documents in a quarter's IFFs. */
async function toldByIff(db: Queries, { registration, period }: Gstr1Asked): Promise<Set<string>> {
  const { from, to } = returnBounds(period);
  const rows = await db
    .selectFrom('filed_documents as d')
    .innerJoin('filed_returns as r', 'r.id', 'd.returnId')
    .select('d.documentId')
    .where('r.registration', '=', registration)
    .where('r.returnType', '=', 'IFF')
    .where('r.period', '>=', from.slice(0, 7))
    .where('r.period', '<=', to.slice(0, 7))
    .execute();
  return new Set(rows.map(({ documentId }) => documentId));
}

/**
 * The current table 7 of filed periods with a difference in it. GSTR-1A reports documents issued later in its own table
 * 7, so its revisions leave them out.
 */
async function revisedSupplies(db: Queries, { registration, of }: Gstr1Asked, differences: readonly Difference[]) {
  const isLate = ({ told }: Difference) => told === null;
  const late = new Set(differences.filter(isLate).flatMap(({ now }) => now?.id ?? []));
  const places = new Map<string, Set<string>>();
  for (const difference of differences)
    for (const each of [difference.told, difference.now])
      if (each?.section === 'B2CS' && !(of === 'GSTR-1A' && isLate(difference)))
        places.set(difference.period, (places.get(difference.period) ?? new Set()).add(each.place));
  const revised = [];
  for (const [period, own] of places) {
    const documents = await allDocuments(db, { registration, period, of: 'GSTR-1' });
    const added = await allDocuments(db, { registration, period, of: 'GSTR-1A' });
    revised.push({
      ...{ period, places: own },
      documents: of === 'GSTR-1A' ? documents.filter(({ id }) => !late.has(id)) : [...documents, ...added],
    });
  }
  return revised;
}

/** A return's file; other work gets its turn between tables. */
async function fileOf(content: Gstr1Content): Promise<Gstr1File> {
  const steps = gstr1FileSteps(content);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    await setImmediate();
  }
}

const isToldBy =
  ({ of, period }: Gstr1Asked) =>
  ({ teller }: { teller: Teller }) =>
    teller.of === of && teller.period === period;

/** The documents of a return, and its reports that differ from all filed ones. */
export async function readToldDocuments(
  db: Queries,
  asked: Gstr1Asked,
  all: readonly Difference[],
): Promise<Pick<MadeReturn, 'documents' | 'differences'>> {
  const own = await allDocuments(db, asked);
  const ids = new Set(own.map(({ id }) => id));
  const differences = all.filter(isToldBy(asked));
  // Unreported documents go into the tables of documents; GSTR-1 reports small supplies of filed periods in table 10.
  const late = differences.flatMap(({ told, now }) =>
    told === null && now !== null && !ids.has(now.id) && (asked.of === 'GSTR-1A' || now.section !== 'B2CS')
      ? [now]
      : [],
  );
  return { documents: [...own, ...late], differences };
}

/**
 * Makes a registration's return of a period, with its corrections of filed periods. `isFiling`: it is being marked as
 * filed. By default false.
 */
export async function makeReturn(db: Queries, asked: Gstr1Asked, isFiling = false): Promise<MadeReturn> {
  const { registration, period, of, asOf } = asked;
  const seen = { asOf, ...(isFiling && { closing: period }) };
  const all = await readDifferences(db, registration, seen);
  const { documents, differences } = await readToldDocuments(db, asked, all);
  const series = await readSeries(db, asked);
  const amendedAdvances = (await readAdvanceDifferences(db, registration, seen)).filter(isToldBy(asked));
  const amendments = differences.flatMap(({ told, now }) =>
    told === null ? [] : [{ ...(now ?? emptied(told)), original: told }],
  );
  const advances = of === 'GSTR-1' ? await readTable11(db, asked) : noAdvances;
  const file = await fileOf({
    ...{ registration, period, documents, series, amendments, advances, amendedAdvances },
    revised: await revisedSupplies(db, asked, differences),
    ...(of === 'GSTR-1' && period.includes('Q') && { toldBefore: await toldByIff(db, asked) }),
  });
  if (of !== 'IFF') return { file, documents, series, advances, amendedAdvances, differences };
  const { hsn: _, ...tables } = file;
  return { file: tables, documents, series, advances, amendedAdvances, differences };
}
