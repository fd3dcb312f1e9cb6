import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from 'shared/domain/records/answers';
import type { FieldError } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { FormLink } from '../../../core/types';
import { answerError, toApiError } from '../../records/answerError';

/** The public site's forms: who asks for a call, who writes, who wants to know what a hire costs, who applies for a job, what a client answers. */
type PublicFormKind = 'callback' | 'contact' | 'fee' | 'application' | 'client';

/** The titles of the pages that answer forms. */
const sent = { answered: 'Message sent', refused: 'Not sent yet' };
const titles: Record<PublicFormKind, typeof sent> = {
  callback: sent,
  contact: sent,
  fee: { answered: 'Cost of a hire', refused: 'Not an amount yet' },
  application: { answered: 'Your application', refused: 'Not sent yet' },
  client: { answered: 'Answer sent', refused: 'Not sent yet' },
};

/** The public forms' messages after sending. */
export const THANK_YOU = 'Thank you! We will contact you soon.';

/** A public form's answer: JSON, or a page for a form that a browser sent without scripts (`Accept: text/html`). */
export const orPage = (schema: z.ZodType) => ({
  content: { 'application/json': { schema }, 'text/html': { schema: z.string() } },
});

/** A public form's errors, by status. */
export const refusalsOrPages = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, orPage(refusal)]));

/** Whether a browser sent the form without the site's code, and so shows the answer as a page. */
const isPlain = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html');

/**
 * Answers a form that a browser sent without scripts: with the site's page when it supplies one (`renderFormAnswer`),
 * else by a redirect to the home page, which shows the result. Undefined for requests that want JSON.
 */
function answerPlainForm(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: PublicFormKind,
  status: number,
  message: string,
  link?: FormLink,
): FastifyReply | undefined {
  if (!isPlain(request)) return undefined;
  const ok = status < 400;
  const page = request.server.renderFormAnswer?.(titles[kind][ok ? 'answered' : 'refused'], message, link);
  if (page !== undefined) return reply.status(status).type('text/html; charset=utf-8').send(page);
  return kind === 'fee' || kind === 'application' || kind === 'client'
    ? undefined
    : reply.redirect(`/?${ok ? 'sent' : 'failed'}=${kind}`, 303);
}

/** Answers a public form with a sentence, and where it leads as well; by default nowhere. */
export const answerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: PublicFormKind,
  message: string,
  link?: FormLink,
): FastifyReply =>
  answerPlainForm(request, reply, kind, 200, message, link) ??
  reply.send({ message, ...(link && { link: link.href }) });

/** The values typed into a form, and the path of its page; by default the page whose form is sent to that address. */
export interface TypedForm {
  page?: string;
  fields: Readonly<Record<string, unknown>>;
  /** Names of files that have to be chosen again, since no page can put a file back. By default none. */
  again?: FieldError;
}

/** An urlencoded form as far as it was read; undefined for one that was refused before. */
export const typedBody = ({ body }: FastifyRequest): TypedForm | undefined =>
  typeof body === 'object' && body !== null ? { fields: body as TypedForm['fields'] } : undefined;

/**
 * Answers a refused public form: one that a browser sent without scripts gets its page with the typed values. `told` is
 * the error as its sender reads it, by default unchanged.
 */
export const formErrorHandler =
  (
    kind: PublicFormKind,
    typed: (request: FastifyRequest) => TypedForm | undefined,
    told: (error: Error, request: FastifyRequest) => Error = (error) => error,
  ): FastifyInstance['errorHandler'] =>
  async (error, request, reply) => {
    const known = told(error as Error, request);
    const { status, message, details } = toApiError(known);
    const form = isPlain(request) ? typed(request) : undefined;
    const page =
      form &&
      (await request.server.renderRefusedForm?.(form.page, {
        action: request.url.split('?')[0] ?? '',
        fields: form.fields,
        errors: [...(details.errors ?? [{ path: '', msg: message }]), ...(form.again ? [form.again] : [])],
        title: titles[kind].refused,
      }));
    if (page !== undefined) return reply.status(status).type('text/html; charset=utf-8').send(page);
    return answerPlainForm(request, reply, kind, status, message) ?? answerError(known, request, reply);
  };
