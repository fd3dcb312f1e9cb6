import type { FastifyReply, FastifyRequest } from 'fastify';
import { providerSessionInput } from 'shared/domain/account';
import type { ProviderFailure } from 'shared/domain/providerFailures';
import { session } from 'shared/domain/session';
import { z } from 'zod';
import type { ProviderSettings } from '../../../settings';
import { noteChallenge, takeChallenge } from '../../auth/challenges';
import { hashOf, newSecret } from '../../auth/secretTokens';
import { actorOf } from '../../core/actorOf';
import { addressKey } from '../../core/addressKey';
import { audit } from '../../core/audit';
import type { ApiOptions } from '../../core/context';
import { ApiError } from '../../core/errors';
import { nothing } from '../../core/routeSchemas';
import { throttle } from '../../core/throttle';
import type { Api } from '../../core/types';
import { signIn } from '../signIn';
import { accountOfIdentity } from './accountOfIdentity';
import { Provider, ProviderError } from './Provider';

/** Of one network address. */
const attempts = { most: 60, windowMs: 15 * 60 * 1000 };

/** The browser that began a sign-in is the one that ends it. */
const COOKIE = 'sign-in';
const COOKIE_SECONDS = 10 * 60;
const cookieOf = ({ headers }: FastifyRequest): string | undefined =>
  /(?:^|;)\s*sign-in=([\w-]{43})\s*(?:;|$)/.exec(headers.cookie ?? '')?.[1];

const query = z.looseObject({});
const begun = z.object({ nonce: z.string(), verifier: z.string(), from: z.string() });
const arrived = z.object({ accountId: z.string(), browser: z.string() });
const redirect = nothing.describe('To the provider, or back to the sign-in page');

/** Signing in by an OpenID Connect provider. Under `/auth/provider`, where one is configured. */
export async function providerRoutes(app: Api, options: ApiOptions, provided: ProviderSettings): Promise<void> {
  const { db } = options;
  const provider = new Provider(provided);
  const { pathname, protocol } = new URL(provided.callback);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const cookie = `Path=${pathname.replace(/\/callback$/, '')}; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`;

  /** Back to the sign-in page; what follows the # is sent to no server. */
  const back = (reply: FastifyReply, fragment: string, from = '') =>
    reply.redirect(`${provided.site}/signin${from === '' ? '' : `?from=${encodeURIComponent(from)}`}#${fragment}`, 302);

  const fail = async (request: FastifyRequest, reply: FastifyReply, error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    const { failure, detail } = error;
    request.log.warn({ failure, detail }, 'sign-in by the provider failed');
    await audit(db, actorOf(request), 'sign-in.refused', { detail: `provider, ${failure}` });
    return back(reply, `provider-failed=${failure satisfies ProviderFailure}`);
  };

  app.get(
    '/start',
    {
      config: { access: 'public' },
      schema: { summary: 'Sign in by the provider', querystring: query, response: { 302: redirect }, refuses: [429] },
    },
    async (request, reply) => {
      await throttle(db, `provider:${addressKey(request.ip)}`, attempts, 'Too many sign-ins from your address.');
      const expected = { state: newSecret(), nonce: newSecret(), verifier: newSecret() };
      const { from } = request.query;
      try {
        const address = await provider.addressFor(expected);
        const { state, ...data } = { ...expected, from: typeof from === 'string' ? from.slice(0, 500) : '' };
        await noteChallenge(db, 'provider', state, JSON.stringify(data));
        return await reply.header('Set-Cookie', `${COOKIE}=${state}; ${cookie}`).redirect(address, 302);
      } catch (error) {
        return fail(request, reply, error);
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
      await throttle(db, `provider:${addressKey(request.ip)}`, attempts, 'Too many sign-ins from your address.');
      try {
        const state = cookieOf(request);
        const isOwn = state !== undefined && request.query.state === state;
        const data = isOwn ? await takeChallenge(db, 'provider', state) : undefined;
        if (!isOwn || data === undefined) throw new ProviderError('expired', 'unknown_state');
        const { from, ...rest } = begun.parse(JSON.parse(data));
        const identity = await provider.identityOf(request.url.split('?')[1] ?? '', { state, ...rest });
        const { id: accountId } = await db
          .transaction()
          .execute((tx) => accountOfIdentity(tx, identity, provided, { address: request.ip }));
        const handOver = newSecret();
        await noteChallenge(
          db,
          'provider-session',
          handOver,
          JSON.stringify({ accountId, browser: hashOf(state) } satisfies z.input<typeof arrived>),
        );
        return await back(reply, `provider=${handOver}`, from);
      } catch (error) {
        return fail(request, reply, error);
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
        response: { 200: session },
        refuses: [401, 403, 409, 429],
      },
    },
    async (request, reply) => {
      const expired = new ApiError(401, 'expired', 'This sign-in took too long or was used before. Please try again.');
      await throttle(db, `provider:${addressKey(request.ip)}`, attempts, 'Too many sign-ins from your address.');
      const { handOver, code } = request.body;
      const data = await takeChallenge(db, 'provider-session', handOver);
      if (data === undefined) throw expired;
      const { accountId, browser } = arrived.parse(JSON.parse(data));
      if (hashOf(cookieOf(request) ?? '') !== browser) throw expired;
      const row = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', '=', accountId)
        .where('deletedAt', 'is', null)
        .executeTakeFirst();
      if (!row) throw expired;
      try {
        return await signIn(request, reply, options, row, { by: 'provider', code });
      } catch (error) {
        // Who is asked for a code comes back with one.
        if (error instanceof ApiError && ['second_factor', 'wrong_code'].includes(error.code))
          await noteChallenge(db, 'provider-session', handOver, data);
        throw error;
      }
    },
  );
}
