import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { documentPath } from 'shared/domain/money/sendings/sending';
import { readPicture } from '../api/letterhead/pictures';
import { addressKey } from '../core/addressKey';
import { partOf } from '../core/answerInTurn';
import { ApiError, notFound } from '../core/errors';
import { throttle } from '../core/throttle';
import type { Db } from '../db/tables';
import type { SitePart, SitePartOptions } from '../site/SitePart';
import { abortOnDisconnect } from '../threads/abortOnDisconnect';
import { documentPage, documentPageHeaders, endedPage } from './documentPage';
import { noteOpening, openDocument } from './openDocument';

/** An office shares one address, so this only stops floods and guessing. */
const perAddress = { most: 300, windowMs: 60 * 60 * 1000 };

/** Answers in a page whatever is refused. */
function refuseInPage(error: Error, _request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof ApiError)) throw error;
  return reply
    .status(error.status)
    .headers({ ...documentPageHeaders, ...error.headers })
    .type('text/html; charset=utf-8')
    .send(endedPage(error.message));
}

type ByToken = { Params: { token: string } };

/** The pages on which clients read the documents that they were sent, without an account, and save them as PDF. */
export class DocumentPages implements SitePart {
  private readonly db: Db;

  constructor({ db }: SitePartOptions) {
    this.db = db;
  }

  routes(app: FastifyInstance): void {
    const get = (path: string, act: (request: FastifyRequest<ByToken>, reply: FastifyReply) => Promise<FastifyReply>) =>
      app.get<ByToken>(
        path,
        { config: { turn: partOf('token') }, errorHandler: refuseInPage },
        async (request, reply) => {
          reply.headers(documentPageHeaders).type('text/html; charset=utf-8');
          await throttle(
            this.db,
            `documents:${addressKey(request.ip)}`,
            perAddress,
            'Too many calls from your address.',
          );
          return act(request, reply);
        },
      );
    get('/documents/:token', async (request, reply) => {
      const opened = await openDocument(this.db, request.params.token);
      if (request.method === 'GET') await noteOpening(this.db, opened);
      return reply.send(documentPage(opened, documentPath(request.params.token)));
    });
    get('/documents/:token/pdf', async (request, reply) => {
      const { document } = await openDocument(this.db, request.params.token);
      const { name, content } = await document.file(abortOnDisconnect(reply));
      return reply
        .type('application/pdf')
        .header('Content-Disposition', `attachment; filename="${name}"`)
        .send(content);
    });
    for (const which of ['logo', 'signature'] as const)
      get(`/documents/:token/${which}`, async (request, reply) => {
        const { document } = await openDocument(this.db, request.params.token);
        const picture = await readPicture(this.db, document.sheet.supplier[which]);
        if (!picture) throw notFound('This document has no such picture.');
        return reply.type(picture.type).send(picture.content);
      });
  }

  async at(): Promise<undefined> {}

  async paths(): Promise<string[]> {
    return [];
  }

  sent(): undefined {}

  async withForm(): Promise<undefined> {}

  close(): void {}
}
