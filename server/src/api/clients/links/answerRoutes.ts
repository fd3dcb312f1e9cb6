import formbody from '@fastify/formbody';
import { clientAnswerInput, clientLinkPath } from 'shared/domain/clients/links/clientLink';
import { today } from 'shared/domain/dates/dates';
import { cvFile } from 'shared/domain/people/candidates/candidate';
import { said } from 'shared/domain/records/answers';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { addressKey } from '../../../core/addressKey';
import { partOf } from '../../../core/answerInTurn';
import type { ApiOptions } from '../../../core/context';
import { notFound } from '../../../core/errors';
import { filesOf } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api } from '../../../core/types';
import { readFile } from '../../files/recordFiles';
import { tell } from '../../notifications/notify';
import { submissions } from '../../people/submissions/submissions';
import { updateRecord } from '../../records/changes/changeRecord';
import { formErrorHandler, orPage, refusalsOrPages, typedBody } from '../leads/formAnswer';
import { openClientLink, personOf } from './openClientLink';

/** An office shares one address, so this limit only stops floods and guessing. */
const perAddress = { most: 300, windowMs: 60 * 60 * 1000 };

/** How often a client may change their answer about one person. */
const perPerson = { most: 10, windowMs: 24 * 60 * 60 * 1000 };

const byToken = z.object({ token: z.string().max(100) });

/** The routes of a client's link, without an account: accept or decline somebody, open a CV. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function answerRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  await app.register(formbody);
  app.addHook('onRequest', (request) =>
    throttle(db, `client-links:${addressKey(request.ip)}`, perAddress, 'Too many calls from your address.'),
  );

  app.post(
    '/client-answers/:token',
    {
      config: { access: 'public', answersForm: true, turn: partOf('token') },
      schema: {
        summary: 'Accept or decline somebody who is put forward for a vacancy, by the client’s link',
        consumes: ['application/json', 'application/x-www-form-urlencoded'],
        params: byToken,
        body: clientAnswerInput,
        response: {
          ...refusalsOrPages(400, 404, 408, 409, 410, 413, 415, 429, 500, 503),
          200: orPage(said),
          303: z.undefined().describe('Back to the page of the link, for a plain form post'),
        },
      },
      bodyLimit: 32 * 1024,
      errorHandler: formErrorHandler('client', (request) => {
        const form = typedBody(request);
        return form && { ...form, page: clientLinkPath((request.params as { token: string }).token) };
      }),
    },
    async (request, reply) => {
      const { token } = request.params;
      const { person: id, answer, note } = request.body;
      await db.transaction().execute(async (tx) => {
        const opened = await openClientLink(tx, token);
        const { link, vacancy } = opened;
        const person = personOf(opened, id);
        if (person.clientAnswer === answer && person.clientNote === note) return;
        await throttle(tx, `client-answers:${id}`, perPerson, 'This answer was changed too often. Call us.');
        const given = {
          clientAnswer: answer,
          clientNote: note,
          clientContact: link.contact,
          clientAnsweredAt: new Date().toISOString(),
        };
        await updateRecord(tx, submissions, id, {}, actorOf(request), given);
        // Another note on the same answer is stored, but not notified again.
        await tell(tx, {
          kind: 'products.client-answer',
          subject: `submissions/${id}/${answer}/${today()}`,
          values: {
            id: vacancy.id,
            contact: link.contact,
            answer: answer.toLowerCase(),
            name: person.candidateName,
            title: vacancy.title,
          },
        });
      });
      if ((request.headers.accept ?? '').includes('text/html')) return reply.redirect(clientLinkPath(token), 303);
      return reply.send({ message: `Your answer was sent: ${answer.toLowerCase()}.` });
    },
  );

  app.get(
    '/client-answers/:token/:person/cv',
    {
      config: { access: 'public', answersForm: true, turn: partOf('token') },
      schema: {
        summary: 'The CV of somebody who is put forward, by the client’s link, where the office shows CVs',
        params: byToken.extend({ person: z.string().max(64) }),
        response: {
          ...refusalsOrPages(400, 404, 409, 410, 429, 500, 503),
          200: filesOf(Object.keys(cvFile.endings), 'The file'),
        },
      },
      errorHandler: formErrorHandler('client', () => undefined),
    },
    async (request, reply) => {
      const { candidateId, file } = personOf(await openClientLink(db, request.params.token), request.params.person);
      const content = file === '' ? undefined : await readFile(db, candidateId);
      const row = await db
        .selectFrom('every_candidates')
        .select('fileType')
        .where('id', '=', candidateId)
        .executeTakeFirst();
      if (!content || !row) throw notFound('There is no CV to show for this person. Ask us for it.');
      const ending = cvFile.endings[row.fileType]?.[0] ?? 'pdf';
      return reply
        .type(row.fileType)
        .header('Content-Disposition', `attachment; filename="cv.${ending}"`)
        .send(content);
    },
  );
}
