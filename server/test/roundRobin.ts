import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A test's load balancer: each request goes to the next ready server; nothing is sent twice. */
export interface RoundRobin {
  url: string;
  /** The servers, by address; a server that is not ready is left out until it is. */
  servers: Set<string>;
  close(): Promise<void>;
}

/** How often servers are checked, in milliseconds. */
const EVERY_MS = 200;

export async function roundRobin(): Promise<RoundRobin> {
  const servers = new Set<string>();
  const ready = new Set<string>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const proxy = createServer((incoming, answer) => {
    const targets = [...servers].filter((server) => ready.has(server));
    turn += 1;
    const target = targets[turn % targets.length];
    if (target === undefined) return void answer.writeHead(502).end();
    const { method, url, headers } = incoming;
    const outgoing = request(target + (url ?? ''), { method, headers, agent }, (response) => {
      // Each server decides itself how long it keeps connections.
      const { connection: _connection, 'keep-alive': _keepAlive, ...passed } = response.headers;
      answer.writeHead(response.statusCode ?? 502, { ...passed, 'x-server': target });
      response.pipe(answer);
    });
    outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    incoming.pipe(outgoing);
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const look = async (server: string) => {
    const isReady = await fetch(`${server}/api/ready`, { signal: AbortSignal.timeout(1_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) ready.add(server);
    else ready.delete(server);
  };
  const timer = setInterval(() => {
    for (const server of servers) void look(server);
  }, EVERY_MS);
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servers,
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
