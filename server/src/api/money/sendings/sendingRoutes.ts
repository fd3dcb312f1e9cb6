import { addDays, formatDate, today } from 'shared/domain/dates/dates';
import {
  bounceInput,
  documentPath,
  documentQuery,
  MOST_LINK_DAYS,
  madeSending,
  onItsWay,
  preparedSending,
  type Sending,
  type SendingInput,
  sendable,
  sendingInput,
  sendingMail,
  sendingStep,
} from 'shared/domain/money/sendings/sending';
import { togetherBody, togetherResult } from 'shared/domain/records/together';
import { z } from 'zod';
import { type Actor, actorOf } from '../../../core/actorOf';
import type { ApiOptions } from '../../../core/context';
import { badInput, conflict } from '../../../core/errors';
import { byId } from '../../../core/routeSchemas';
import { throttle } from '../../../core/throttle';
import type { Api, GrantedAccount } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { Mailer } from '../../../mail/Mailer';
import { ownAccount } from '../../auth/ownAccount';
import { currentLetterhead } from '../../letterhead/letterhead';
import { settleNotices } from '../../notifications/followNotices';
import { createRecord, lockRecord, storeChange } from '../../records/changes/changeRecord';
import { eachByItself } from '../../records/changes/eachByItself';
import { answered } from '../../records/lists/selectRecords';
import { requirePermission } from '../../records/requirePermission';
import { scopeToClient } from '../../records/scopeToClient';
import { type ClientDocument, clientDocument, noDocument } from './clientDocument';
import { prepareSending } from './prepareSending';
import { makeDocumentLink, sendDue } from './sendDue';
import { sendings } from './sendings';
import { SENDS_NO_MAIL } from './sendsNoMail';
import { documentOf } from './sentDocument';
import { takeBounce } from './takeBounce';

/** How often to look for due mails, in milliseconds. */
const LOOK_MS = 5_000;
/** Limit of invoices per call. */
const MOST_MAILS = 100;
/** How often one account may send documents. */
const making = { most: 1000, windowMs: 60 * 60 * 1000 };

const version = z.number({ error: 'The version is a whole number.' }).optional();

/** Throws 400 if the link's last day is past or too far away. */
function checkEnd(endsOn: string): void {
  const last = addDays(today(), MOST_LINK_DAYS);
  if (endsOn < today() || endsOn > last)
    throw badInput([{ path: 'endsOn', msg: `Choose a last day from today to ${formatDate(last)}.` }]);
}

/** Throws 409 for an invoice that is already being sent, or is with its client. */
async function refuseSent(db: Queries, documentId: string): Promise<void> {
  const sent = await db
    .selectFrom('live_sendings')
    .select('id')
    .where('documentId', '=', documentId)
    .where('state', 'in', onItsWay)
    .executeTakeFirst();
  if (sent) throw conflict('refused', 'It was sent already. Open it to send it once more.');
}

