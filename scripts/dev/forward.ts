import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** How long a server may stay silent, in milliseconds. */
const LIMIT = 60_000;

interface ForwardOptions {
  /** The origin that answers. */
  to: URL;
  /** The path to request there. By default, the request's own. */
  path?: string;
  /** The message when the origin can't be reached. */
  unreachable: string;
  /** Sends an HTML answer instead of passing it on. By default, all answers are passed on. */
  take?: (answer: IncomingMessage) => Promise<void>;
  /** Headers to remove from the request. By default, none. */
  without?: string[];
  /** The session to use. By default, the request's own. */
  token?: string;
}

/** Passes a request on to another origin, as if it had been made there, and returns the answer. */
export function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { to, path = request.url ?? '/', unreachable, take, without = [], token }: ForwardOptions,
): void {
  const here = `http://${request.headers.host ?? ''}`;
  const headers: OutgoingHttpHeaders = { ...request.headers, host: to.host };
  for (const name of ['origin', 'referer'])
    if (typeof headers[name] === 'string') headers[name] = headers[name].replace(here, to.origin);
  for (const name of without) delete headers[name];
  if (token !== undefined) headers.authorization = `Bearer ${token}`;

  const send = to.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = send(to, { path, method: request.method, headers, timeout: LIMIT }, (answer) => {
    if (take && (answer.headers['content-type'] ?? '').startsWith('text/html'))
      return void take(answer).catch(() => response.destroy());
    const location = answer.headers.location?.replace(to.origin, here);
    response.writeHead(answer.statusCode ?? 502, {
      ...answer.headers,
      ...(location === undefined ? {} : { location }),
    });
    answer.pipe(response);
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('timeout')));
  outgoing.on('error', () => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' }).end(unreachable);
  });
  response.on('close', () => outgoing.destroy());
  request.pipe(outgoing);
}
