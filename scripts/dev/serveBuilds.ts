import { createServer, type Server, type ServerResponse } from 'node:http';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { forward } from './forward.ts';
import { forwardSocket } from './forwardSocket.ts';
import type { ModuleServer } from './ModuleServer.ts';
import { fromSource } from './rewriteDocument.ts';

/**
 * The address in a running product that asks it to load a module from `address`. Throws for a module without a page in
 * the console.
 */
export function previewAddress({ name, routes }: ModuleManifest, product: URL, address: string): string {
  const route = routes.find(({ path }) => path.startsWith('/dashboard') && !path.includes(':'));
  if (!route)
    throw new Error(
      `${name} has no page of the console; --in loads those alone. Leave --in out to see its other pages.`,
    );
  return `${product.origin}${route.path}?preview=${name}@${address}`;
}

/**
 * Serves modules from source to a running product, whose pages load them across origins. Serves no other site, and only
 * at `address`, so that no other name for this computer works.
 */
export function serveBuilds(
  modules: readonly Pick<ModuleServer, 'name' | 'served'>[],
  product: URL,
  address: string,
): Server {
  const moduleAt = (url = '') => modules.find(({ name }) => url.startsWith(`/dev/${name}/`));
  return createServer((request, response) => {
    const { host, 'sec-fetch-dest': kind } = request.headers;
    response.setHeader('Access-Control-Allow-Origin', product.origin);
    response.setHeader('Access-Control-Allow-Private-Network', 'true');
    if (host !== new URL(address).host) return sendText(response, 403, 'Ask for this by its own address.');
    if (request.method === 'OPTIONS') return void response.writeHead(204).end();
    const module = moduleAt(request.url);
    if (!module) return sendText(response, 404, 'There is no such module here.');
    const unreachable = `${module.name} does not answer; the terminal says why.`;
    void module.served.then((served) => {
      if (!served) return sendText(response, 502, unreachable);
      if (request.url === `/dev/${module.name}/registry.json`)
        return void response
          .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
          .end(JSON.stringify(fromSource(served, address)));
      forward(request, response, {
        to: new URL(`http://127.0.0.1:${served.port}`),
        unreachable,
        // A style sheet's images are requested without CORS, which the module's own server refuses.
        without: kind === 'image' ? ['sec-fetch-mode'] : [],
      });
    });
  }).on('upgrade', (request, socket, head) => {
    void Promise.resolve(moduleAt(request.url)?.served).then((served) =>
      forwardSocket(request, socket, head, { port: served?.port, product: product.origin }),
    );
  });
}

const sendText = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