/**
 * The routes of documents to clients in addition to a resource's common ones, and the queue that sends them while the
 * server listens. Under `/sendings`.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function sendingRoutes(app: Api, { db, settings }: ApiOptions): void {
  const mailer = new Mailer(settings.mail, app.log);

  /** The next step of a sending: into the queue, or by hand if the product sends no mail. */
  const going = (to: string): Pick<Sending, 'state' | 'nextAt' | 'sentAt' | 'tries' | 'answer'> => {
    const now = new Date().toISOString();
    const untried = { tries: 0, answer: '' };
    if (!mailer.isOn) return { ...untried, state: 'By hand', nextAt: null, sentAt: now };
    if (to === '') throw badInput([{ path: 'to', msg: 'Enter the email address.' }]);
    return { ...untried, state: 'Waiting', nextAt: now, sentAt: null };
  };
  /** The answer for a new or repeated sending. */
  const answerOf = async (tx: Queries, sending: Sending) => {
    const isByHand = sending.state === 'By hand';
    return {
      sending: await answered(sendings, sending, tx),
      path: isByHand ? documentPath(await makeDocumentLink(tx, sending.id)) : '',
      signature: isByHand ? (await currentLetterhead(tx)).name : '',
    };
  };

  /** Stores a document to be sent to a client. Throws 400 and 409. */
  const make = async (
    tx: Queries,
    document: ClientDocument,
    input: SendingInput,
    account: GrantedAccount,
    actor: Actor,
  ) => {
    if (document.isSample) throw conflict('refused', 'This is a sample; it is not sent to anybody.');
    const { number, companyId, clientName } = document;
    const given = { ...going(input.to), number, companyId, clientName, reminder: '', madeBy: actor.id };
    const own = scopeToClient(sendings, account);
    return answerOf(tx, await createRecord(tx, own, { ...input, companyId, clientName }, actor, given));
  };

  app.get(
    '/prepared',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary: 'What a mail with a document begins with: address, subject, text and the last day of its link',
        querystring: documentQuery,
        response: { 200: preparedSending },
        refuses: [403, 404],
      },
    },
    async (request) => {
      const document = await clientDocument(db, request.query, ownAccount(request));
      if (!document) throw noDocument();
      const input = await prepareSending(db, document, request.query);
      return { input, number: document.number, isMailed: mailer.isOn };
    },
  );
  app.post(
    '/',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary:
          'Send a document to a client by mail; where the product sends none, answer its link for a mail by hand',
        body: sendingInput,
        response: { 201: madeSending },
        refuses: [403, 404, 409, 429],
      },
    },
    async (request, reply) => {
      const [account, actor, { body }] = [ownAccount(request), actorOf(request), request];
      checkEnd(body.endsOn);
      await throttle(db, `sendings:${actor.id}`, making, 'Too many mails from your account.');
      const document = await clientDocument(db, { ...body, from: body.periodFrom, to: body.periodTo }, account);
      if (!document) throw noDocument();
      const made = await db.transaction().execute((tx) => make(tx, document, body, account, actor));
      return reply.status(201).send(made);
    },
  );
  app.post(
    '/together',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary: `Send up to ${MOST_MAILS} issued invoices to their clients, each by itself with the usual text; a check only tells which can’t go, and why`,
        body: togetherBody('invoices', MOST_MAILS),
        response: { 200: z.array(togetherResult) },
      },
    },
    async (request) => {
      const [account, actor, { ids, isCheck }] = [ownAccount(request), actorOf(request), request.body];
      if (!mailer.isOn) return ids.map((id) => ({ id, reason: SENDS_NO_MAIL, says: '' }));
      const came = await eachByItself(
        db,
        ids,
        async (tx, documentId) => {
          await refuseSent(tx, documentId);
          if (!isCheck) await throttle(tx, `sendings:${actor.id}`, making, 'Too many mails from your account.');
          const query = { kind: 'invoice' as const, documentId, companyId: '', clientName: '', from: null, to: null };
          const document = await clientDocument(tx, query, account);
          if (!document) throw noDocument();
          return (await make(tx, document, await prepareSending(tx, document, query), account, actor)).sending;
        },
        isCheck,
      );
      return came.map(({ id, result, reason }) => ({ id, reason, says: result ? `to ${result.to}` : '' }));
    },
  );
  app.post(
    '/:id/send',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary: 'Send a draft as it was edited, or once more what did not arrive',
        params: byId,
        body: sendingMail.extend({ version }),
        response: { 200: madeSending },
        refuses: [403, 404, 409],
      },
    },
    async (request) => {
      const { id } = request.params;
      const { version: seen, ...mail } = request.body;
      checkEnd(mail.endsOn);
      const own = scopeToClient(sendings, request.account);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, own, id, seen);
        if (!sendable.includes(before.state))
          throw conflict('refused', `This mail is ${before.state.toLowerCase()} already.`, before);
        if (!(await clientDocument(tx, documentOf(before), ownAccount(request)))) throw noDocument();
        const changed = { ...mail, ...going(mail.to), revokedAt: null, madeBy: actorOf(request).id };
        // Later reports about earlier attempts say nothing about this one.
        await tx.deleteFrom('sending_returns').where('sendingId', '=', id).execute();
        await settleNotices(tx, `sendings/${id}`, actorOf(request));
        return answerOf(tx, await storeChange(tx, own, before, changed, actorOf(request)));
      });
    },
  );
  app.post(
    '/bounces',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary: 'Read the mail by which a mail server reports that a document did not arrive',
        body: bounceInput,
        response: { 200: sendings.record },
        refuses: [404, 409],
      },
    },
    async (request) =>
      db.transaction().execute(async (tx) => {
        const own = scopeToClient(sendings, request.account);
        return answered(sendings, await takeBounce(tx, own, request.body.message, actorOf(request)), tx);
      }),
  );
  app.post(
    '/:id/step',
    {
      config: requirePermission(sendings, 'write'),
      schema: {
        summary: 'Stop a mail that has not gone, note that it came back, or revoke its link',
        params: byId,
        body: sendingStep,
        response: { 200: sendings.record },
        refuses: [404, 409],
      },
    },
    async (request) => {
      const { step, answer, version: seen } = request.body;
      const own = scopeToClient(sendings, request.account);
      return db.transaction().execute(async (tx) => {
        const before = await lockRecord(tx, own, request.params.id, seen);
        const refuse = (sentence: string) => conflict('refused', sentence, before);
        const change = (fields: Partial<Sending>) => storeChange(tx, own, before, fields, actorOf(request));
        if (step === 'revoke') {
          if (before.state === 'Draft' || before.state === 'Waiting')
            throw refuse('This mail has no link yet. Stop it instead.');
          await tx.deleteFrom('sending_tokens').where('sendingId', '=', before.id).execute();
          return answered(sendings, await change({ revokedAt: before.revokedAt ?? new Date().toISOString() }), tx);
        }
        if (step === 'bounced') {
          if (!['Sent', 'By hand', 'Unsure'].includes(before.state))
            throw refuse('Only a mail that was sent can come back.');
          return answered(sendings, await change({ state: 'Came back', answer: answer || 'It came back.' }), tx);
        }
        if (before.state !== 'Waiting' && before.state !== 'Draft')
          throw refuse('This mail no longer waits, so it can’t be stopped.');
        return answered(sendings, await change({ state: 'Stopped', nextAt: null, answer: 'Stopped by hand.' }), tx);
      });
    },
  );

  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<unknown> = Promise.resolve();
  app.addHook('onListen', async () => {
    let isBusy = false;
    timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      sending = sendDue({ db, mailer })
        .catch((error: unknown) => app.log.error({ err: error }, 'no documents are sent now; it is tried again in 5 s'))
        .finally(() => {
          isBusy = false;
        });
    }, LOOK_MS);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await sending;
    await mailer.close();
  });
}
