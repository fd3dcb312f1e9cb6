import { loginInput, registrationInput } from 'shared/domain/accounts/account';
import { said } from 'shared/domain/records/answers';
import { actorOf } from '../../core/actorOf';
import { audit } from '../../core/audit';
import { ApiError } from '../../core/errors';
import { nothing } from '../../core/routeSchemas';
import { type Api } from '../../core/types';
import { bearerToken } from '../auth/bearerToken';
import { hashPassword, isPassword } from '../auth/passwords';
import { endSession } from '../auth/sessions';
import { countSignIn } from '../auth/signInFailures';
import type { AccountOptions } from './AccountOptions';
import { findAccount } from './findAccount';
import { acceptRoutes } from './invitations/acceptRoutes';
import { refuseGuessable } from './passwordRules';
import { profileRoutes } from './profileRoutes';
import { providerRoutes } from './provider/providerRoutes';
import { createAccount } from './register';
import { resetRoutes } from './resetRoutes';
import { passkeyRoutes } from './secondFactor/passkeyRoutes';
import { secondFactorRoutes } from './secondFactor/secondFactorRoutes';
import { sessionRoutes } from './sessionRoutes';
import { answersSession, signIn } from './signIn';
import { tellingWhetherTaken } from './tellingWhetherTaken';

/** Register, sign in, sign out, and the own account. */
export async function authRoutes(app: Api, { mailer, readCompany, ...options }: AccountOptions): Promise<void> {
  const { db, settings } = options;
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
      await tellingWhetherTaken(db, request, async () => {
        await refuseGuessable(input.password, input);
        const passwordHash = await hashPassword(input.password);
        await db
          .transaction()
          .execute((tx) => createAccount(tx, input, passwordHash, settings.registration, request.ip));
      });
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
        ...answersSession,
      },
    },
    async (request, reply) => {
      const { email, password, code } = request.body;
      const giveBack = await countSignIn(db, request, email);
      const row = await findAccount(db, { email });
      if (!(await isPassword(row?.passwordHash, password)) || !row) {
        await audit(db, actorOf(request), 'sign-in.refused', { record: ['accounts', row?.id ?? ''] });
        throw new ApiError(401, 'bad_credentials', 'The email or password is wrong.');
      }
      await giveBack();
      return signIn(request, reply, options, row, { by: 'password', code });
    },
  );

  app.post(
    '/logout',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign out and end the token', response: { 204: nothing } },
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

  profileRoutes(app, { ...options, mailer });
  sessionRoutes(app, options);
  secondFactorRoutes(app, { ...options, mailer, readCompany });
  await app.register((scope: Api) => passkeyRoutes(scope, { ...options, mailer, readCompany }), {
    prefix: '/passkeys',
  });
  const { provider } = settings;
  if (provider) await app.register((scope: Api) => providerRoutes(scope, options, provider), { prefix: '/provider' });
  resetRoutes(app, { ...options, mailer });
  acceptRoutes(app, options);
}
