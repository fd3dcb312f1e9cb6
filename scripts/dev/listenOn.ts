import type { Server } from 'node:http';

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use already; stop the program that has it or name another with --port.`,
  EACCES: (port) => `Port ${port} is not allowed for this user; name one above 1023 with --port.`,
};

/** Begins to listen on this machine only. Throws an error of one sentence when the port can't be had. */
export function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(reasons[error.code ?? ''] ? new Error(reasons[error.code ?? '']?.(port), { cause: error }) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}
