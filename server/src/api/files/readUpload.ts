import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from 'shared/domain/records/errorCodes';
import { MAX_UPLOAD_BYTES } from 'shared/domain/records/limits';
import { type StoredFile, type UploadRule, whyRefused } from 'shared/domain/records/upload';
import { z } from 'zod';
import { ApiError, badInput } from '../../core/errors';
import { readForm } from '../../core/sentForm';
import { mediaType } from './mediaType';

/** A validated form with one file: the type is detected from its content, not its name. */
export interface Upload {
  fields: Record<string, string>;
  /** Undefined if there is none. */
  file?: { name: string; type: string; content: Buffer };
}

const MAX_NAME = 150;

const refuse = (msg: string, status = 400, code: ErrorCode = 'bad_input') =>
  new ApiError(status, code, msg, { errors: [{ path: 'file', msg }] });
const tooLarge = () => refuse('This file is larger than 5 MB; choose a smaller one.', 413, 'too_large');

/** Enables multipart forms with one file up to the upload limit, in a scope. */
export async function acceptUploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 20, fieldSize: 20_000, parts: 21 },
  });
}

/** The stored name of a file: without path and unprintable characters, with the extension of its detected type. */
function safeName(name: string, endings: readonly string[]): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}"<>:|?*]/gu, '')
    .trim()
    .slice(-MAX_NAME);
  return endings.includes(clean.split('.').at(-1)?.toLowerCase() ?? '') && clean.includes('.')
    ? clean
    : `${clean || 'file'}.${endings[0] ?? ''}`;
}

async function checkFile(rule: UploadRule, name: string, content: Buffer): Promise<NonNullable<Upload['file']>> {
  if (content.length === 0) throw refuse('This file is empty; choose another one.');
  const type = (await mediaType(content)) ?? '';
  const known = Object.hasOwn(rule.endings, type) ? rule.endings[type] : undefined;
  if (!known) throw refuse(whyRefused(rule, name, type));
  return { name: safeName(name, known), type, content };
}

/**
 * Streams a multipart form into `upload`, by default a new one: its fields are known when the file is refused, except
 * those after one that is too large. Throws 400 and 413 with the field `file` if the file can't be accepted.
 */
export async function readUpload(
  request: FastifyRequest,
  rule: UploadRule,
  upload: Upload = { fields: {} },
): Promise<Upload> {
  if (!request.isMultipart()) throw badInput([{ path: 'file', msg: 'Send the file as multipart form data.' }]);
  try {
    const { file } = await readForm(request, upload.fields);
    if (file) upload.file = await checkFile(rule, file.name, file.content);
  } catch (error) {
    throw (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE' ? tooLarge() : error;
  }
  return upload;
}

/** The fields of a record with a file that was just uploaded. */
export const describeFile = (file: NonNullable<Upload['file']>): StoredFile => ({
  file: file.name,
  fileType: file.type,
  fileBytes: file.content.length,
  uploaded: new Date().toISOString(),
});

/** A multipart form with an input's fields, as texts, and `file`. */
export const uploadOf = (input: z.ZodObject) =>
  z.object({
    ...Object.fromEntries(Object.keys(input.shape).map((field) => [field, z.string().optional()])),
    version: z.string().optional(),
    file: z.string().meta({ contentMediaType: 'application/octet-stream' }),
  });
