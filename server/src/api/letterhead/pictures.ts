import { createHash } from 'node:crypto';
import { letterPicture, MAX_PICTURE_BYTES, pictureHash, storedPicture } from 'shared/domain/letterhead/picture';
import { z } from 'zod';
import { actorOf } from '../../core/actorOf';
import type { ApiOptions } from '../../core/context';
import { badInput, notFound } from '../../core/errors';
import { limitUploads } from '../../core/limitUploads';
import { filesOf } from '../../core/routeSchemas';
import type { Api } from '../../core/types';
import type { Queries } from '../../db/tables';
import { openPool } from '../../threads/pools';
import { acceptUploads, readUpload } from '../files/readUpload';
import { readFile, storeFile } from '../files/recordFiles';
import { requirePermission } from '../records/requirePermission';
import { letterhead } from './letterhead';

const pictures = openPool<typeof import('./plainPicture')>('pictures', { threads: 1, waiting: 5, limitMs: 15_000 });

export interface Picture {
  type: string;
  content: Buffer;
}

/**
 * A picture by its hash; undefined if there is none. Other files are stored under their record's id, which is not a
 * hash.
 */
export async function readPicture(db: Queries, sha256 = ''): Promise<Picture | undefined> {
  if (sha256 === '' || !pictureHash.safeParse(sha256).success) return undefined;
  const content = await readFile(db, sha256);
  return content && { type: content[0] === 0xff ? 'image/jpeg' : 'image/png', content };
}

const refuse = (msg: string) => badInput([{ path: 'file', msg }]);

/**
 * The logos and signatures of letterheads, stored permanently under their hash, so that issued documents keep theirs.
 */
export function pictureRoutes(app: Api, { db, settings }: ApiOptions): void {
  void app.register(async (scope: Api) => {
    await acceptUploads(scope);
    scope.addHook('onRequest', (request) => limitUploads(db, settings, request, actorOf(request).id));
    scope.post(
      '/pictures',
      {
        config: requirePermission(letterhead, 'write'),
        schema: {
          summary: 'Store a picture for a letterhead, PNG or JPEG; its logo and signature name it by the hash',
          form: z.object({ file: z.string().meta({ contentMediaType: 'application/octet-stream' }) }),
          response: { 201: storedPicture },
          refuses: [507],
        },
      },
      async (request, reply) => {
        const { file } = await readUpload(request, letterPicture);
        if (!file) throw refuse(`Choose a ${letterPicture.words} file.`);
        if (file.content.length > MAX_PICTURE_BYTES)
          throw refuse('This picture is larger than 500 KB. Make it smaller, or choose another one.');
        const made = await pictures.run('plainPicture', file.content);
        if ('problem' in made) throw refuse(made.problem);
        const content = Buffer.from(made.content);
        const sha256 = createHash('sha256').update(content).digest('hex');
        await storeFile(db, sha256, content);
        return reply.status(201).send({ sha256 });
      },
    );
  });
  app.get(
    '/pictures/:sha256',
    {
      config: requirePermission(letterhead, 'read'),
      schema: {
        summary: 'A picture of a letterhead',
        params: z.object({ sha256: z.string() }),
        response: { 200: filesOf(Object.keys(letterPicture.endings), 'The picture') },
      },
    },
    async (request, reply) => {
      const picture = await readPicture(db, request.params.sha256);
      if (!picture) throw notFound('There is no such picture. Choose it again in the letterhead.');
      return reply
        .type(picture.type)
        .header('Cache-Control', 'private, max-age=31536000, immutable')
        .send(picture.content);
    },
  );
}
