import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import { accounts } from 'shared/domain/money/ledger/accounts';
import {
  type LedgerNames,
  TALLY_END,
  TALLY_HEAD,
  tallyLedgerOf,
  tallyMasters,
  tallyVouchers,
} from 'shared/domain/money/ledger/tallyFile';
import { trialBalance, trialCells, trialLines } from 'shared/domain/money/ledger/trialBalance';
import { isoDate } from 'shared/domain/records/validation';
import type { CsvCell } from 'shared/domain/tables/csv';
import { z } from 'zod';
import { begun } from '../../../core/begun';
import type { ApiOptions } from '../../../core/context';
import { fileOf } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { postedSums } from '../../../money/ledger/postedSums';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { samplesIn } from '../../records/samplesIn';
import { invoices } from '../documents/invoices';
import { readBookEntries } from '../ledger/readBookEntries';
import { receipts } from './receipts';

const querystring = z
  .object({
    from: isoDate('first day').default(() => financialYearBounds(financialYearOf(today())).from),
    to: isoDate('last day').default(today),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day cannot be before the first.' });

type Period = z.output<typeof querystring>;

/** Samples count only while there are no real records. */
const periodOf = async (db: Queries, { from, to }: Period) => ({
  from,
  to,
  isReal: (await samplesIn(db, [invoices, receipts])) === 'beside',
});

async function readTrialBalance(db: Queries, asked: Period) {
  const { from, to, isReal } = await periodOf(db, asked);
  return { from, to, lines: trialLines(await postedSums(db, { from, to, isReal })) };
}

/** The names of the firm's ledgers in Tally. */
async function readLedgerNames(db: Queries): Promise<LedgerNames> {
  const rows = await db.selectFrom('live_tally_ledgers').select(['account', 'name']).execute();
  return Object.fromEntries(rows.map(({ account, name }) => [account, name]));
}

async function* entryCells(db: Queries, asked: Period): AsyncGenerator<readonly CsvCell[][]> {
  const names = await readLedgerNames(db);
  yield [['Day', 'Voucher', 'Document', 'Account', 'Group', 'Ledger in Tally', 'Party', 'Debit', 'Credit']];
  for await (const entries of readBookEntries(db, await periodOf(db, asked)))
    yield entries.map(({ day, posting, number, account, party, paise }) => [
      ...[day, posting, number, accounts[account].name, accounts[account].group],
      ...[tallyLedgerOf({ account, party }, names), party],
      ...[{ paise: Math.max(paise, 0) }, { paise: Math.max(-paise, 0) }],
    ]);
}

async function* tallyXml(db: Queries, asked: Period): AsyncGenerator<string> {
  const [names, told] = [await readLedgerNames(db), new Set<string>()];
  let head = TALLY_HEAD;
  for await (const entries of readBookEntries(db, await periodOf(db, asked))) {
    yield head + tallyMasters(entries, names, told) + tallyVouchers(entries, names);
    head = '';
  }
  yield head + TALLY_END;
}

const xmlFile = fileOf('application/xml', 'The vouchers of the period, in the format of Tally’s "Import data"');

/** `GET trial-balance`, and the same, the entries and Tally's vouchers of the period as files. */
export async function trialBalanceRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  const config = { access: 'trial-balance:read' as const };
  app.get(
    '/trial-balance',
    {
      config,
      schema: {
        summary: 'The balances of all accounts of the ledger, before, in and after a period, by default this year',
        querystring,
        response: { 200: trialBalance },
      },
    },
    (request) => readTrialBalance(db, request.query),
  );
  tableRoutes(app, '/trial-balance', {
    config,
    summary: 'The balances of all accounts of the ledger',
    schema: { querystring },
    send: async ({ query }, reply, format) => {
      const answer = await readTrialBalance(db, query);
      return sendTable(reply, format, `trial-balance-${answer.to}`, linesOf(trialCells(answer)));
    },
  });
  tableRoutes(app, '/trial-balance/entries', {
    config,
    summary: 'The entries of the ledger in a period',
    schema: { querystring },
    send: ({ query }, reply, format) => sendTable(reply, format, `entries-${query.to}`, entryCells(db, query)),
  });
  app.get(
    '/trial-balance/vouchers.xml',
    {
      config,
      schema: {
        summary: 'The vouchers of a period for Tally; imported a second time they change nothing',
        querystring,
        response: { 200: xmlFile },
      },
    },
    async ({ query }, reply) => {
      reply.header('Content-Disposition', `attachment; filename="vouchers-${query.to}.xml"`);
      return reply.type('application/xml; charset=utf-8').send(await begun(tallyXml(db, query)));
    },
  );
}
