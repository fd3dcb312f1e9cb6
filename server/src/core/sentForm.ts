import { createHash } from 'node:crypto';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** A multipart form with at most one file. */
export interface SentForm {
  fields: Record<string, string>;
  /** Undefined if there is none. */
  file?: { name: string; content: Buffer };
}

const forms = new WeakMap<FastifyRequest, SentForm>();

/**
 * Streams a form into `fields`, once, with its file under the name `file`; other files are ignored. Throws multipart
 * errors.
 */
export async function readForm(request: FastifyRequest, fields: Record<string, string> = {}): Promise<SentForm> {
  const known = forms.get(request);
  if (known) return known;
  const form: SentForm = { fields };
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname === 'file' && part.filename !== '')
      form.file = { name: part.filename, content: await part.toBuffer() };
    else part.file.resume();
  }
  forms.set(request, form);
  return form;
}

/** A request's parsed form: its fields, and its file by name and content. */
export function formContent(request: FastifyRequest): string {
  const { fields = {}, file } = forms.get(request) ?? {};
  const content = file && createHash('sha256').update(file.content).digest('hex');
  return JSON.stringify([Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)), file?.name, content]);
}
