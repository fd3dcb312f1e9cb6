import { refusal, said } from 'shared/domain/answers';
import { callbackInput, contactInput } from 'shared/domain/lead';
import { z } from 'zod';
import type { Queries } from '../../db/tables';
import { type Actor, actorOf } from '../core/actorOf';
import { addressKey } from '../core/addressKey';
import { answerError, toApiError } from '../core/answerError';
import { type ApiOptions } from '../core/context';
import { throttle } from '../core/throttle';
import { type Api } from '../core/types';
import { answerPlainPost, isPlainPost, THANK_YOU } from './formAnswer';
import { storeCallback, storeContact } from './storeLead';

const HOUR_MS = 60 * 60 * 1000;
/** An office shares one address, so this only stops floods. */
const perAddress = { most: 30, windowMs: HOUR_MS };
const perNumber = { most: 10, windowMs: HOUR_MS };

/** JSON, or a page for a plain form post (`Accept: text/html`). */
const orPage = (schema: z.ZodType) => ({
  content: { 'application/json': { schema }, 'text/html': { schema: z.string() } },
});
const refusals = Object.fromEntries([400, 408, 413, 415, 429, 500, 503].map((status) => [status, orPage(refusal)]));

interface PublicForm<S extends z.ZodType<{ website: string }>> {
  url: string;
  kind: 'callback' | 'contact';
  input: S;
  /** Whom the form is about: counted beside the sender's address. */
  subject(input: z.output<S>): string;
  store(tx: Queries, input: z.output<S>, visitor: Actor): Promise<void>;
}

/** The callback and contact forms of the public site: JSON or form-encoded, with or without the site's code. */
export async function publicFormRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  function serve<S extends z.ZodType<{ website: string }>>({ url, kind, input, subject, store }: PublicForm<S>): void {
    app.post(
      url,
      {
        config: { access: 'public' },
        schema: {
          summary: `The ${kind} form`,
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: input,
          response: {
            ...refusals,
            200: orPage(said),
            303: z.undefined().describe('To the page that says so, for a plain form post'),
          },
        },
        bodyLimit: 32 * 1024,
        errorHandler: (error, request, reply) => {
          const known = toApiError(error as Error);
          return isPlainPost(request)
            ? answerPlainPost(request, reply, kind, known.status, known.message)
            : answerError(error as Error, request, reply);
        },
      },
      async (request, reply) => {
        const form = request.body as z.output<S>;
        if (form.website === '') {
          await throttle(db, `${kind}:${addressKey(request.ip)}`, perAddress, 'Too many requests from your address.');
          await throttle(db, `${kind}:${subject(form)}`, perNumber, 'Too many requests.');
          await db.transaction().execute((tx) => store(tx, form, actorOf(request)));
        }
        return isPlainPost(request)
          ? answerPlainPost(request, reply, kind, 200, THANK_YOU)
          : reply.send({ message: THANK_YOU });
      },
    );
  }

  serve({
    url: '/send_otp.php',
    kind: 'callback',
    input: callbackInput,
    subject: (form) => form.mobile,
    store: storeCallback,
  });
  serve({
    url: '/contact',
    kind: 'contact',
    input: contactInput,
    subject: (form) => form.email.toLowerCase(),
    store: storeContact,
  });
}
