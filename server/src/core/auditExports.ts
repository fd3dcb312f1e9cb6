import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction } from 'shared/domain/records/auditActions';
import type { Db } from '../db/tables';
import { actorOf } from './actorOf';
import { audit } from './audit';
import { noteRead } from './auditReads';
import { XLSX } from './routeSchemas';

/** Responses with many records, by media type. */
const exported: Readonly<Record<string, AuditAction>> = {
  'text/csv': 'export.csv',
  [XLSX]: 'export.xlsx',
  'application/zip': 'export.archive',
};

const routeBelowApi = ({ routeOptions }: FastifyRequest) => (routeOptions.url ?? '').replace(/^\/api\//, '');

/** The route below the API: `tasks/export.csv`. */
const nameOf = (request: FastifyRequest) =>
  routeBelowApi(request).replace(/:(\w+)/g, (_, name: string) =>
    String((request.params as Record<string, unknown>)[name]),
  );

/**
 * Logs downloads of lists and archives, and counts downloads of records' files and documents, on any route; without the
 * log entry there is no response. Add it before the routes.
 */
export function auditExports(app: FastifyInstance, db: Db): void {
  app.addHook('onRoute', (route) => {
    const { response } = (route.schema ?? {}) as { response?: Record<number, { content?: object }> };
    const action = Object.keys(response?.[200]?.content ?? {}).map((type) => exported[type])[0];
    const isFile = Object.keys(response?.[200]?.content ?? {}).includes('application/pdf');
    if ((action === undefined && !isFile) || route.method === 'HEAD') return;
    const writeDown = async (request: FastifyRequest, reply: FastifyReply, payload: unknown) => {
      if (reply.statusCode !== 200) return payload;
      if (action === undefined) await noteRead(db, request, routeBelowApi(request));
      else await audit(db, actorOf(request), action, { detail: nameOf(request) });
      return payload;
    };
    route.onSend = [...[route.onSend ?? []].flat(), writeDown];
  });
}
