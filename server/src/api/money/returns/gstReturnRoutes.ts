import type { FastifyRequest } from 'fastify';
import { covers } from 'shared/domain/accounts/right';
import { ofRegistration } from 'shared/domain/letterhead/registration';
import { gstReturn } from 'shared/domain/money/returns/gstReturnAnswers';
import { gstr1File } from 'shared/domain/money/returns/gstr1File';
import { gstr3bBoxes } from 'shared/domain/money/returns/gstr3b';
import { gstr3bDocuments, gstr3bFigures } from 'shared/domain/money/returns/gstr3bAnswers';
import { gstr3bFile } from 'shared/domain/money/returns/gstr3bFile';
import { gstr9Cells, gstr9Figures, gstr9Lines } from 'shared/domain/money/returns/gstr9';
import { isReturnPeriod } from 'shared/domain/money/returns/returnPeriod';
import { taxPayment } from 'shared/domain/money/returns/taxPayment';
import { financialYear, isoMonth, oneOf, text } from 'shared/domain/records/validation';
import type { ApiOptions } from '../../../core/context';
import { notAllowed } from '../../../core/errors';
import type { Api } from '../../../core/types';
import { ownAccount } from '../../auth/ownAccount';
import { chosenRegistration } from '../../letterhead/registrations';
import { linesOf, sendTable, tableRoutes } from '../../records/lists/sendTable';
import { gstr1Name, gstr1Parts, gstr1Returns } from './gstr1Asked';
import { makeGstr3b, readGstr3b, readGstr3bDocuments } from './gstr3b';
import { readGstr9, readGstr9Documents } from './readGstr9';
import { readReturn } from './readReturn';
import { sendFiled, sendGstr1, sendGstr1Json } from './sendGstr1';
import { readTaxPayment } from './taxPayment';

const returnPeriod = text('period', 10, 'Choose the period.').refine(
  isReturnPeriod,
  'Enter the period as a month, 2026-11, or as a quarter, 2026-27 Q3.',
);
const ofPeriod = ofRegistration.extend({ period: returnPeriod });
const ofYear = ofRegistration.extend({ year: financialYear() });
const gstr1Query = ofPeriod.extend({ return: oneOf('return', gstr1Returns).default('GSTR-1') });

/** A period, or a month in older addresses. */
const tableQuery = ofRegistration
  .extend({
    month: isoMonth().optional(),
    period: returnPeriod.optional(),
    part: oneOf('part', gstr1Parts).default('supplies'),
    return: oneOf('return', gstr1Returns).default('GSTR-1'),
  })
  .refine(({ month, period }) => month !== undefined || period !== undefined, {
    path: ['period'],
    error: 'Choose the period.',
  });

/** Throws 403 for accounts that can't see suppliers' bills, which are the source of input tax and reverse charge. */
function mustSeeBills(request: FastifyRequest): void {
  if (!covers(ownAccount(request).granted, 'purchases:read'))
    throw notAllowed('Input tax comes from suppliers’ bills, which you may not see. Ask an owner for that right.');
}

