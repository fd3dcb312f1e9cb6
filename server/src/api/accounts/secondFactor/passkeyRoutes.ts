import type { FastifyRequest } from 'fastify';
import { passkeyInput, passkeySignInInput } from 'shared/domain/passkey';
import { passkey, passkeyQuestion } from 'shared/domain/passkeyAnswers';
import { passwordInput } from 'shared/domain/secondFactor';
import { type Account, session } from 'shared/domain/session';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import { addressKey } from '../../core/addressKey';
import { audit } from '../../core/audit';
import type { ApiOptions } from '../../core/context';
import { conflict, noSession, notFound } from '../../core/errors';
import { byId, nothing } from '../../core/routeSchemas';
import { throttle } from '../../core/throttle';
import type { Api } from '../../core/types';
import { mustKnowPassword } from '../mustKnowPassword';
import { signIn } from '../signIn';
import { accountOfPasskey, askForAny, askForNew, keepPasskey, listPasskeys, relyingParty } from './passkeys';
import { hasAuthenticator, isSecondFactorRequired } from './secondFactor';

/** Of one network address. */
const attempts = { most: 60, windowMs: 15 * 60 * 1000 };

function mine(request: FastifyRequest): Account {
  if (!request.account) throw noSession();
  return request.account;
}

/** The own passkeys, and signing in with one. Under `/auth/passkeys`. */
export async function passkeyRoutes(app: Api, options: ApiOptions): Promise<void> {
  const { db, settings } = options;
  app.get('/', { schema: { summary: 'Your passkeys', response: { 200: z.array(passkey) } } }, (request) =>
    listPasskeys(db, mine(request).id),
  );

  app.post(
    '/question',
    {
      schema: {
        summary: 'What your browser is asked to make a passkey',
        body: passwordInput,
        response: { 200: passkeyQuestion },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const me = mine(request);
      const party = relyingParty(settings, request);
      await mustKnowPassword(db, me.id, request.body.currentPassword);
      return askForNew(db, party, me);
    },
  );

  app.post(
    '/',
    {
      schema: {
        summary: 'Keep the passkey that your browser has made',
        body: passkeyInput,
        response: { 201: passkey },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const keep = await keepPasskey(db, relyingParty(settings, request), mine(request).id, request.body);
      const kept = await db.transaction().execute(async (tx) => {
        await audit(tx, actorOf(request), 'account.passkey-added', { record: ['accounts', mine(request).id] });
        return keep(tx);
      });
      return reply.status(201).send(kept);
    },
  );

  app.delete(
    '/:id',
    {
      schema: {
        summary: 'Remove one of your passkeys',
        params: byId,
        response: { 204: nothing },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { id } = mine(request);
      const isLast = (await listPasskeys(db, id)).length === 1 && !(await hasAuthenticator(db, id));
      if (isLast && (await isSecondFactorRequired(db)))
        throw conflict('required', 'The owner requires a second factor of everybody, and this passkey is yours.');
      await db.transaction().execute(async (tx) => {
        const removed = await tx
          .deleteFrom('passkeys')
          .where('accountId', '=', id)
          .where('id', '=', request.params.id)
          .returning('id')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await audit(tx, actorOf(request), 'account.passkey-removed', { record: ['accounts', id] });
      });
      return reply.status(204).send();
    },
  );

  app.post(
    '/sign-in/question',
    {
      config: { access: 'public' },
      schema: {
        summary: 'What a browser is asked to sign in with a passkey',
        response: { 200: passkeyQuestion },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const party = relyingParty(settings, request);
      await throttle(db, `passkey:${addressKey(request.ip)}`, attempts, 'Too many sign-ins from your address.');
      return askForAny(db, party);
    },
  );

  app.post(
    '/sign-in',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in with a passkey; answers the token and the account',
        body: passkeySignInInput,
        response: { 200: session },
        refuses: [401, 403, 409, 429],
      },
    },
    async (request, reply) => {
      const party = relyingParty(settings, request);
      await throttle(db, `passkey:${addressKey(request.ip)}`, attempts, 'Too many sign-ins from your address.');
      const row = await accountOfPasskey(db, party, request.body);
      return signIn(request, reply, options, row, { by: 'passkey' });
    },
  );
}
