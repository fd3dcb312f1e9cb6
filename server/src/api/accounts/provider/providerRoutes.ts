import type { FastifyReply, FastifyRequest } from 'fastify';
import { providerSessionInput } from 'shared/domain/accounts/account';
import type { ProviderFailure } from 'shared/domain/accounts/providerFailures';
import { z } from 'zod';
import { actorOf } from '../../../core/actorOf';
import { audit } from '../../../core/audit';
import type { ApiOptions } from '../../../core/context';
import { ApiError } from '../../../core/errors';
import { queryOf } from '../../../core/queryOf';
import { nothing } from '../../../core/routeSchemas';
import type { Api } from '../../../core/types';
import type { ProviderSettings } from '../../../settings';
import { noteChallenge, takeChallenge } from '../../auth/challenges';
import { limitSignIns } from '../../auth/limitSignIns';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { findAccount } from '../findAccount';
import { answersSession, signIn } from '../signIn';
import { accountOfIdentity } from './accountOfIdentity';
import { linkRoutes } from './linkRoutes';
import { Provider, ProviderError } from './Provider';

/** The browser that started a sign-in must finish it. It also stores the requested page, whatever the result. */
const COOKIE = 'sign-in';
const COOKIE_SECONDS = 10 * 60;
const cookieOf = ({ headers }: FastifyRequest): { state?: string; from: string } => {
  const [, state, from = ''] =
    /(?:^|;)\s*sign-in=([\w-]{43})(?:\.([\w-]+))?\s*(?:;|$)/.exec(headers.cookie ?? '') ?? [];
  return { ...(state === undefined ? {} : { state }), from: Buffer.from(from, 'base64url').toString() };
};
const cookieFor = (state: string, from: string): string =>
  `${COOKIE}=${state}${from === '' ? '' : `.${Buffer.from(from).toString('base64url')}`}`;

const query = z.looseObject({});
const beginning = z.looseObject({ from: z.string().max(500).optional().catch(undefined) });
const begun = z.object({ nonce: z.string(), verifier: z.string() });
const arrived = z.object({
  accountId: z.string(),
  browser: z.string(),
  identity: z.object({ issuer: z.string(), subject: z.string() }).default({ issuer: '', subject: '' }),
});
const redirect = nothing.describe('To the provider, or back to the sign-in page');

/** Sign-in by an OpenID Connect provider. Under `/auth/provider`, if one is configured. */
// oxlint-disable-next-line max-lines-per-function -- a list of routes, each with its schemas and its handler
export async function providerRoutes(app: Api, options: ApiOptions, provided: ProviderSettings): Promise<void> {
  const { db } = options;
  const provider = new Provider(provided);
  const { pathname, protocol } = new URL(provided.callback);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const cookie = `Path=${pathname.replace(/\/callback$/, '')}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;

  /** Back to the sign-in page; the fragment is sent to no server. */
  const back = (reply: FastifyReply, fragment: string, from = '') =>
    reply.redirect(`${provided.site}/signin${from === '' ? '' : `?from=${encodeURIComponent(from)}`}#${fragment}`, 302);

  const fail = async (request: FastifyRequest, reply: FastifyReply, error: unknown, from: string) => {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, detail } = error;
    request.log.warn({ failure, detail }, 'sign-in by the provider failed');
    await audit(db, actorOf(request), 'sign-in.refused', { detail: `provider, ${failure}` });
    return back(reply, `provider-failed=${failure satisfies ProviderFailure}`, from);
  };

  linkRoutes(app, options);

  app.get(
    '/start',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in by the provider',
        querystring: beginning,
        response: { 302: redirect },
        refuses: [429],
      },
    },
    async (request, reply) => {
      await limitSignIns(db, request, 'provider');
      const expected = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
      const { from = '' } = request.query;
      try {
        const address = await provider.addressFor(expected);
        const { state, ...data } = expected;
        await noteChallenge(db, 'provider', state, JSON.stringify(data satisfies z.input<typeof begun>));
        return await reply.header('Set-Cookie', `${cookieFor(state, from)}; ${cookie}`).redirect(address, 302);
      } catch (error) {
        return fail(request, reply, error, from);
      }
    },
  );

  app.get(
    '/callback',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Where the provider sends a browser back to',
        querystring: query,
        response: { 302: redirect },
        refuses: [429],
      },
    },
    async (request, reply) => {
      await limitSignIns(db, request, 'provider');
      const { state, from } = cookieOf(request);
      try {
        const isOwn = state !== undefined && request.query.state === state;
        const data = isOwn ? await takeChallenge(db, 'provider', state) : undefined;
        if (!isOwn || data === undefined) throw new ProviderError('expired', 'unknown_state');
        const identity = await provider.identityOf(queryOf(request.raw).slice(1), {
          state,
          ...begun.parse(JSON.parse(data)),
        });
        const { id: accountId } = await db
          .transaction()
          .execute((tx) => accountOfIdentity(tx, identity, provided, { address: request.ip }));
        const { issuer, subject } = identity;
        const handOver = newSecret();
        await noteChallenge(
          db,
          'provider-session',
          handOver,
          JSON.stringify({ accountId, browser: hashOf(state), identity: { issuer, subject } } satisfies z.input<
            typeof arrived
          >),
        );
        return await back(reply, `provider=${handOver}`, from);
      } catch (error) {
        return fail(request, reply, error, from);
      }
    },
  );

  app.post(
    '/session',
    {
      config: { access: 'public' },
      schema: {
        summary: 'End a sign-in by the provider; answers the token and the account',
        body: providerSessionInput,
        ...answersSession,
      },
    },
    async (request, reply) => {
      const expired = new ApiError(401, 'expired', 'This sign-in took too long or was used before. Please try again.');
      await limitSignIns(db, request, 'provider');
      const { handOver, code } = request.body;
      const data = await takeChallenge(db, 'provider-session', handOver);
      if (data === undefined) throw expired;
      const { accountId, browser, identity } = arrived.parse(JSON.parse(data));
      if (hashOf(cookieOf(request).state ?? '') !== browser) throw expired;
      const row = await findAccount(db, { id: accountId });
      if (!row) throw expired;
      try {
        return await signIn(request, reply, options, row, { by: 'provider', code, identity });
      } catch (error) {
        // An account that needs a code returns with one.
        if (error instanceof ApiError && ['second_factor', 'wrong_code'].includes(error.code))
          await noteChallenge(db, 'provider-session', handOver, data);
        throw error;
      }
    },
  );
}
