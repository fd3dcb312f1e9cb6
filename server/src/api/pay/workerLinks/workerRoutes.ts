import {
  openWorkerLink,
  workerDays,
  workerDaysInput,
  workerKey,
  workerPage,
  workerPaperInput,
  workerQuestionSent,
} from 'shared/domain/pay/workerLinks/workerPage';
import { z } from 'zod';
import { fieldOf } from '../../../core/answerInTurn';
import type { ApiOptions } from '../../../core/context';
import { countGuess } from '../../../core/countGuess';
import { notFound } from '../../../core/errors';
import { fileOf, pdfFile } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { abortOnDisconnect } from '../../../threads/abortOnDisconnect';
import { readPersonMonth } from '../../work/attendance/readPersonMonth';
import { sendLetter } from '../../work/placements/letter/sendLetter';
import { payslipPdf } from '../payslips/payslipPdf';
import { giveLink, linkEnded, type OpenedLink, openedLink } from './openedLink';
import { paidLine, readQuestions, readWorkerPage } from './readWorkerPage';
import { storeQuestion } from './storeQuestion';

const MINUTE_MS = 60_000;

/** Limit of calls by one phone. */
const calling = { most: 120, windowMs: 5 * MINUTE_MS };
/** Limit of PDFs made for one phone. */
const printing = { most: 20, windowMs: 60 * MINUTE_MS };

/** Records a phone's last request, to the minute. */
async function noteUse(db: Queries, { id, usedAt }: OpenedLink['link']): Promise<void> {
  const now = `${new Date().toISOString().slice(0, 16)}:00.000Z`;
  if (usedAt !== now) await db.updateTable('worker_links').set({ usedAt: now }).where('id', '=', id).execute();
}

/**
 * The calls of an employee's phone with their link, without an account: opens the link once with its code, then reads
 * the employee's own data with the phone's secret. Link, code and secret are in the body, so that no log contains them.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function workerRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  /** Throws 410, and 429 for guesses. */
  const refuse = async (ip: string): Promise<never> => {
    await countGuess(db, 'worker', ip);
    throw linkEnded();
  };
  const opened = async (key: string, ip: string): Promise<OpenedLink> => {
    const found = (await openedLink(db, key)) ?? (await refuse(ip));
    await throttle(db, `worker:${found.link.id}`, calling, 'This phone asks too often.');
    await noteUse(db, found.link);
    return found;
  };

  app.post(
    '/worker-page/open',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary:
          'Open an employee’s own link for the first time, by the code that the office told; the phone keeps `key`',
        body: openWorkerLink,
        response: { 200: workerPage },
        refuses: [403, 410],
      },
    },
    async (request) => {
      const { body, ip } = request;
      const isGiven = (await openedLink(db, body.key)) !== undefined || (await giveLink(db, body, request));
      return isGiven ? readWorkerPage(db, await opened(body.key, ip)) : refuse(ip);
    },
  );

  app.post(
    '/worker-page',
    {
      config: { access: 'public', turn: fieldOf('key') },
      schema: {
        summary: 'An employee’s own payslips, numbers, letters and questions, by what the phone keeps',
        body: workerKey,
        response: { 200: workerPage },
        refuses: [410],
      },
    },
    async ({ body, ip }) => readWorkerPage(db, await opened(body.key, ip)),
  );

  app.post(
    '/worker-page/days',
    {
      config: { access: 'public', turn: fieldOf('key') },
      schema: {
        summary: 'An employee’s own days of a month, by what the phone keeps',
        body: workerDaysInput,
        response: { 200: workerDays },
        refuses: [410],
      },
    },
    async ({ body, ip }) => {
      const { employee } = await opened(body.key, ip);
      return readPersonMonth(db, null, employee.id, body.month);
    },
  );

  app.post(
    '/worker-page/letter',
    {
      config: { access: 'public', turn: fieldOf('key') },
      schema: {
        summary: 'An employee’s own appointment letter as PDF, by what the phone keeps',
        body: workerPaperInput,
        response: { 200: fileOf('application/pdf', 'The letter') },
        refuses: [404, 409, 410],
      },
    },
    async ({ body: { key, id, language }, ip }, reply) => {
      const { link, employee } = await opened(key, ip);
      await throttle(db, `worker-papers:${link.id}`, printing, 'Too many papers for this phone.');
      const own = await db
        .selectFrom('every_placements')
        .select('id')
        .where('id', '=', id)
        .where('employeeId', '=', employee.id)
        .executeTakeFirst();
      if (!own) throw notFound('This letter no longer exists. Load the page again.');
      return sendLetter(db, { id, language }, null, reply);
    },
  );

  app.post(
    '/worker-page/payslip',
    {
      config: { access: 'public', turn: fieldOf('key') },
      schema: {
        summary: 'An employee’s own payslip of a paid month as PDF, by what the phone keeps',
        body: workerPaperInput,
        response: { 200: pdfFile },
        refuses: [404, 409, 410],
      },
    },
    async ({ body: { key, id, language }, ip }, reply) => {
      const { link, employee } = await opened(key, ip);
      await throttle(db, `worker-papers:${link.id}`, printing, 'Too many papers for this phone.');
      const own = await paidLine(db, employee.id, id);
      if (!own) throw notFound('This payslip no longer exists. Load the page again.');
      const { content } = await payslipPdf(
        db,
        { wageId: own.wageId, lineIds: [id] },
        language,
        abortOnDisconnect(reply),
      );
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="payslip-${language}.pdf"`)
        .send(content);
    },
  );

  app.post(
    '/worker-page/questions',
    {
      config: { access: 'public', turn: fieldOf('key') },
      schema: {
        summary: 'Ask the office, by what an employee’s phone keeps: a question that is sent again counts once',
        body: workerQuestionSent,
        response: { 200: z.object({ questions: workerPage.shape.questions }) },
        refuses: [409, 410],
      },
    },
    async (request) => {
      const found = await opened(request.body.key, request.ip);
      await storeQuestion(db, found, request.body, request);
      return { questions: await readQuestions(db, found.employee.id) };
    },
  );
}
