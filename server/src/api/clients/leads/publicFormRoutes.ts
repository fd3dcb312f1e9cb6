import formbody from '@fastify/formbody';
import { callbackInput, contactInput } from 'shared/domain/clients/leads/lead';
import { estimateOf, feePercent, parseSalary, salaryExample } from 'shared/domain/people/vacancies/recruitmentFee';
import { said } from 'shared/domain/records/answers';
import { z } from 'zod';
import { type Actor, actorOf } from '../../../core/actorOf';
import { addressKey } from '../../../core/addressKey';
import { type ApiOptions } from '../../../core/context';
import { throttle } from '../../../core/throttle';
import { type Api } from '../../../core/types';
import type { Queries } from '../../../db/tables';
import { answerForm, formErrorHandler, orPage, refusalsOrPages, THANK_YOU, typedBody } from './formAnswer';
import { storeCallback, storeContact } from './storeLead';

const HOUR_MS = 60 * 60 * 1000;
/** An office shares one address, so this limit only stops floods. */
const perAddress = { most: 30, windowMs: HOUR_MS };
const perNumber = { most: 10, windowMs: HOUR_MS };

/** A yearly salary as somebody types it, `6 lakh`. */
const salaryQuery = z.object({
  salary: z
    .string({ error: `Type an amount, for example ${salaryExample}.` })
    .refine((typed) => parseSalary(typed) !== undefined, `Type an amount, for example ${salaryExample}.`),
});

interface PublicForm<S extends z.ZodType<{ website: string }>> {
  url: string;
  kind: 'callback' | 'contact';
  input: S;
  /** The form's person: counted in addition to the sender's address. */
  subject(input: z.output<S>): string;
  store(tx: Queries, input: z.output<S>, visitor: Actor): Promise<void>;
}

/** The forms of the public site (callback, contact and hiring cost), with or without scripts. */
export async function publicFormRoutes(app: Api, { db }: ApiOptions): Promise<void> {
  await app.register(formbody);

  function serve<S extends z.ZodType<{ website: string }>>({ url, kind, input, subject, store }: PublicForm<S>): void {
    app.post(
      url,
      {
        config: { access: 'public', answersForm: true, storesForm: true, turn: 'address' },
        schema: {
          summary: `The ${kind} form`,
          consumes: ['application/json', 'application/x-www-form-urlencoded'],
          body: input,
          response: {
            ...refusalsOrPages(400, 408, 413, 415, 429, 500, 503),
            200: orPage(said),
            303: z.undefined().describe('To the page that says so, for a plain form post'),
          },
        },
        bodyLimit: 32 * 1024,
        errorHandler: formErrorHandler(kind, typedBody),
      },
      async (request, reply) => {
        const form = request.body as z.output<S>;
        await throttle(db, `${kind}:${addressKey(request.ip)}`, perAddress, 'Too many requests from your address.');
        await throttle(db, `${kind}:${subject(form)}`, perNumber, 'Too many requests.');
        await db.transaction().execute((tx) => store(tx, form, actorOf(request)));
        return answerForm(request, reply, kind, THANK_YOU);
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

  app.get(
    '/recruitment-fee',
    {
      config: { access: 'public', answersForm: true },
      schema: {
        summary: 'Cost of a hire',
        querystring: salaryQuery,
        response: { ...refusalsOrPages(400, 408, 500, 503), 200: orPage(said) },
      },
      errorHandler: formErrorHandler('fee', ({ query }) => ({ fields: query as Record<string, unknown> })),
    },
    (request, reply) => {
      const { fee, terms } = estimateOf(parseSalary(request.query.salary) ?? 0);
      return answerForm(request, reply, 'fee', `Our fee, ${feePercent}% of CTC, is ${fee}: ${terms}.`);
    },
  );
}
