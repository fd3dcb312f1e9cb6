import { forgottenInput, resetInput, resetLinkInput } from 'shared/domain/accounts/account';
import { linkOwner } from 'shared/domain/accounts/sessionAnswers';
import { said } from 'shared/domain/records/answers';
import { type Actor, actorOf } from '../../core/actorOf';
import { addressKey } from '../../core/addressKey';
import { fieldOf } from '../../core/answerInTurn';
import type { ApiOptions } from '../../core/context';
import { countCall, throttle } from '../../core/throttle';
import type { Api } from '../../core/types';
import type { Db } from '../../db/tables';
import type { Mail, Mailer } from '../../mail/Mailer';
import { rememberDevice } from '../auth/knownDevices';
import { lockAccount } from '../auth/lockAccount';
import { hashPassword } from '../auth/passwords';
import { findAccount } from './findAccount';
import { forgottenMail, passwordChangedMail } from './mails';
import { accountOfLink, linkLives, makeResetLink, resetPassword, resetPath } from './passwordResets';
import { refuseGuessable } from './passwordRules';

/** Rate limits per network address: requests for emails, and attempts to use links. */
const asking = { most: 20, windowMs: 60 * 60 * 1000 };
const trying = { most: 50, windowMs: 15 * 60 * 1000 };

/**
 * The maximum number of emails per account in a link's lifetime. Repeated requests by others leave the person with a
 * valid link, and no more than three emails.
 */
const mailsOfAccount = { most: 3, windowMs: linkLives.mailed };

/** Forgotten passwords: an email with a link, and the page it opens. */
export function resetRoutes(app: Api, { db, settings, mailer }: ApiOptions & { mailer: Mailer }): void {
  app.post(
    '/forgotten',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Request a mail with a link that sets a new password; the answer is the same without an account',
        body: forgottenInput,
        response: { 200: said },
        refuses: [409, 429],
      },
    },
    async (request) => {
      const { email } = request.body;
      const { site } = mailer;
      await throttle(db, `forgotten:${addressKey(request.ip)}`, asking, 'Too many requests from your address.');
      // The account is looked up after the response, so that the response time doesn't reveal whether it exists.
      mailer.post(() => forgottenOf(db, email, site, actorOf(request)));
      return {
        message: `If ${email} has an account, an email with a link is on its way. The link works for 30 minutes.`,
      };
    },
  );

  app.post(
    '/reset/link',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary: 'The account whose password a link sets',
        body: resetLinkInput,
        response: { 200: linkOwner },
        refuses: [404, 409],
      },
    },
    async (request) => {
      await throttle(db, `reset:${addressKey(request.ip)}`, trying, 'Too many links from your address.');
      const { email } = await accountOfLink(db, request.body.token);
      return { email };
    },
  );

  app.post(
    '/reset',
    {
      config: { access: 'public', turn: fieldOf('token') },
      schema: {
        summary: 'Set a new password with a link; every session of the account ends',
        body: resetInput,
        response: { 200: said },
        refuses: [404, 409],
      },
    },
    async (request, reply) => {
      const { token, password } = request.body;
      await throttle(db, `reset:${addressKey(request.ip)}`, trying, 'Too many links from your address.');
      await refuseGuessable(password, await accountOfLink(db, token));
      const passwordHash = await hashPassword(password);
      const { account, links } = await db.transaction().execute(async (tx) => {
        const changed = await resetPassword(tx, token, passwordHash, request.ip);
        await rememberDevice(tx, request, reply, changed.account.id, settings);
        return changed;
      });
      if (mailer.isOn)
        mailer.post(async () =>
          passwordChangedMail(account, mailer.site, { provider: settings.provider?.name, links }),
        );
      return { message: 'Your password was changed. Please sign in.' };
    },
  );
}

/** The email for a forgotten password; none without an active account, and none beyond the account's limit. */
async function forgottenOf(db: Db, email: string, site: string, by: Actor): Promise<Mail | undefined> {
  const { count } = await countCall(db, `forgotten:${email}`, mailsOfAccount.windowMs);
  if (count > mailsOfAccount.most) return undefined;
  const account = await findAccount(db, { email });
  if (account?.status !== 'active') return undefined;
  const link = await db.transaction().execute(async (tx) => {
    // The address has changed since: a link to the previous one proves nothing.
    const held = await lockAccount(tx, account.id);
    return held.email === email ? makeResetLink(tx, account.id, 'mailed', by) : undefined;
  });
  return link && forgottenMail(account, `${site}${resetPath(link)}`);
}
