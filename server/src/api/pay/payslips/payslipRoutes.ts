import { payslipLanguages } from 'shared/domain/pay/payslips/payslipLanguages';
import { oneOf, optionalText } from 'shared/domain/records/validation';
import { z } from 'zod';
import { begun } from '../../../core/begun';
import type { ApiOptions } from '../../../core/context';
import { conflict } from '../../../core/errors';
import { byId, fileOf, pdfFile } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { zip } from '../../papers/zip';
import { unknownRecord } from '../../records/changes/changeRecord';
import { wageLineRecords } from '../wages/wageLines';
import { payslipFiles, payslipPdf } from './payslipPdf';

const language = oneOf('language', payslipLanguages).default('en');

/** Limit of payslips in one archive. */
const MOST = 5_000;
const WHOLE = `Give a whole number from 1 to ${MOST}.`;
const whole = z.coerce.number({ error: WHOLE }).int(WHOLE).min(1, WHOLE).max(MOST, WHOLE);

/** A month's payslips in pages, so that the requester can show progress and stop. */
const someSlips = z.object({
  language,
  page: whole.default(1),
  size: whole.default(MOST),
  /** Only these lines; by default all. */
  lines: optionalText('lines', 4000).transform((ids) => (ids === '' ? undefined : ids.split(','))),
});

/** The payslip routes of wage lines. */
export function payslipRoutes(app: Api, { db }: ApiOptions): void {
  app.get(
    '/:id/payslip',
    {
      config: { access: 'wages/lines:read' },
      schema: {
        summary: 'The payslip of a wage line as PDF, in English or Hindi',
        params: byId,
        querystring: z.object({ language }),
        response: { 200: pdfFile },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const line = await db.selectFrom('live_wage_lines').select('wageId').where('id', '=', id).executeTakeFirst();
      if (!line) throw unknownRecord(wageLineRecords);
      const asked = { wageId: line.wageId, lineIds: [id] as const };
      const { content } = await payslipPdf(db, asked, request.query.language, abortOnDisconnect(reply));
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="payslip-${request.query.language}.pdf"`)
        .send(content);
    },
  );
}

/** The payslip routes of wage registers: a month's payslips as an archive. */
export function payslipArchiveRoute(app: Api, { db }: ApiOptions): void {
  app.get(
    '/:id/payslips.zip',
    {
      config: { access: 'wages/lines:export' },
      schema: {
        summary:
          'A register’s payslips, all or those of some lines, as PDFs in an archive, by name, in English or Hindi',
        params: byId,
        querystring: someSlips,
        response: { 200: fileOf('application/zip', 'An archive of PDFs') },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const { language: of, page, size, lines } = request.query;
      const asked = {
        wageId: request.params.id,
        page: { offset: (page - 1) * size, limit: size },
        ...(lines && { lineIds: lines }),
      };
      const files = payslipFiles(db, asked, of, abortOnDisconnect(reply));
      const first = await files.next();
      if (first.done === true)
        throw conflict('refused', 'This register has no lines. Add them, then ask for payslips.');
      async function* all() {
        yield first.value as Exclude<typeof first.value, undefined>;
        yield* files;
      }
      return reply
        .type('application/zip')
        .header('Content-Disposition', `attachment; filename="payslips-${of}.zip"`)
        .send(await begun(zip(all())));
    },
  );
}
