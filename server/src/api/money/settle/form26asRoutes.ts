import { today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import { readAis } from 'shared/domain/money/settle/ais';
import { read26as } from 'shared/domain/money/settle/form26as';
import { matchTaxCredits, type StoredCredit } from 'shared/domain/money/settle/matchTaxCredits';
import {
  type CreditAnswer,
  type CreditFile,
  type CreditFileRead,
  type CreditSource,
  creditAnswer,
  creditDecision,
  creditFileInput,
  creditFileRead,
  creditQuery,
  creditStates,
  UnreadableCreditsError,
} from 'shared/domain/money/settle/taxCredits';
import { panOfGstin } from 'shared/domain/records/gstin';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { ApiOptions } from '../../../core/context';
import { conflict, notFound } from '../../../core/errors';
import type { Api } from '../../../core/types';
import { holdTable } from '../../../db/holdTable';
import { insertRows } from '../../../db/insertRow';
import { newId } from '../../../db/newId';
import type { Queries, Tables } from '../../../db/tables';
import { tansOf } from '../../clients/companies/tansOf';
import { ownDeductions } from './ownDeductions';

type Row = Tables['tax_credits'];

/** The size of a file with 20,000 lines. */
const MAX_BYTES = 8 * 1024 * 1024;
const NOTHING = 'Nothing was stored.';

const named = { '26AS': 'form 26AS', AIS: 'AIS' } as const satisfies Record<CreditSource, string>;

/** Throws 409 for an unreadable file, or one for someone else or another year. */
async function readOwn(db: Queries, { source, year, lines, columns }: z.output<typeof creditFileInput>) {
  let file: CreditFile;
  try {
    file = source === '26AS' ? read26as(lines) : readAis(lines, columns);
  } catch (error) {
    if (error instanceof UnreadableCreditsError) throw conflict('refused', `${error.message} ${NOTHING}`);
    throw error;
  }
  const own = [
    ...(await db.selectFrom('registrations').select('gstin').execute()),
    ...(await db.selectFrom('live_letterhead').select('gstin').execute()),
  ].flatMap(({ gstin }) => panOfGstin(gstin) || []);
  if (file.pan !== '' && own.length > 0 && !own.includes(file.pan))
    throw conflict('refused', `This is the ${named[source]} of the PAN ${file.pan}, which is not yours. ${NOTHING}`);
  if (file.year > financialYearOf(today()))
    throw conflict('refused', `The year ${file.year} of this file has not begun. ${NOTHING}`);
  if (file.year !== year)
    throw conflict(
      'refused',
      `This is the ${named[source]} of ${file.year}, and ${year} is shown. Choose that year, or the file of this one. ${NOTHING}`,
    );
  return file;
}

type Line = Pick<Row, 'tan' | 'section' | 'date' | 'booking' | 'paidPaise' | 'taxPaise'>;

/** Identifies a line when a file is imported again: its name's spelling may change, and its booking becomes final. */
const keyOf = ({ tan, section, date, paidPaise, taxPaise }: Line) =>
  `${tan} ${section} ${date} ${paidPaise} ${taxPaise}`;

/** Replaces a year's lines by those of the file; decisions on them stay. Returns the number of new and removed ones. */
async function keep(tx: Queries, source: CreditSource, { year, rows }: CreditFile) {
  await holdTable(tx, 'tax_credits');
  const of = { source, year };
  const before = await tx
    .selectFrom('tax_credits')
    .selectAll()
    .where('source', '=', source)
    .where('year', '=', year)
    .orderBy('id')
    .execute();
  const known = new Map<string, Row[]>();
  for (const row of before) known.set(keyOf(row), [...(known.get(keyOf(row)) ?? []), row]);
  await tx.deleteFrom('tax_credits').where('source', '=', source).where('year', '=', year).execute();
  let added = 0;
  const kept = rows.map((row): Row => {
    const old = known.get(keyOf(row))?.shift();
    if (!old) added += 1;
    return { id: old?.id ?? newId(), ...of, ...row, decision: old?.decision ?? 'Pending' };
  });
  for (let next = 0; next < kept.length; next += 500) await insertRows(tx, 'tax_credits', kept.slice(next, next + 500));
  return { added, gone: before.length - (rows.length - added) };
}

/** The clients with their TANs. */
async function deductors(db: Queries) {
  const rows = await db
    .selectFrom('live_companies')
    .select(['id', 'name', 'tans', 'version'])
    .where('product', '=', 'instahires')
    .orderBy('id')
    .execute();
  return rows.map(({ tans, ...client }) => ({ ...client, tans: tansOf(tans) }));
}

async function matchesOf(db: Queries, { source, year }: z.output<typeof creditQuery>): Promise<CreditAnswer> {
  const stored = await db
    .selectFrom('tax_credits')
    .selectAll()
    .where('source', '=', source)
    .where('year', '=', year)
    .orderBy('date')
    .orderBy('id')
    .execute();
  const credits = stored.map(
    (row): StoredCredit => ({ ...row, decision: row.decision === 'Accepted' ? 'Accepted' : 'Pending' }),
  );
  const rows = matchTaxCredits(credits, await ownDeductions(db, 'TDS'), await deductors(db));
  return {
    isRead: stored.length > 0,
    counts: creditStates.map((state) => {
      const of = rows.filter((row) => row.state === state);
      return {
        state,
        count: of.length,
        taxPaise: of.reduce((sum, { theirsPaise, oursPaise }) => sum + (theirsPaise || oursPaise), 0),
      };
    }),
    rows,
  };
}

/**
 * Form 26AS and the AIS compared with the tax that clients withheld: imports a file, matches, and records what is
 * accepted. Nothing is sent anywhere.
 */
export function form26asRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/form-26as',
    {
      bodyLimit: MAX_BYTES,
      config: { access: 'receipts:write' },
      schema: {
        summary: 'Read form 26AS or the AIS of a year, in the place of what was read of it before; decisions stay',
        body: creditFileInput,
        response: { 200: creditFileRead },
        refuses: [409],
      },
    },
    async (request): Promise<CreditFileRead> => {
      const { source } = request.body;
      const file = await readOwn(db, request.body);
      const { added, gone } = await db.transaction().execute(async (tx) => {
        const changed = await keep(tx, source, file);
        await audit(tx, actorOf(request), 'tax-credits.read', { detail: `${named[source]} ${file.year}` });
        return changed;
      });
      const count = file.rows.length;
      const unnamed = file.pan === '' ? ' The file names no PAN: check that it is yours.' : '';
      const what =
        added + gone === 0
          ? `This file was read before: nothing changed.`
          : `${count} ${count === 1 ? 'payment' : 'payments'} of ${file.year} ${count === 1 ? 'was' : 'were'} read, ${added} of them new${gone > 0 ? `; ${gone} earlier ${gone === 1 ? 'one is' : 'ones are'} gone` : ''}.`;
      return { message: `${what}${unnamed}` };
    },
  );
  app.get(
    '/form-26as',
    {
      config: { access: 'receipts:read' },
      schema: {
        summary: 'What clients kept back in a year as form 26AS or the AIS has it, beside what was recorded',
        querystring: creditQuery,
        response: { 200: creditAnswer },
      },
    },
    (request) => matchesOf(db, request.query),
  );
  app.post(
    '/form-26as/decide',
    {
      config: { access: 'receipts:write' },
      schema: {
        summary: 'Accept lines of form 26AS or the AIS, or take that back',
        body: creditDecision,
        response: { 200: z.object({ changed: z.int() }) },
        refuses: [404],
      },
    },
    async (request) => {
      const { ids, decision } = request.body;
      const { numUpdatedRows } = await db
        .updateTable('tax_credits')
        .set({ decision })
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0)
        throw notFound('These lines are no longer there: the file was read again. Load the page again.');
      return { changed: Number(numUpdatedRows) };
    },
  );
}
