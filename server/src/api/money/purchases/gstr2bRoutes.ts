import { formatDate, formatMonth, today } from 'shared/domain/dates/dates';
import { isFinancialYear } from 'shared/domain/dates/financialYear';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { type Gstr2b, numberKey } from 'shared/domain/money/purchases/gstr2b';
import {
  type FollowUp,
  followUps,
  type Gstr2bRead,
  gstr2bAnswer,
  gstr2bDecision,
  gstr2bInput,
  gstr2bQuery,
  gstr2bRead,
} from 'shared/domain/money/purchases/gstr2bAnswers';
import { inputTaxBills, inputTaxBoxes, inputTaxFigures } from 'shared/domain/money/purchases/inputTax';
import { isReturnPeriod } from 'shared/domain/money/returns/returnPeriod';
import { oneOf } from 'shared/domain/records/validation';
import { formatRupees, sumPaise } from 'shared/domain/text/money';
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
import { chosenRegistration } from '../../letterhead/registrations';
import { yearKey } from '../returns/yearKey';
import { MOST_ROWS, matchesOf, type OwnRow, ownBills, shouldBeTold, toldElsewhere } from './matchGstr2b';
import { MAX_BYTES, mustBeOwnGstin, portalFiles } from './portalFiles';
import { readInputTax, readInputTaxBills } from './readTable4';

type PortalRow = Tables['gst_2b_rows'];

/** Throws 409 for a file that isn't GSTR-2B, and for one of another GSTIN. */
async function readOwn(db: Queries, text: string): Promise<Gstr2b> {
  const file = await portalFiles.run('readPortalFile', text);
  if ('refusal' in file) throw conflict('refused', `${file.refusal} Nothing was stored.`);
  await mustBeOwnGstin(db, file.read.gstin, 'the GSTR-2B');
  return file.read;
}

const keyOf = ({ kind, supplierGstin, number, date }: Pick<PortalRow, 'kind' | 'supplierGstin' | 'number' | 'date'>) =>
  `${kind} ${supplierGstin} ${numberKey(number)} ${date}`;

/** Replaces a month’s bills with those of the file; decisions on them stay. */
async function keep(tx: Queries, { gstin, period, bills }: Gstr2b): Promise<void> {
  await holdTable(tx, 'gst_2b_rows');
  const before = await tx
    .selectFrom('gst_2b_rows')
    .select(['kind', 'supplierGstin', 'number', 'date', 'decision'])
    .where('gstin', '=', gstin)
    .where('period', '=', period)
    .execute();
  const decided = new Map(before.map((row) => [keyOf(row), row.decision]));
  await tx.deleteFrom('gst_2b_rows').where('gstin', '=', gstin).where('period', '=', period).execute();
  await insertRows(tx, 'gst_2b_rows', rows());

  function* rows(): Generator<PortalRow> {
    for (const { isClaimable, reverseCharge, isDistributed, ...bill } of bills)
      yield {
        id: newId(),
        gstin,
        period,
        ...bill,
        isClaimable: isClaimable ? 1 : 0,
        reverseCharge: reverseCharge ? 1 : 0,
        isDistributed: isDistributed ? 1 : 0,
        decision: decided.get(keyOf(bill)) ?? 'Pending',
      };
  }
}

/** Suppliers who have reported some of our bills in no imported month, each with a message asking for them. */
async function followUpsOf(db: Queries, asked: string | undefined): Promise<FollowUp[]> {
  const last = await db
    .selectFrom('gst_2b_rows')
    .select(['gstin', 'period'])
    .$if(asked !== undefined, (query) => query.where('gstin', '=', asked ?? ''))
    .orderBy('period', 'desc')
    .orderBy('gstin')
    .executeTakeFirst();
  if (!last) return [];
  const [told, isDue] = [await toldElsewhere(db, last.gstin), await shouldBeTold(db, last)];
  const missing = (await ownBills(db)).filter((bill) => isDue(bill) && !told.has(yearKey(bill)));
  const bySupplier = new Map<string, OwnRow[]>();
  for (const bill of missing) bySupplier.set(bill.supplierId, [...(bySupplier.get(bill.supplierId) ?? []), bill]);
  return [...bySupplier.values()]
    .map((bills) => followUpOf(bills, last.gstin))
    .sort((a, b) => b.taxPaise - a.taxPaise || a.supplierName.localeCompare(b.supplierName))
    .slice(0, MOST_ROWS);
}

/** Limit of bills listed in a message. */
const MOST_LISTED = 50;

