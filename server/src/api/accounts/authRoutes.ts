import { loginInput, registrationInput } from 'shared/domain/account';
import { said } from 'shared/domain/answers';
import { session } from 'shared/domain/session';
import { bearerToken } from '../auth/bearerToken';
import { hashPassword, isPassword } from '../auth/passwords';
import { endSession, startSession, toAccount } from '../auth/sessions';
import { actorOf } from '../core/actorOf';
import { addressKey } from '../core/addressKey';
import { audit } from '../core/audit';
import { type ApiOptions } from '../core/context';
import { ApiError, notAllowed } from '../core/errors';
import { nothing } from '../core/routeSchemas';
import { forgetCalls, forgiveCall, throttle } from '../core/throttle';
import { type Api } from '../core/types';
import { profileRoutes } from './profileRoutes';
import { createAccount, registrations } from './register';

const minutes = (count: number) => count * 60 * 1000;
/** Failed sign-ins: of one e-mail address, and of one network address whatever the e-mail. */
const perEmail = { most: 10, windowMs: minutes(15) };
const perAddress = { most: 50, windowMs: minutes(15) };

/** Register, sign in, sign out, and the own profile. */
export async function authRoutes(app: Api, { db, settings }: ApiOptions): Promise<void> {
  app.post(
    '/register',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Create an account',
        body: registrationInput,
        response: { 201: said },
        refuses: [403, 409, 429],
      },
    },
    async (request, reply) => {
      const input = request.body;
      await throttle(
        db,
        `register:${addressKey(request.ip)}`,
        registrations,
        'Too many registrations from your address.',
      );
      const passwordHash = await hashPassword(input.password);
      await db.transaction().execute((tx) => createAccount(tx, input, passwordHash, settings.registration, request.ip));
      return reply.status(201).send({ message: 'Registration successful. Please sign in.' });
    },
  );

  app.post(
    '/login',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in; answers the token and the account',
        body: loginInput,
        response: { 200: session },
        refuses: [401, 403, 429],
      },
    },
    async (request) => {
      const { email, password } = request.body;
      const [ofAddress, ofEmail] = [`login:${addressKey(request.ip)}`, `login:${email}`];
      await throttle(db, ofAddress, perAddress, 'Too many failed sign-ins from your address.');
      await throttle(db, ofEmail, perEmail, 'Too many failed sign-ins with this e-mail address.');
      const row = await db
        .selectFrom('accounts')
        .selectAll()
        .where('email', '=', email)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (!(await isPassword(row?.passwordHash, password)) || !row) {
        await audit(db, actorOf(request), 'sign-in.refused', { record: ['accounts', row?.id ?? ''] });
        throw new ApiError(401, 'bad_credentials', 'The e-mail address or the password is wrong.');
      }
      await forgetCalls(db, ofEmail);
      await forgiveCall(db, ofAddress);
      const actor = actorOf(request, row);
      if (row.status !== 'active') {
        await audit(db, actor, 'sign-in.refused', { record: ['accounts', row.id], detail: 'waiting' });
        throw notAllowed('Your account is waiting for approval.', 'waiting');
      }
      const token = await db.transaction().execute(async (tx) => {
        await audit(tx, actor, 'sign-in', { record: ['accounts', row.id], detail: 'password' });
        return startSession(tx, row.id);
      });
      return { token, account: toAccount(row) };
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out: the token is void from now on', response: { 204: nothing } },
    },
    async (request, reply) => {
      const token = bearerToken(request);
      if (token !== undefined)
        await db.transaction().execute(async (tx) => {
          const account = await endSession(tx, token);
          if (account) await audit(tx, actorOf(request, account), 'sign-out', { record: ['accounts', account.id] });
        });
      return reply.status(204).send();
    },
  );

  profileRoutes(app, { db, settings });
}
