import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';

/**
 * Passes a page's web socket on to a port of this machine. Accepts only the proxy's own origin and `product`, the
 * running product that loads the module, because edits are private.
 */
export function forwardSocket(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { port, product }: { port: number | undefined; product?: string },
): void {
  const { host, origin } = request.headers;
  if (port === undefined || origin !== (product ?? `http://${host}`)) return void socket.destroy();
  const address = `127.0.0.1:${port}`;
  const headers = Object.entries({ ...request.headers, host: address, origin: `http://${address}` }).map(
    ([name, value]) => `${name}: ${String(value)}`,
  );
  const target = connect(port, '127.0.0.1', () => {
    target.write([`GET ${request.url} HTTP/1.1`, ...headers, '', ''].join('\r\n'));
    target.write(head);
    socket.pipe(target).pipe(socket);
  });
  target.on('error', () => socket.destroy());
  socket.on('error', () => target.destroy());
  socket.on('close', () => target.destroy());
  target.on('close', () => socket.destroy());
}
