import {
  authenticatorCodeInput,
  passwordAndCodeInput,
  passwordInput,
  secondFactorRule,
} from 'shared/domain/accounts/secondFactor';
import { authenticatorKey, newRecoveryCodes, secondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import { badInput, conflict } from '../../../core/errors';
import { nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import { bearerToken } from '../../auth/bearerToken';
import { mustStillBeSignedIn } from '../../auth/mustStillBeSignedIn';
import { ownAccount } from '../../auth/ownAccount';
import { endSessions, liftLimit } from '../../auth/sessions';
import type { AccountOptions } from '../AccountOptions';
import { mailChange, noteChange } from '../accountChanges';
import { auditOwn } from '../auditOwn';
import { mustKnowPassword } from '../mustKnowPassword';
import { keyUri } from './authenticator';
import { renewRecoveryCodes } from './recoveryCodes';
import {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  isSecondFactorRequired,
  removeAuthenticator,
  requireSecondFactor,
  secondFactorOf,
  takeCode,
} from './secondFactor';

/**
 * The own second factor: an authenticator app with recovery codes; and the owner's setting that everybody needs one.
 * Under `/auth`.
 */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export function secondFactorRoutes(app: Api, { db, settings, mailer, readCompany }: AccountOptions): void {
  const whileLimited = { config: { access: 'signed-in', whileLimited: true } } as const;

  const mustKnowCode = async (accountId: string, code: string): Promise<void> => {
    if (!(await takeCode(db, settings, accountId, code)))
      throw badInput([
        { path: 'code', msg: 'This code is wrong or was used before. Wait for the next one and try again.' },
      ]);
  };

  app.get(
    '/second-factor',
    { ...whileLimited, schema: { summary: 'Your second factor', response: { 200: secondFactorState } } },
    (request) => secondFactorOf(db, ownAccount(request).id),
  );

  app.put(
    '/second-factor/rule',
    {
      config: { access: 'accounts:write', isReserved: true },
      schema: {
        summary: 'Whether everybody needs a second factor from the next sign-in on',
        body: secondFactorRule,
        response: { 200: secondFactorRule },
      },
    },
    async (request) => {
      const { isRequired } = request.body;
      await db.transaction().execute(async (tx) => {
        await requireSecondFactor(tx, isRequired);
        const detail = `second factor ${isRequired ? 'required' : 'not required'}`;
        await audit(tx, actorOf(request), 'settings.changed', { detail });
      });
      return request.body;
    },
  );

  app.post(
    '/authenticator',
    {
      ...whileLimited,
      schema: {
        summary: 'Begin to set up an authenticator app',
        body: passwordInput,
        response: { 201: authenticatorKey },
        refuses: [409, 429],
      },
    },
    async (request, reply) => {
      const { id, email } = ownAccount(request);
      await mustKnowPassword(db, id, request.body.currentPassword);
      const [key, { shortName }] = [await beginAuthenticator(db, settings, id), await readCompany()];
      return reply.status(201).send({ key, uri: keyUri(key, email, shortName) });
    },
  );

  app.post(
    '/authenticator/confirm',
    {
      ...whileLimited,
      schema: {
        summary: 'Switch the authenticator app on with its first code; ends your other sessions',
        body: authenticatorCodeInput,
        response: { 200: newRecoveryCodes },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const { id } = ownAccount(request);
      if (await hasAuthenticator(db, id))
        throw conflict('has_authenticator', 'An authenticator app is already set up; switch it off first.');
      await mustKnowCode(id, request.body.code);
      const confirmed = await db.transaction().execute(async (tx) => {
        await mustStillBeSignedIn(tx, request);
        const recoveryCodes = await confirmAuthenticator(tx, id);
        // Other sessions of this person have proved only one factor.
        await endSessions(tx, id, bearerToken(request));
        await liftLimit(tx, bearerToken(request));
        await auditOwn(tx, request, 'account.second-factor-added');
        await noteChange(tx, id, 'authenticatorAdded');
        return { recoveryCodes };
      });
      mailChange(mailer, ownAccount(request), 'authenticatorAdded');
      return confirmed;
    },
  );

  app.post(
    '/authenticator/remove',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'Switch the authenticator app off',
        body: passwordAndCodeInput,
        response: { 204: nothing },
        refuses: [409, 429],
      },
    },
    async (request, reply) => {
      const { id } = ownAccount(request);
      const { currentPassword, code } = request.body;
      if (await isSecondFactorRequired(db))
        throw conflict(
          'required',
          'The owner requires a second factor for every account, so it can’t be switched off.',
        );
      await mustKnowPassword(db, id, currentPassword);
      await mustKnowCode(id, code);
      await db.transaction().execute(async (tx) => {
        await mustStillBeSignedIn(tx, request);
        await removeAuthenticator(tx, id);
        await auditOwn(tx, request, 'account.second-factor-removed');
        await noteChange(tx, id, 'authenticatorRemoved');
      });
      mailChange(mailer, ownAccount(request), 'authenticatorRemoved');
      return reply.status(204).send();
    },
  );

  app.post(
    '/recovery-codes',
    {
      config: { access: 'signed-in' },
      schema: {
        summary: 'New recovery codes in the place of those you have',
        body: passwordAndCodeInput,
        response: { 200: newRecoveryCodes },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const { id } = ownAccount(request);
      await mustKnowPassword(db, id, request.body.currentPassword);
      await mustKnowCode(id, request.body.code);
      const made = await db.transaction().execute(async (tx) => {
        await mustStillBeSignedIn(tx, request);
        await auditOwn(tx, request, 'account.recovery-codes-made');
        await noteChange(tx, id, 'recoveryCodesMade');
        return { recoveryCodes: await renewRecoveryCodes(tx, id) };
      });
      mailChange(mailer, ownAccount(request), 'recoveryCodesMade');
      return made;
    },
  );
}
