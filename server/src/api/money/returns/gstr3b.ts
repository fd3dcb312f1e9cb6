import type { Amendment } from 'shared/domain/money/returns/amendment';
import { type Gstr1Document, signOf } from 'shared/domain/money/returns/gstr1Document';
import { noSums } from 'shared/domain/money/returns/gstr1Sums';
import {
  boxesOf,
  type Gstr3bBox,
  gstr3bBoxes,
  gstr3bSums,
  gstr3bTitles,
  withOwnTax,
} from 'shared/domain/money/returns/gstr3b';
import type { Gstr3bDocuments, Gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import { type Gstr3bFile, gstr3bFileOf } from 'shared/domain/money/returns/gstr3bFile';
import { returnBounds } from 'shared/domain/money/returns/returnPeriod';
import { netOf, type ToldDocuments } from 'shared/domain/money/returns/toldDocuments';
import { stateOfGstin } from 'shared/domain/records/gstin';
import { badInput } from '../../../core/errors';
import type { Queries } from '../../../db/tables';
import type { Gstr1Asked } from './gstr1Asked';
import { readToldDocuments } from './makeReturn';
import { readDifferences } from './readDifferences';
import { inputTaxLines, readInputTaxEntries } from './readInputTax';
import { advancesOfGstr3b } from './readTable11';

type Period = Pick<Gstr1Asked, 'registration' | 'period'>;

/** Limit of documents listed behind a figure on a screen. */
const MOST = 500;

/**
 * The documents in a period's GSTR-3B: those in GSTR-1 and GSTR-1A, and amendments of earlier periods. Once filed it
 * stays: a later return reports differences.
 */
export async function toldIn(db: Queries, { registration, period }: Period): Promise<ToldDocuments> {
  const bounds = returnBounds(period);
  const isOwn = (filed: string) => filed === period || (filed.length === 7 && `${filed}-01` >= bounds.from);
  const documents = new Map<string, Gstr1Document>();
  const amendments: Amendment[] = [];
  const differences = await readDifferences(db, registration);
  for (const name of ['GSTR-1', 'GSTR-1A'] as const) {
    const made = await readToldDocuments(db, { registration, period, of: name }, differences);
    for (const document of made.documents) documents.set(document.id, document);
    for (const { told, now, period: filed } of made.differences) {
      if (isOwn(filed)) continue;
      if (told) amendments.push({ told, now });
      else if (now) documents.set(now.id, now);
    }
  }
  for (const { told, now, period: filed, teller } of differences) {
    if (filed !== period || teller.of !== 'GSTR-1') continue;
    if (now) documents.delete(now.id);
    if (told) documents.set(told.id, told);
  }
  return { documents: [...documents.values()], amendments };
}

/** The inputs of a period's GSTR-3B: documents, and advances. */
const suppliedIn = async (db: Queries, asked: Period) => ({
  documents: netOf(await toldIn(db, asked)),
  advances: await advancesOfGstr3b(db, asked),
});

/** The figures of a registration's GSTR-3B. */
export async function readGstr3b(db: Queries, asked: Period): Promise<Gstr3bFigures> {
  const { boxes } = gstr3bSums(await suppliedIn(db, asked), asked.registration);
  return {
    registration: asked.registration,
    period: asked.period,
    boxes: gstr3bBoxes.map((box) => ({
      box,
      title: gstr3bTitles[box],
      ...(boxes.get(box) ?? { count: 0, ...noSums() }),
    })),
  };
}

/** The first documents behind a figure; a credit note's amounts are negative. */
export const documentAnswer = (documents: readonly Gstr1Document[]): Gstr3bDocuments => ({
  documents: documents.slice(0, MOST).map((told) => {
    const document = withOwnTax(told);
    const { id, type, number, date, clientName } = document;
    const sign = signOf(document);
    return {
      ...{ id, type, number, date, clientName, taxablePaise: sign * document.taxablePaise },
      ...{ igstPaise: sign * document.igstPaise, cgstPaise: sign * document.cgstPaise },
      sgstPaise: sign * document.sgstPaise,
    };
  }),
  isCut: documents.length > MOST,
});

/** The documents behind a figure of GSTR-3B. */
export async function readGstr3bDocuments(db: Queries, asked: Period & { box: Gstr3bBox }): Promise<Gstr3bDocuments> {
  const state = stateOfGstin(asked.registration);
  return documentAnswer(
    netOf(await toldIn(db, asked)).filter((document) => boxesOf(document, state).includes(asked.box)),
  );
}

/**
 * GSTR-3B in the portal's format, with input tax for accounts that may read suppliers' bills. Throws 400 while no GSTIN
 * is known.
 */
export async function makeGstr3b(db: Queries, asked: Period, withInputTax: boolean): Promise<Gstr3bFile> {
  if (asked.registration === '')
    throw badInput([{ path: 'registration', msg: 'Enter the company’s GSTIN in the letterhead first.' }]);
  const claimed = withInputTax ? inputTaxLines((await readInputTaxEntries(db, asked)).entries) : [];
  return gstr3bFileOf(await suppliedIn(db, asked), asked.registration, asked.period, claimed);
}
