import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { certificateTypes, type CertificateType } from 'shared/domain/certificate';
import { MAX_CERTIFICATE_BYTES } from 'shared/domain/limits';
import { ApiError, badInput } from '../errors';

/** A form with one file, checked: what it is stands in its content, not in its name. */
export interface Upload {
  fields: Record<string, string>;
  /** Undefined when the form has none. */
  file?: { name: string; type: CertificateType; content: Buffer };
}

const MAX_NAME = 150;
const extensions: Record<CertificateType, string[]> = { 'application/pdf': ['pdf'], 'image/png': ['png'], 'image/jpeg': ['jpg', 'jpeg'] };

const refuse = (msg: string, status = 400, code = 'bad_input') => new ApiError(status, code, msg, { errors: [{ path: 'file', msg }] });
const tooLarge = () => refuse('Choose a file of at most 5 MB; this one is larger.', 413, 'too_large');

/** Lets a scope take multipart forms with one file up to the limit of certificates. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: MAX_CERTIFICATE_BYTES, files: 1, fields: 20, fieldSize: 20_000, parts: 21 } });
}

/** The name a file is kept under: without its path and unprintable characters, and ending as its content says. */
function safeName(name: string, type: CertificateType): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Surrogate}"<>:|?*]/gu, '').trim().slice(-MAX_NAME);
  const known = extensions[type];
  return known.includes(clean.split('.').at(-1)?.toLowerCase() ?? '') && clean.includes('.') ? clean : `${clean || 'certificate'}.${known[0]}`;
}

async function checkFile(name: string, content: Buffer): Promise<NonNullable<Upload['file']>> {
  if (content.length === 0) throw refuse('This file is empty; choose another one.');
  const { fileTypeFromBuffer } = await import('file-type');
  const found = (await fileTypeFromBuffer(content))?.mime;
  const type = certificateTypes.find((known) => known === found);
  if (!type) throw refuse('Choose a PDF, PNG or JPEG file; the content of this one is something else.');
  return { name: safeName(name, type), type, content };
}

/** Reads a multipart form. Throws 400 and 413 with the field `file` when the file can't be taken. */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw badInput([{ path: 'file', msg: 'Send the file as multipart form data.' }]);
  const upload: Upload = { fields: {} };
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') upload.fields[part.fieldname] = String(part.value);
      else if (part.fieldname === 'file' && part.filename !== '') upload.file = await checkFile(part.filename, await part.toBuffer());
      else part.file.resume();
    }
  } catch (error) {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : error;
  }
  return upload;
}
