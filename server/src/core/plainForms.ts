import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/tables';
import { addressKey } from './addressKey';
import { formContent } from './sentForm';
import { type SealSettings, serverKey } from './serverKey';
import { countCall } from './throttle';

/** How long the same form from the same browser counts as a retry, in milliseconds. */
export const SAME_MS = 10 * 60 * 1000;

/** The identity of a browser for a form: network address and user agent. */
const browserOf = ({ ip, headers }: FastifyRequest) => `form:${addressKey(ip)} ${headers['user-agent'] ?? ''}`;

async function hashOf(settings: SealSettings, ...parts: readonly string[]): Promise<string> {
  const key = await serverKey(settings, 'attempts of plain forms');
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The idempotency key of a browser without scripts, for a route that stores a form (`storesForm`); undefined for other
 * requests. The page can't contain one: it is composed once for all visitors, who would share it and get each other's
 * responses. So it is derived from content and browser. Only servers can compute it, because it encrypts responses.
 */
export async function plainFormKey(
  db: Db,
  settings: SealSettings,
  request: FastifyRequest,
): Promise<string | undefined> {
  const { url, headers, body, routeOptions } = request;
  if (!routeOptions.config.storesForm || !(headers.accept ?? '').includes('text/html')) return undefined;
  const browser = await hashOf(settings, browserOf(request));
  const taken = await db.selectFrom('throttles').select('count').where('key', '=', browser).executeTakeFirst();
  return hashOf(settings, browser, String(taken?.count ?? 0), url, JSON.stringify(body ?? null), formContent(request));
}

/**
 * Lets a browser send the same form again as a new one after withdrawing the first, as long as it would count as a
 * retry.
 */
export async function forgetPlainForms(db: Db, settings: SealSettings, request: FastifyRequest): Promise<void> {
  await countCall(db, await hashOf(settings, browserOf(request)), SAME_MS);
}
