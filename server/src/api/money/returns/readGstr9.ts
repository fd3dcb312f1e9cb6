import { financialYearMonths } from 'shared/domain/dates/financialYear';
import type { Gstr3bDocuments } from 'shared/domain/money/returns/gstr3bAnswers';
import { type Gstr9Figures, gstr9Lines, gstr9Of } from 'shared/domain/money/returns/gstr9';
import { amendmentsOfLine, documentsOfLine } from 'shared/domain/money/returns/gstr9/gstr9Line';
import { quarterOfDay } from 'shared/domain/money/returns/returnPeriod';
import type { ToldDocuments } from 'shared/domain/money/returns/toldDocuments';
import type { Queries } from '../../../db/tables';
import { readDuties } from '../../duties/readDuties';
import { documentAnswer, toldIn } from './gstr3b';
import { inputTaxLines, readInputTaxEntries } from './readInputTax';
import { readTable11 } from './readTable11';

/** The annual return of a registration. */
interface Asked {
  registration: string;
  /** Such as 2025-26. */
  year: string;
}

/** The periods of a year's returns: its quarters if the dues contain a quarter's GSTR-3B, otherwise its months. */
async function periodsOf(db: Queries, { registration, year }: Asked): Promise<string[]> {
  const months = financialYearMonths(year);
  const quarters = [...new Set(months.map((month) => quarterOfDay(`${month}-01`)))];
  const dues = await readDuties(db, { registration, returnTypes: ['GSTR-3B'], periods: quarters });
  return dues.length > 0 ? quarters : months;
}

/** The documents of a year's returns, and their amendments of earlier ones. */
async function documentsOfYear(db: Queries, asked: Asked): Promise<ToldDocuments> {
  const { registration } = asked;
  const all = [];
  for (const period of await periodsOf(db, asked)) all.push(await toldIn(db, { registration, period }));
  return {
    documents: all.flatMap(({ documents }) => documents),
    amendments: all.flatMap(({ amendments }) => amendments),
  };
}

/** A year's GSTR-9. */
export async function readGstr9(db: Queries, asked: Asked): Promise<Gstr9Figures> {
  const ofYear = { registration: asked.registration, period: asked.year };
  const claims = inputTaxLines((await readInputTaxEntries(db, ofYear)).entries);
  const { received: advances } = await readTable11(db, ofYear);
  return gstr9Of({ ...(await documentsOfYear(db, asked)), claims, advances }, asked.registration, asked.year);
}

/** The documents behind a line of GSTR-9; none for a line computed from others. */
export async function readGstr9Documents(db: Queries, asked: Asked & { line: string }): Promise<Gstr3bDocuments> {
  const of = gstr9Lines.get(asked.line)?.of;
  if (of === undefined || !('supplies' in of)) return { documents: [], isCut: false };
  const year = await documentsOfYear(db, asked);
  const documents =
    'amended' in of
      ? amendmentsOfLine(year, of).flatMap(({ told, now }) => now ?? told ?? [])
      : documentsOfLine(year, of);
  return documentAnswer(documents);
}
