import { createHmac } from 'node:crypto';
import { isIP } from 'node:net';
import { Agent, request } from 'undici';
import type { Settings } from '../../settings';
import { isPublicAddress, lookupPublic } from './publicAddress';

/** How long a webhook may take, in milliseconds. */
const LIMIT_MS = 10_000;

/** The request: `id` is the same at each try, so that the receiver can recognise it. */
export interface Call {
  url: string;
  secret: string;
  id: string;
  body: string;
}

/**
 * The signature of a call, as the Standard Webhooks specification has it (1.0, standardwebhooks.com): HMAC-SHA256
 * over id,
 * time in seconds and body. `secret`: `whsec_` and the key in Base64.
 */
function signatureOf({ secret, id, body }: Omit<Call, 'url'>, seconds: number): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

const sentences: Readonly<Record<string, string>> = {
  NOT_PUBLIC: 'its address is not public',
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'the host is unknown',
};

/** The result of a call without an answer. */
function failureOf(error: unknown, limitMs: number): string {
  const { name, code = '' } = error as { name?: string; code?: string };
  if (name === 'TimeoutError' || code.includes('TIMEOUT')) return `no answer within ${limitMs / 1000} s`;
  return sentences[code] ?? `could not be reached${code === '' ? '' : ` (${code})`}`;
}

/**
 * Calls a webhook once, signed, and answers the outcome in words. Redirects are not followed. With `public`, the
 * default, only https to public addresses is called. `limitMs`: by default 10 s.
 */
export async function callWebhook(
  { url, ...call }: Call,
  { webhooks }: Pick<Settings, 'webhooks'>,
  limitMs = LIMIT_MS,
): Promise<{ isTaken: boolean; answer: string }> {
  const { hostname, protocol } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOpen = webhooks === 'any';
  if (!isOpen && protocol !== 'https:') return { isTaken: false, answer: 'only https is called' };
  // An address instead of a name is never looked up.
  if (!isOpen && isIP(host) !== 0 && !isPublicAddress(host))
    return { isTaken: false, answer: 'its address is not public' };
  const agent = new Agent({ connect: { timeout: limitMs, ...(isOpen ? {} : { lookup: lookupPublic }) } });
  const seconds = Math.floor(Date.now() / 1000);
  try {
    const { statusCode, body } = await request(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': call.id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(call, seconds),
      },
      body: call.body,
      dispatcher: agent,
      signal: AbortSignal.timeout(limitMs),
    });
    body.on('error', () => undefined).destroy();
    return { isTaken: statusCode >= 200 && statusCode < 300, answer: `answered ${statusCode}` };
  } catch (error) {
    return { isTaken: false, answer: failureOf(error, limitMs) };
  } finally {
    await agent.destroy();
  }
}