/** The routes for the GST portal: GSTR-1 of a period as tables and as the portal's file. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function gstReturnRoutes(app: Api, { db }: ApiOptions): void {
  tableRoutes(app, '/gstr1', {
    config: { access: 'invoices:export' },
    summary:
      'GSTR-1 or GSTR-1A of a month or quarter and a registration, by default that of the letterhead, a line per document, the advances, the sums by SAC, or the numbers issued,',
    schema: { querystring: tableQuery },
    send: async ({ query }, reply, format) => {
      const { part, return: of, registration: asked } = query;
      const registration = await chosenRegistration(db, asked);
      const period = query.period ?? query.month ?? '';
      return sendGstr1(db, { registration, period, of, part, isNamed: Boolean(asked) }, reply, format);
    },
  });
  app.get(
    '/gstr1.json',
    {
      config: { access: 'invoices:export' },
      schema: {
        summary: 'GSTR-1, GSTR-1A or IFF of a month or quarter as the GST portal takes it',
        querystring: gstr1Query,
        response: { 200: gstr1File },
      },
    },
    async ({ query: { period, return: of, registration: asked } }, reply) => {
      const registration = await chosenRegistration(db, asked);
      return sendGstr1Json(db, { registration, period, of, isNamed: Boolean(asked) }, reply);
    },
  );
  app.get(
    '/gst-returns/filed.json',
    {
      config: { access: 'invoices:export' },
      schema: {
        summary: 'A return of a month or quarter as it was when it was marked as filed, byte for byte',
        querystring: gstr1Query,
        response: { 200: gstr1File },
        refuses: [404],
      },
    },
    async ({ query: { period, return: of, registration: asked } }, reply) =>
      sendFiled(db, { registration: await chosenRegistration(db, asked), period, of }, reply),
  );
  app.get(
    '/gst-returns',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary:
          'What the tables of a period’s GSTR-1 or GSTR-1A hold, what the portal would refuse, and how its returns stand',
        querystring: gstr1Query,
        response: { 200: gstReturn },
      },
    },
    async ({ query: { period, return: of, registration: asked } }) =>
      readReturn(db, { registration: await chosenRegistration(db, asked), period, of }),
  );
  app.get(
    '/gst-returns/gstr3b',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'The figures of a period’s GSTR-3B: what was supplied',
        querystring: ofPeriod,
        response: { 200: gstr3bFigures },
      },
    },
    async ({ query: { period, registration: asked } }) =>
      readGstr3b(db, { registration: await chosenRegistration(db, asked), period }),
  );
  app.get(
    '/gst-returns/gstr3b/documents',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'The documents behind a figure of GSTR-3B',
        querystring: ofPeriod.extend({ box: oneOf('box', gstr3bBoxes) }),
        response: { 200: gstr3bDocuments },
      },
    },
    async ({ query: { period, box, registration: asked } }) =>
      readGstr3bDocuments(db, { registration: await chosenRegistration(db, asked), period, box }),
  );
  app.get(
    '/gst-returns/payment',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary:
          'How a period’s GSTR-3B is paid: by which credit and in cash, with the interest and fee of its delay; for accounts that may see suppliers’ bills',
        querystring: ofPeriod,
        response: { 200: taxPayment },
        refuses: [403],
      },
    },
    async (request) => {
      const { period, registration: asked } = request.query;
      mustSeeBills(request);
      return readTaxPayment(db, { registration: await chosenRegistration(db, asked), period });
    },
  );
  tableRoutes(app, '/gst-returns/gstr9', {
    config: { access: 'invoices:export' },
    summary: 'The tables 4 to 7 and 17 of a year’s GSTR-9, for accounts that may see suppliers’ bills,',
    schema: { querystring: ofYear, refuses: [403] },
    send: async (request, reply, format) => {
      const { year, registration: asked } = request.query;
      mustSeeBills(request);
      const figures = await readGstr9(db, { registration: await chosenRegistration(db, asked), year });
      return sendTable(reply, format, `gstr9-${year}-${figures.registration}`, linesOf(gstr9Cells(figures)));
    },
  });
  app.get(
    '/gst-returns/gstr9',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'The tables 4 to 7 and 17 of a year’s GSTR-9, for accounts that may see suppliers’ bills',
        querystring: ofYear,
        response: { 200: gstr9Figures },
        refuses: [403],
      },
    },
    async (request) => {
      const { year, registration: asked } = request.query;
      mustSeeBills(request);
      return readGstr9(db, { registration: await chosenRegistration(db, asked), year });
    },
  );
  app.get(
    '/gst-returns/gstr9/documents',
    {
      config: { access: 'invoices:read' },
      schema: {
        summary: 'The documents behind a line of GSTR-9',
        querystring: ofYear.extend({ line: oneOf('line', [...gstr9Lines.keys()] as [string, ...string[]]) }),
        response: { 200: gstr3bDocuments },
      },
    },
    async ({ query: { year, line, registration: asked } }) =>
      readGstr9Documents(db, { registration: await chosenRegistration(db, asked), year, line }),
  );
  app.get(
    '/gst-returns/gstr3b.json',
    {
      config: { access: 'invoices:export' },
      schema: {
        summary:
          'GSTR-3B of a month or quarter as the GST portal takes it, with input tax for accounts that may see suppliers’ bills',
        querystring: ofPeriod,
        response: { 200: gstr3bFile },
      },
    },
    async (request, reply) => {
      const { period, registration: asked } = request.query;
      const registration = await chosenRegistration(db, asked);
      const mayClaim = covers(ownAccount(request).granted, 'purchases:read');
      const name = `${gstr1Name({ period, of: 'GSTR-3B' })}-${registration}.json`;
      return reply
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(await makeGstr3b(db, { registration, period }, mayClaim));
    },
  );
}
