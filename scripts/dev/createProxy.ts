import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { DevelopmentShell } from './developmentShell.ts';
import { forward } from './forward.ts';
import { forwardSocket } from './forwardSocket.ts';
import { lightPageAt } from './lightPageAt.ts';
import type { ModuleServer } from './ModuleServer.ts';
import { REFRESH_SCRIPT } from './rewriteDocument.ts';
import { sendDocument } from './sendDocument.ts';
import { sendShellFile } from './sendShellFile.ts';
import type { UnreleasedData } from './UnreleasedData.ts';

/** The parts behind the proxy. */
export interface Parts {
  /** The server for all other requests. */
  url: URL;
  shell: DevelopmentShell;
  modules: Pick<ModuleServer, 'name' | 'dir' | 'served'>[];
  unreleased: UnreleasedData;
  /** The script at `REFRESH_SCRIPT`. */
  refreshScript: string;
}

/** One origin in front of all parts. Requests wait until the parts are ready. */
export function createProxy(ready: Promise<Parts>): Server {
  /** Taken from the documents of a deployed server whose API has another origin. */
  let foreignApi: URL | undefined;

  const answer = async (
    { modules, shell, url, unreleased, refreshScript }: Parts,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const path = pathOf(request);
    if (path === REFRESH_SCRIPT)
      return void response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' })
        .end(refreshScript);

    const module = modules.find(({ name }) => path.startsWith(`/dev/${name}/`));
    if (module) {
      const unreachable = `${module.name} does not answer; the terminal says why.`;
      const served = await module.served;
      return served
        ? forward(request, response, { to: new URL(`http://127.0.0.1:${served.port}`), unreachable })
        : sendText(response, 502, unreachable);
    }
    if (path.startsWith('/shell/') && (await sendShellFile(shell.folder, path.slice('/shell/'.length), response)))
      return;

    const light = await lightPageAt(path, modules);
    if (light)
      return void response
        .writeHead(light.status, { ...light.headers, 'content-type': light.type, 'cache-control': 'no-store' })
        .end(light.raw);

    if (path.startsWith('/api/m/')) {
      const served = await Promise.all(modules.map((each) => each.served));
      const manifests = served.flatMap((each) => each?.manifest ?? []);
      const { authorization = '', cookie = '' } = request.headers;
      const statusAt = async (list: string) => {
        const at = foreignApi ? `${foreignApi.href.replace(/\/$/, '')}/${list}` : new URL(`/api/${list}`, url);
        return fetch(at, { headers: { authorization, cookie } }).then(
          (answer) => answer.status,
          () => 0,
        );
      };
      if (await unreleased.answer(request, response, manifests, statusAt)) return;
    }

    const unreachable = `${url.origin} can't be reached; check that it runs, and the connection.`;
    if (foreignApi && path.startsWith('/api/'))
      return forward(request, response, {
        to: foreignApi,
        path: foreignApi.pathname.replace(/\/$/, '') + (request.url ?? '').slice('/api'.length),
        unreachable,
      });
    if (!wantsDocument(request)) return forward(request, response, { to: url, unreachable });
    forward(request, response, {
      to: url,
      unreachable,
      without: ['accept-encoding', 'if-none-match', 'if-modified-since'],
      take: async (document) => {
        const served = await Promise.all(modules.map((module) => module.served));
        const api = await sendDocument(document, request, response, {
          modules: served.filter((module) => module !== undefined),
          shellEntry: shell.entry,
        });
        if (api !== undefined) foreignApi = new URL(api);
      },
    });
  };

  return createServer((request, response) => {
    ready
      .then((parts) => answer(parts, request, response))
      .catch(() => sendText(response, 502, 'The product could not be started; the terminal says why.'));
  }).on('upgrade', (request, socket, head) => {
    ready
      .then(({ modules }) => modules.find(({ name }) => pathOf(request) === `/dev/${name}/ws`)?.served)
      .then((served) => forwardSocket(request, socket, head, { port: served?.port }))
      .catch(() => socket.destroy());
  });
}

const pathOf = (request: IncomingMessage) => (request.url ?? '/').split('?')[0] ?? '/';
const wantsDocument = (request: IncomingMessage) =>
  request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
const sendText = (response: ServerResponse, status: number, text: string) =>
  void response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(text);
