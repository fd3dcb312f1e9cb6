import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { routeOf } from '../core/routeOf';
import type { Settings } from '../settings';

interface ErrorFacts {
  [fact: string]: unknown;
  type: string;
  message: string;
  stack: string;
}

/** The logged part of an error: databases append rows to theirs. */
function errorFacts(error: Error & { code?: string }): ErrorFacts {
  const { name, code, message, stack = '', cause } = error;
  return { type: name, code, message, stack, ...(cause instanceof Error ? { cause: errorFacts(cause) } : {}) };
}

/** Where lines go; by default, the standard output. */
export interface LogStream {
  write(line: string): void;
}

/**
 * The log: a line of JSON each, with the request's id, method and route and no personal data: no address, no query, no
 * header, no body.
 */
export const logging = (level: Settings['logLevel'], stream?: LogStream): FastifyServerOptions['logger'] => ({
  level,
  ...(stream ? { stream } : {}),
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  serializers: {
    err: errorFacts,
    req: (request) => ({ method: request.method, route: routeOf(request) }),
    res: ({ statusCode }) => ({ status: statusCode }),
  },
});

/** Writes a line for each answer, at the level `info`. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { method } = request;
    const ms = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route: routeOf(request), status: reply.statusCode, ms }, 'answered');
    done();
  });
}
