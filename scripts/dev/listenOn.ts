import type { Server } from 'node:http';

const reasons: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use already; stop the program that has it or name another with --port.`,
  EACCES: (port) => `Port ${port} is not allowed for this user; name one above 1023 with --port.`,
};

/** Listens on this machine only. Throws a one-sentence error when the port is taken. */
export function listenOn(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(reasons[error.code ?? ''] ? new Error(reasons[error.code ?? '']?.(port), { cause: error }) : error),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
}
