import { createHash } from 'node:crypto';
import type {} from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';

/** A multipart form with at most one file, as it was sent. */
export interface SentForm {
  fields: Record<string, string>;
  /** Undefined when it has none. */
  file?: { name: string; content: Buffer };
}

const forms = new WeakMap<FastifyRequest, SentForm>();

/** Reads a form into `fields` as it comes, once, its file under the name `file`; other files are left. Throws what multipart does. */
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

/** A request's form, once it is read: its fields, and its file by name and content. */
export function formContent(request: FastifyRequest): string {
  const { fields = {}, file } = forms.get(request) ?? {};
  const content = file && createHash('sha256').update(file.content).digest('hex');
  return JSON.stringify([Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)), file?.name, content]);
}
