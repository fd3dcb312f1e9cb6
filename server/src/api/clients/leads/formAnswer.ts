import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusal } from 'shared/domain/records/answers';
import type { FieldError } from 'shared/domain/records/validation';
import { z } from 'zod';
import type { FormLink } from '../../../core/types';
import { answerError, toApiError } from '../../records/answerError';

/** The public site's forms: callback, contact, hiring cost, job application, client's answer. */
type PublicFormKind = 'callback' | 'contact' | 'fee' | 'application' | 'client';

/** The titles of the response pages. */
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

/** A public form's response: JSON, or a page for a form sent without scripts (`Accept: text/html`). */
export const orPage = (schema: z.ZodType) => ({
  content: { 'application/json': { schema }, 'text/html': { schema: z.string() } },
});

/** A public form's errors, by status. */
export const refusalsOrPages = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, orPage(refusal)]));

/** Whether a browser sent the form without scripts, and shows the response as a page. */
const isPlain = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html');

/**
 * Responds to a form sent without scripts: with the site's page if it supplies one (`renderFormAnswer`), otherwise by a
 * redirect to the home page, which shows the result. Undefined for requests that want JSON.
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

/** Responds to a public form with a sentence and optionally a link; by default none. */
export const answerForm = (
  request: FastifyRequest,
  reply: FastifyReply,
  kind: PublicFormKind,
  message: string,
  link?: FormLink,
): FastifyReply =>
  answerPlainForm(request, reply, kind, 200, message, link) ??
  reply.send({ message, ...(link && { link: link.href }) });

/** A form's input, and the path of its page; by default the page with the form for that address. */
export interface TypedForm {
  page?: string;
  fields: Readonly<Record<string, unknown>>;
  /** Names of file fields to be chosen again, since no page can restore a file. By default none. */
  again?: FieldError;
}

/** The parsed part of an urlencoded form; undefined if it was refused before parsing. */
export const typedBody = ({ body }: FastifyRequest): TypedForm | undefined =>
  typeof body === 'object' && body !== null ? { fields: body as TypedForm['fields'] } : undefined;

/**
 * Responds to a refused public form: one sent without scripts gets its page with the input. `told` is the error as
 * shown to the sender, by default unchanged.
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
