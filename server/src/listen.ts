import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings';
import { StartError } from './startError';

const reasons: Record<string, (settings: Settings) => string> = {
  EADDRINUSE: ({ port, host }) =>
    `Port ${port} on ${host} is in use already; stop the program that has it or set PORT to another number.`,
  EACCES: ({ port }) => `Port ${port} is not allowed for this user; set PORT to a number above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `The address ${host} is not one of this machine; correct HOST.`,
  ENOTFOUND: ({ host }) => `The host name ${host} is not known; correct HOST.`,
};

/** Begins to listen and answers the address to open. Throws `StartError`. */
export async function listen(app: FastifyInstance, settings: Settings): Promise<string> {
  try {
    await app.listen({ port: settings.port, host: settings.host });
  } catch (cause) {
    const reason = reasons[(cause as { code?: string }).code ?? ''];
    if (reason) throw new StartError(reason(settings), { cause });
    throw cause;
  }
  const { port } = app.server.address() as AddressInfo;
  const anywhere = ['0.0.0.0', '::'].includes(settings.host);
  const host = anywhere ? 'localhost' : settings.host;
  return settings.publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
