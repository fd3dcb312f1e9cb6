import { passkeyInput, passkeySignInInput } from 'shared/domain/accounts/passkey';
import { passkey, passkeyQuestion } from 'shared/domain/accounts/passkeyAnswers';
import { passwordInput } from 'shared/domain/accounts/secondFactor';
import { z } from 'zod';
import { conflict, notFound } from '../../../core/errors';
import { byId, nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { bearerToken } from '../../auth/bearerToken';
import { limitSignIns } from '../../auth/limitSignIns';
import { lockAccount } from '../../auth/lockAccount';
import { mustStillBeSignedIn } from '../../auth/mustStillBeSignedIn';
import { ownAccount } from '../../auth/ownAccount';
import { endSessions, liftLimit } from '../../auth/sessions';
import type { AccountOptions } from '../AccountOptions';
import { mailChange, noteChange } from '../accountChanges';
import { auditOwn } from '../auditOwn';
import { mustKnowPassword } from '../mustKnowPassword';
import { answersSession, signIn } from '../signIn';
import { refuseLastWayIn } from '../waysIn';
import { accountOfPasskey, askForAny, askForNew, keepPasskey, listPasskeys, relyingParty } from './passkeys';
import { hasAuthenticator, isSecondFactorRequired } from './secondFactor';

/** The own passkeys, and signing in with one. Under `/auth/passkeys`. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function passkeyRoutes(app: Api, { mailer, readCompany, ...options }: AccountOptions): Promise<void> {
  const { db, settings } = options;
  const whileLimited = { config: { access: 'signed-in', whileLimited: true } } as const;
  app.get(
    '/',
    { config: { access: 'signed-in' }, schema: { summary: 'Your passkeys', response: { 200: z.array(passkey) } } },
    (request) => listPasskeys(db, ownAccount(request).id),
  );

  app.post(
    '/question',
    {
      ...whileLimited,
      schema: {
        summary: 'What your browser is asked to make a passkey',
        body: passwordInput,
        response: { 200: passkeyQuestion },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const me = ownAccount(request);
      const party = relyingParty(settings, request);
      await mustKnowPassword(db, me.id, request.body.currentPassword);
      return askForNew(db, party, me, await readCompany());
    },
  );

  app.post(
    '/',
    {
      ...whileLimited,
      schema: {
        summary: 'Keep the passkey that your browser has made',
        body: passkeyInput,
        response: { 201: passkey },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { id } = ownAccount(request);
      const keep = await keepPasskey(db, relyingParty(settings, request), id, request.body);
      const kept = await db.transaction().execute(async (tx) => {
        await mustStillBeSignedIn(tx, request);
        // If this would be the missing second factor: the caller has proved only one factor.
        if (await liftLimit(tx, bearerToken(request))) await endSessions(tx, id, bearerToken(request));
        await auditOwn(tx, request, 'account.passkey-added');
        await noteChange(tx, id, 'passkeyAdded');
        return keep(tx);
      });
      mailChange(mailer, ownAccount(request), 'passkeyAdded');
      return reply.status(201).send(kept);
    },
  );

  app.delete(
    '/:id',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Remove one of your passkeys',
        params: byId,
        response: { 204: nothing },
        refuses: [409],
      },
    },
    async (request, reply) => {
      const { id } = ownAccount(request);
      await db.transaction().execute(async (tx) => {
        // If two are removed concurrently, the second request sees that it is the last.
        await lockAccount(tx, id);
        const isLast = (await listPasskeys(tx, id)).length === 1 && !(await hasAuthenticator(tx, id));
        if (isLast && (await isSecondFactorRequired(tx)))
          throw conflict(
            'required',
            'The owner requires a second factor for every account, and this passkey is your only one.',
          );
        const removed = await tx
          .deleteFrom('passkeys')
          .where('accountId', '=', id)
          .where('id', '=', request.params.id)
          .returning('id')
          .executeTakeFirst();
        if (!removed) throw notFound();
        await refuseLastWayIn(tx, settings, id);
        await auditOwn(tx, request, 'account.passkey-removed');
        await noteChange(tx, id, 'passkeyRemoved');
      });
      mailChange(mailer, ownAccount(request), 'passkeyRemoved');
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
      await limitSignIns(db, request, 'passkey');
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
        ...answersSession,
      },
    },
    async (request, reply) => {
      const party = relyingParty(settings, request);
      await limitSignIns(db, request, 'passkey');
      const row = await accountOfPasskey(db, party, request.body);
      return signIn(request, reply, options, row, { by: 'passkey' });
    },
  );
}
