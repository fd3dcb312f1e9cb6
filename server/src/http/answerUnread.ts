import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { securityHeaders } from './securityHeaders';

/** A request that was not read to its end, and its answer. */
const answers = {
  bad_input: ['400 Bad Request', 'The request could not be read; send it as HTTP says.'],
  too_slow: ['408 Request Timeout', 'The request came too slowly or not to its end; send it again.'],
  too_long: [
    '431 Request Header Fields Too Large',
    'The address and the headers of the request are too long; send less in them.',
  ],
} as const;

const codes: Record<string, keyof typeof answers> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'too_slow',
  HPE_HEADER_OVERFLOW: 'too_long',
};

/** Answers straight to the connection, in the API's documented shape, and closes it. */
export function answerUnread(socket: Socket, code: keyof typeof answers, id: string = randomUUID()): void {
  if (!socket.writable || socket.destroyed) return void socket.destroy();
  const [status, message] = answers[code];
  const body = JSON.stringify({
    message,
    code,
    ...(code === 'bad_input' ? { errors: [{ path: '', msg: message }] } : {}),
  });
  const headers = {
    ...securityHeaders,
    'X-Request-Id': id,
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  socket.end(
    `HTTP/1.1 ${status}\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n${body}`,
  );
  socket.destroySoon();
}

/** Answers what Node's parser refuses. */
export function clientErrorHandler(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET') return void socket.destroy();
  answerUnread(socket, codes[error.code ?? ''] ?? 'bad_input');
}
