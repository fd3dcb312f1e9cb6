import {
  complianceOverview,
  complianceReportRow,
  complianceScoreAnswer,
  yearMade,
} from 'shared/domain/compliance/complianceAnswers';
import { reportKeys } from 'shared/domain/compliance/complianceReport';
import { today } from 'shared/domain/dates/dates';
import { isFinancialYear } from 'shared/domain/dates/financialYear';
import { isoDate } from 'shared/domain/records/validation';
import { cellsOfRows } from 'shared/domain/tables/csv';
import { z } from 'zod';
import { type ApiOptions } from '../../core/context';
import { type Api } from '../../core/types';
import { linesOf, sendTable, tableRoutes } from '../records/lists/sendTable';
import { keepYear } from './keepYear';
import { obligations } from './obligations';
import { overviewOf } from './overviewOf';
import { reportOf } from './reportOf';
import { scoreOf } from './scoreOf';
import { settingsRoutes } from './settingsRoutes';

/** GST, the first subject of the rule table, started in this year. */
const FIRST_YEAR = '2017-18';
const YEARS_AHEAD = 2;

const financialYear = z
  .string({ error: 'Give the financial year, as 2026-27.' })
  .refine(
    (year) =>
      isFinancialYear(year) &&
      year >= FIRST_YEAR &&
      Number(year.slice(0, 4)) <= Number(today().slice(0, 4)) + YEARS_AHEAD,
    `Choose a financial year from ${FIRST_YEAR} to two years ahead.`,
  );
const yearInput = z.object({ financialYear });
const scoreQuery = z.object({ financialYear: financialYear.optional() });
const reportQuery = z
  .object({ from: isoDate('first day'), to: isoDate('last day') })
  .refine(({ from, to }) => from <= to, { path: ['to'], error: 'The last day cannot be before the first.' });

/** The routes of compliance in addition to its resources. */
export async function complianceRoutes(app: Api, options: ApiOptions): Promise<void> {
  const { db } = options;
  settingsRoutes(app, options);
  app.post(
    '/compliance/years',
    {
      config: { access: 'compliance:write' },
      schema: {
        summary: 'Make what the rules ask for in a financial year, where it is missing',
        body: yearInput,
        response: { 200: yearMade },
      },
    },
    async (request) => {
      const { financialYear: year } = request.body;
      return { made: await db.transaction().execute((tx) => keepYear(tx, obligations, year, today())) };
    },
  );
  app.get(
    '/compliance/overview',
    {
      config: { access: 'compliance:read' },
      schema: { summary: 'The state of compliance, a line for each area', response: { 200: complianceOverview } },
    },
    () => overviewOf(db, today()),
  );
  app.get(
    '/compliance/score',
    {
      config: { access: 'compliance:read' },
      schema: {
        summary: 'The score with its deductions: of the last 90 days, or of a financial year',
        querystring: scoreQuery,
        response: { 200: complianceScoreAnswer },
      },
    },
    (request) => scoreOf(db, today(), request.query.financialYear),
  );
  app.get(
    '/compliance/report',
    {
      config: { access: 'compliance:read' },
      schema: {
        summary: 'The rows of the compliance report from a day to a day',
        querystring: reportQuery,
        response: { 200: z.array(complianceReportRow) },
      },
    },
    (request) => {
      const { from, to } = request.query;
      return reportOf(db, from, to, today());
    },
  );
  tableRoutes(app, '/compliance/report', {
    config: { access: 'compliance:export' },
    summary: 'The compliance report',
    schema: { querystring: reportQuery },
    send: async ({ query: { from, to } }, reply, format) =>
      sendTable(
        reply,
        format,
        'compliance-report',
        linesOf(cellsOfRows(await reportOf(db, from, to, today()), reportKeys)),
      ),
  });
}