function followUpOf(bills: readonly OwnRow[], gstin: string): FollowUp {
  const [first] = bills as readonly [OwnRow, ...OwnRow[]];
  const { supplierId, supplierName, supplierGstin, email } = first;
  const listed = bills
    .slice(0, MOST_LISTED)
    .map(
      ({ kind, number, date, taxPaise }) => `${kind} ${number} of ${formatDate(date)}, GST ${formatRupees(taxPaise)}`,
    );
  const more = bills.length > MOST_LISTED ? [`and ${bills.length - MOST_LISTED} more`] : [];
  return {
    supplierId,
    supplierName,
    supplierGstin,
    email,
    count: bills.length,
    since: first.date,
    taxPaise: sumPaise(bills.map(({ kind, taxPaise }) => (kind === 'Credit note' ? -taxPaise : taxPaise))),
    subject: `Bills missing in our GSTR-2B (GSTIN ${gstin})`,
    message: [
      `These are not in the GSTR-2B of our GSTIN ${gstin}, so we can’t claim their tax:`,
      ...[...listed, ...more].map((line) => `- ${line}`),
      'Report them in your GSTR-1 with our GSTIN, and tell us in which month.',
    ].join('\n'),
  };
}

const inputTaxQuery = ofRegistration.extend({
  period: z
    .string()
    .refine(
      (period) => isReturnPeriod(period) || isFinancialYear(period),
      'Enter the period as a month, 2026-11, a quarter, 2026-27 Q3, or a year, 2026-27.',
    )
    .default(() => today().slice(0, 7)),
});

/**
 * The portal's GSTR-2B compared with our bills: imports its JSON, matches, and records what is accepted. Nothing is
 * sent anywhere.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function gstr2bRoutes(app: Api, { db }: ApiOptions): void {
  app.post(
    '/gstr-2b',
    {
      bodyLimit: MAX_BYTES,
      config: { access: 'purchases:write' },
      schema: {
        summary: 'Read the portal’s JSON of GSTR-2B, in the place of what was read of its month before',
        body: gstr2bInput,
        response: { 200: gstr2bRead },
        refuses: [409],
      },
    },
    async (request): Promise<Gstr2bRead> => {
      const read = await readOwn(db, request.body.text);
      await db.transaction().execute(async (tx) => {
        await keep(tx, read);
        await audit(tx, actorOf(request), 'gstr-2b.read', { detail: `${read.gstin} ${read.period}` });
      });
      const notes = read.bills.filter(({ kind }) => kind !== 'Bill').length;
      return {
        message: `${read.bills.length - notes} bills${notes > 0 ? ` and ${notes} ${notes === 1 ? 'note' : 'notes'}` : ''} of ${formatMonth(read.period)} were read.`,
        gstin: read.gstin,
        period: read.period,
      };
    },
  );
  app.get(
    '/gstr-2b',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary: 'A month’s bills of GSTR-2B beside ours: matched, different, or with one side only',
        querystring: gstr2bQuery,
        response: { 200: gstr2bAnswer },
        refuses: [404],
      },
    },
    (request) => matchesOf(db, request.query),
  );
  app.get(
    '/input-tax',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary:
          'Table 4 of a period’s GSTR-3B: input tax that was accepted in GSTR-2B, reversed and reclaimed, with interest',
        querystring: inputTaxQuery,
        response: { 200: inputTaxFigures },
      },
    },
    async ({ query: { period, registration } }) =>
      readInputTax(db, { registration: await chosenRegistration(db, registration), period }),
  );
  app.get(
    '/input-tax/bills',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary: 'The bills behind a line of table 4 of GSTR-3B',
        querystring: inputTaxQuery.extend({ box: oneOf('line', inputTaxBoxes) }),
        response: { 200: inputTaxBills },
      },
    },
    async ({ query: { period, registration, box } }) =>
      readInputTaxBills(db, { registration: await chosenRegistration(db, registration), period, box }),
  );
  app.get(
    '/gstr-2b/follow-up',
    {
      config: { access: 'purchases:read' },
      schema: {
        summary: 'Suppliers whose bills are in no GSTR-2B that was read, each with a message that asks for them',
        querystring: gstr2bQuery.pick({ gstin: true }),
        response: { 200: followUps },
      },
    },
    (request) => followUpsOf(db, request.query.gstin),
  );
  app.post(
    '/gstr-2b/decide',
    {
      config: { access: 'purchases:write' },
      schema: {
        summary: 'Note which bills of GSTR-2B are accepted, rejected or pending',
        body: gstr2bDecision,
        response: { 200: z.object({ changed: z.int() }) },
        refuses: [404],
      },
    },
    async (request) => {
      const { ids, decision } = request.body;
      const { numUpdatedRows } = await db
        .updateTable('gst_2b_rows')
        .set({ decision })
        .where('id', 'in', ids)
        .executeTakeFirstOrThrow();
      if (Number(numUpdatedRows) === 0)
        throw notFound('These bills are no longer there: the month was read again. Load the page again.');
      return { changed: Number(numUpdatedRows) };
    },
  );
}
