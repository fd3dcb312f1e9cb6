import { once } from 'node:events';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Release, releaseFileName, releaseSchema } from 'shared/contract';
import { z } from 'zod';
import { isTooDeep } from '../core/refuseUnstorable';
import { ReleaseError } from './ReleaseError';
import { RELEASE_LIMIT, type Staging } from './storage/Staging';

/** The most files that one release may have. */
const MOST_FILES = 2000;

/** Lets a scope take releases as multipart uploads. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  await scope.register(multipart, {
    preservePath: true,
    limits: { fileSize: RELEASE_LIMIT, files: MOST_FILES + 1, fields: 0, parts: MOST_FILES + 1 },
  });
}

/**
 * Reads an upload file by file: `release.json` first, then each file under its name in the release.
 * Throws `ReleaseError` for a manifest that is wrong or a name that leaves the release's folder.
 */
export async function readUpload(request: FastifyRequest, staging: Staging): Promise<Release> {
  if (!request.isMultipart())
    throw new ReleaseError(400, 'no_upload', 'Send the release as multipart form data, release.json first.');
  let release: Release | undefined;
  for await (const part of request.files()) {
    if (!release) {
      if (part.filename !== 'release.json')
        throw new ReleaseError(400, 'no_release_json', 'The first file of an upload must be release.json.');
      release = parseRelease(await part.toBuffer());
      continue;
    }
    const name = releaseFileName.safeParse(part.filename);
    if (!name.success)
      throw new ReleaseError(
        400,
        'file_name',
        `The file name "${part.filename}" is not allowed: it ${name.error.issues[0]?.message ?? 'is wrong'}.`,
      );
    await staging.write(name.data, part.file);
    if (!part.file.readableEnded) await once(part.file, 'close');
    if (part.file.truncated)
      throw new ReleaseError(
        413,
        'too_large',
        `The file ${name.data} is larger than ${RELEASE_LIMIT / 1024 / 1024} MB.`,
      );
  }
  if (!release)
    throw new ReleaseError(400, 'no_release_json', 'The upload has no files; release.json must be the first.');
  return release;
}

/** `release.json` as data. Throws `ReleaseError` that names each wrong field. */
export function parseRelease(content: Buffer): Release {
  let value: unknown;
  try {
    value = JSON.parse(content.toString('utf8'));
  } catch {
    throw new ReleaseError(
      400,
      'release_json',
      'release.json is not JSON; release the module again with npm run release.',
    );
  }
  if (isTooDeep(value))
    throw new ReleaseError(400, 'release_json', 'release.json has lists and objects too deep in each other.');
  const result = releaseSchema.safeParse(value);
  if (!result.success)
    throw new ReleaseError(
      400,
      'release_json',
      'release.json is not valid; correct what is named, and release the module again with npm run release:',
      z
        .prettifyError(result.error)
        .split('\n')
        .filter((line) => line !== ''),
    );
  return result.data;
}
