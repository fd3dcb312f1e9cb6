import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/tables';
import { addressKey } from './addressKey';
import { formContent } from './sentForm';
import { type SealSettings, serverKey } from './serverKey';
import { countCall } from './throttle';

/** For how long the same form from the same browser is the same attempt, in milliseconds. */
export const SAME_MS = 10 * 60 * 1000;

/** A browser as far as a form can identify it: by network address and user agent. */
const browserOf = ({ ip, headers }: FastifyRequest) => `form:${addressKey(ip)} ${headers['user-agent'] ?? ''}`;

async function hashOf(settings: SealSettings, ...parts: readonly string[]): Promise<string> {
  const key = await serverKey(settings, 'attempts of plain forms');
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The key of an attempt by a browser without the site's code, for a route that stores a form (`storesForm`); undefined
 * for other calls. The page can't carry one: it is composed once for all visitors, who would share it, and one's
 * application would be answered with another's. So the key is made from the content and the browser. Only servers can
 * make it, since answers are sealed by it.
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
 * Lets a browser send the same form again as a new one, because it withdrew the first, for as long as that would count
 * as a repeat.
 */
export async function forgetPlainForms(db: Db, settings: SealSettings, request: FastifyRequest): Promise<void> {
  await countCall(db, await hashOf(settings, browserOf(request)), SAME_MS);
}
