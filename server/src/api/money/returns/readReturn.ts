import type { DocumentLaw } from 'shared/domain/money/documents/documentLaw';
import { amendmentKind } from 'shared/domain/money/returns/amendment';
import type {
  AdvanceDifference,
  DueReturn,
  FiledDifference,
  GstReturn,
  RefusedDocument,
} from 'shared/domain/money/returns/gstReturnAnswers';
import type { Gstr1Document } from 'shared/domain/money/returns/gstr1Document';
import { gstr1Problems } from 'shared/domain/money/returns/gstr1Problems';
import { gstr1TableRows } from 'shared/domain/money/returns/gstr1TableRows';
import { type AdvanceRow } from 'shared/domain/money/settle/advanceSums';
import { sumPaise } from 'shared/domain/text/money';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import { readDocumentLaw } from '../../law/readLaw';
import type { Gstr1Asked } from './gstr1Asked';
import { makeReturn } from './makeReturn';
import { type Difference, readDifferences } from './readDifferences';
import { type AdvanceDifference as AmendedAdvance, readAdvanceDifferences } from './readTable11';

/** Limit of problems listed; nobody corrects more at once. */
const MOST = 100;

/** The portal's objections to documents: by its rules for each, and numbers that differ only in case. */
function refusedOf(
  documents: readonly Gstr1Document[],
  registration: string,
  { gstPercents: percents }: DocumentLaw,
): RefusedDocument[] {
  const seen = new Map<string, string>();
  return documents.flatMap((document) => {
    const { id, type, number, date, clientName } = document;
    const key = `${type === 'Invoice' ? type : 'note'} ${number.toUpperCase()}`;
    const twin = seen.get(key);
    seen.set(key, number);
    const problems = [
      ...gstr1Problems({ document, registration, percents }),
      ...(twin === undefined ? [] : [`The portal reads its number as that of ${twin}.`]),
    ];
    return problems.length === 0 ? [] : [{ id, type, number, date, clientName, problems }];
  });
}

/** The returns of a registration's period that report bills, from the due dates; samples don't count. */
async function dueReturns(db: Queries, { registration, period }: Gstr1Asked): Promise<DueReturn[]> {
  const returnTypes = ['GSTR-1', 'IFF', 'GSTR-3B'];
  const duties = await readDuties(db, { registration, periods: [period], returnTypes });
  return duties
    .map(({ id, version, returnType, status, state, lastDay, doneOn, reference }) => ({
      ...{ id, version, returnType, status, state, lastDay, doneOn, reference },
    }))
    .sort((a, b) => a.returnType.localeCompare(b.returnType));
}

const taxOf = (document: Gstr1Document | null) =>
  document === null ? 0 : document.igstPaise + document.cgstPaise + document.sgstPaise;

function differenceOf({ period, teller, ...amendment }: Difference): FiledDifference[] {
  const { told, now } = amendment;
  const document = now ?? told;
  if (document === null) return [];
  const { id, type, number, date, clientName, section } = document;
  return [
    {
      ...{ id, type, number, date, clientName, period, teller, kind: amendmentKind(amendment) },
      ...{ filedTaxablePaise: told?.taxablePaise ?? 0, filedTaxPaise: taxOf(told) },
      ...{ taxablePaise: now?.taxablePaise ?? 0, taxPaise: taxOf(now) },
      isUntold: section === 'NIL' && told !== null,
    },
  ];
}

const advanceTotals = (rows: readonly AdvanceRow[]) => ({
  taxablePaise: sumPaise(rows.map(({ taxablePaise }) => taxablePaise)),
  taxPaise: sumPaise(rows.map(({ igstPaise, cgstPaise, sgstPaise }) => igstPaise + cgstPaise + sgstPaise)),
});

function advanceDifferenceOf({ table, period, place, teller, told, now }: AmendedAdvance): AdvanceDifference {
  const [filed, is] = [advanceTotals(told), advanceTotals(now)];
  return {
    ...{ table: table === 'received' ? '11A' : '11B', period, place, teller },
    ...{ filedTaxablePaise: filed.taxablePaise, filedTaxPaise: filed.taxPaise },
    ...{ taxablePaise: is.taxablePaise, taxPaise: is.taxPaise },
  };
}

/**
 * A registration's GSTR-1, GSTR-1A or IFF of a period: its tables, the portal's objections, the state of its returns,
 * and differences from filed ones.
 */
export async function readReturn(db: Queries, asked: Gstr1Asked): Promise<GstReturn> {
  const { registration, period } = asked;
  const { documents, series, advances } = await makeReturn(db, asked);
  const refused = refusedOf(documents, registration, await readDocumentLaw(db));
  const differences = (await readDifferences(db, registration)).flatMap(differenceOf);
  return {
    ...{ registration, period, documents: documents.length },
    tables: gstr1TableRows(documents, series, { period, advances }),
    refused: refused.slice(0, MOST),
    refusedCount: refused.length,
    returns: await dueReturns(db, asked),
    kept: await db
      .selectFrom('filed_returns')
      .select(['returnType', 'filedOn', 'sha256'])
      .where('registration', '=', registration)
      .where('period', '=', period)
      .orderBy('keptAt')
      .execute(),
    differences: differences.slice(0, MOST),
    differenceCount: differences.length,
    advanceDifferences: (await readAdvanceDifferences(db, registration)).map(advanceDifferenceOf),
  };
}
