import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../db/tables';
import { addressKey } from './addressKey';
import { ApiError, badInput, conflict } from './errors';
import { plainFormKey, SAME_MS } from './plainForms';
import { formContent, readForm } from './sentForm';
import type { SealSettings } from './serverKey';
import { countCall } from './throttle';

/** How long a retry gets the first response, in milliseconds. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** Requests take less; one without a response after this time was lost with its server. */
const LOST_MS = 3 * 60 * 1000;
/** The hourly limit of stored keys for an address without a sign-in. */
const PUBLIC_KEYS = 100;

/** How often, in milliseconds, and how many times to check whether the first of two equal forms is done. */
const LOOK_MS = 250;
const MOST_LOOKS = 40;

/** A request's claim until it is answered. */
interface Attempt {
  keyHash: string;
  key: string;
  /** Whether its handler parses the form: the content is then known only with the response. */
  isForm: boolean;
}

const claims = new WeakMap<FastifyRequest, Attempt>();

const hashOf = (...parts: readonly string[]) => createHash('sha256').update(JSON.stringify(parts)).digest('hex');
/** A request's content; a form is compared by its fields and files. */
const contentOf = ({ url }: FastifyRequest, body: unknown) => hashOf(url, JSON.stringify(body ?? null));
/** The response, which may contain a secret, is encrypted with the key; the key itself is not stored. */
const secretOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'attempt', 32));

function seal(key: string, answer: object): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', secretOf(key), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64');
}

function unseal(key: string, sealed: string): { base64: string; type: string } {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', secretOf(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8'));
}

/**
 * A request's key, with or without the quotes of a structured header; undefined without one. Throws 400 if it is too
 * weak.
 */
function keyOf({ headers }: FastifyRequest): string | undefined {
  const given = headers['idempotency-key'];
  if (given === undefined) return undefined;
  const key = String(given)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (/^[\w-]{16,128}$/.test(key)) return key;
  throw badInput([
    {
      path: 'Idempotency-Key',
      msg: 'Send a random Idempotency-Key of 16 to 128 letters, digits, - or _, such as a UUID.',
    },
  ]);
}

/**
 * Whether repeating a request may have effects twice: reads never do, and of public routes only forms. Links' marks and
 * questions have ids, and a module's service receives the key.
 */
function mayDouble({ method, routeOptions: { config } }: FastifyRequest): boolean {
  if (method !== 'POST' || config.access?.endsWith(':read') || config.takesPacked) return false;
  return config.access !== 'public' || config.answersForm === true;
}

/** Deletes attempts older than this many milliseconds, by default all. */
async function forgetOld(db: Db, ageMs: number, keyHash?: string): Promise<void> {
  await db
    .deleteFrom('attempts')
    .where('at', '<', new Date(Date.now() - ageMs).toISOString())
    .$if(keyHash !== undefined, (old) => old.where('keyHash', '=', keyHash ?? ''))
    .execute();
}

/** The first attempt with a key, polled this many times while it runs. */
async function firstOf(db: Db, keyHash: string, looks: number) {
  for (let left = looks; ; left -= 1) {
    const first = await db.selectFrom('attempts').selectAll().where('keyHash', '=', keyHash).executeTakeFirst();
    if (first?.status !== null || left <= 1) return first;
    await wait(LOOK_MS);
  }
}

/**
 * Answers a repeated POST with the same `Idempotency-Key` with the first response, for a day, across restarts and
 * servers, so that a lost response never leads to a second receipt or mail. Refused requests and errors store no key;
 * while the first one runs, a retry gets 409, and the same key with other content 422. Streamed responses are not
 * stored, nor their keys: such requests only produce a file. Forms sent without scripts have no key; one is derived
 * from content and browser (`plainFormKey`). Add it after the guard.
 * @see https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/
 */
export function answerRepeats(app: FastifyInstance, db: Db, settings: SealSettings): void {
  app.addHook('preHandler', async (request, reply) => {
    if (!mayDouble(request)) return undefined;
    const given = keyOf(request);
    const key = given ?? (await plainFormKey(db, settings, request));
    if (key === undefined) return undefined;
    const account = request.account?.id ?? '';
    if (account === '') {
      const { count } = await countCall(db, `keys:${addressKey(request.ip)}`, 60 * 60 * 1000);
      if (count > PUBLIC_KEYS) return undefined;
    }
    const keyHash = hashOf(account, key);
    const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
    const asked = isForm ? '' : contentOf(request, request.body);
    if (given === undefined) await forgetOld(db, SAME_MS, keyHash);
    const claimed = await db
      .insertInto('attempts')
      .values({ keyHash, asked, at: new Date().toISOString(), status: null, answer: '' })
      .onConflict((conflicting) => conflicting.column('keyHash').doNothing())
      .returning('keyHash')
      .executeTakeFirst();
    if (claimed) {
      claims.set(request, { keyHash, key, isForm });
      return undefined;
    }
    // After a double click, browsers show only the second request's response.
    const first = await firstOf(db, keyHash, given === undefined ? MOST_LOOKS : 1);
    if (isForm && first && first.status !== null) await readForm(request);
    const again = isForm && first?.asked !== '' ? contentOf(request, formContent(request)) : asked;
    if (first && first.asked !== again)
      throw new ApiError(422, 'key_reused', 'This Idempotency-Key was sent with other content. Use a new key for it.');
    if (first?.status === null && Date.now() - Date.parse(first.at) > LOST_MS)
      throw conflict('outcome_unknown', 'The server stopped while this was saved. Reload to see whether it was.');
    if (!first || first.status === null)
      throw conflict('in_progress', 'This is being saved already. Wait a moment, then try again.');
    const { base64, type } = unseal(key, first.answer);
    return reply
      .status(first.status)
      .headers({ 'Content-Type': type, 'Idempotency-Replayed': 'true' })
      .send(Buffer.from(base64, 'base64'));
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const claim = claims.get(request);
    if (!claim) return payload;
    claims.delete(request);
    const { keyHash, key, isForm } = claim;
    const isDone = reply.statusCode >= 200 && reply.statusCode < 300;
    const body = payload ?? '';
    if (!isDone || !(typeof body === 'string' || Buffer.isBuffer(body))) {
      await db.deleteFrom('attempts').where('keyHash', '=', keyHash).execute();
      return payload;
    }
    const type = String(reply.getHeader('content-type') ?? 'application/json');
    const answer = seal(key, { base64: Buffer.from(body).toString('base64'), type });
    await db
      .updateTable('attempts')
      .set({
        status: reply.statusCode,
        answer,
        ...(isForm && { asked: contentOf(request, formContent(request)) }),
      })
      .where('keyHash', '=', keyHash)
      .execute();
    return payload;
  });
}

/** Deletes attempts older than a day. */
export const clearAttempts = (db: Db): Promise<void> => forgetOld(db, KEPT_MS);
