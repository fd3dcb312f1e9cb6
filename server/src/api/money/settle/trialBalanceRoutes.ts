import { today } from 'shared/domain/dates/dates';
import { financialYearBounds, financialYearOf } from 'shared/domain/dates/financialYear';
import { trialBalance, trialCells, trialLines } from 'shared/domain/money/ledger/trialBalance';
import { isoDate } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { ApiOptions } from '../../../core/context';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { postedSums } from '../../../money/ledger/postedSums';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { samplesIn } from '../../records/samplesIn';
import { invoices } from '../documents/invoices';
import { receipts } from './receipts';

const querystring = z
  .object({
    from: isoDate('first day').default(() => financialYearBounds(financialYearOf(today())).from),
    to: isoDate('last day').default(today),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day cannot be before the first.' });

/** The trial balance of a period; samples count only while there are no real records. */
async function readTrialBalance(db: Queries, { from, to }: z.output<typeof querystring>) {
  const isReal = (await samplesIn(db, [invoices, receipts])) === 'beside';
  return { from, to, lines: trialLines(await postedSums(db, { from, to, isReal })) };
}

/** `GET trial-balance`, and the same as a file. */
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
}
