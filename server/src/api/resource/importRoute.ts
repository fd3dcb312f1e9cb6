import type { FastifyRequest } from 'fastify';
import { counted } from 'shared/domain/answers';
import { z } from 'zod';
import type { Db } from '../../db/tables';
import { actorOf } from '../core/actorOf';
import { type ApiOptions } from '../core/context';
import { limitUploads } from '../core/limitUploads';
import { parse } from '../core/parse';
import { type Api } from '../core/types';
import { createRecord } from './changeRecord';
import type { Resource } from './definition';
import { mayDo } from './mayDo';
import { withinReach } from './withinReach';

/** The most rows that one call stores. */
const MOST = 500;
const MAX_BYTES = 8 * 1024 * 1024;

/** `POST /import { rows }`: stores up to 500 rows of a file, all or none, each with its history. A bad one is named as `rows.<index>.<field>`. */
export function importRoute(app: Api, definition: Resource, { db, settings }: ApiOptions): void {
  const body = z.object({
    rows: z
      .array(definition.input, { error: 'Send the rows as a list.' })
      .min(1, 'Send at least one row.')
      .max(MOST, `Send at most ${MOST} rows at once.`),
  });
  app.post(
    '/import',
    {
      bodyLimit: MAX_BYTES,
      onRequest: (request: FastifyRequest) => limitUploads(db, settings, request, actorOf(request).id),
      config: mayDo(definition, 'import'),
      schema: {
        summary: `Store up to ${MOST} rows of a file, all or none`,
        body,
        response: { 201: counted },
        refuses: [409, 507],
      },
    },
    async (request, reply) => {
      const { rows } = parse(body, request.body);
      await (db as Db).transaction().execute(async (tx) => {
        const within = withinReach(definition, request.account);
        for (const row of rows) await createRecord(tx, within, row, actorOf(request));
      });
      return reply.status(201).send({ count: rows.length });
    },
  );
}
