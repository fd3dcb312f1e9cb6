import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { findRoute } from '../../shared/contract/findRoute';
import type { Registry } from '../../shared/contract/registry';
import { readTwin, TWIN_BASE, twinFolder } from './buildTwins';

/** The ways in which the console is measured. */
export const twinNames = ['product', 'bundle', 'plain'] as const;
export type TwinName = (typeof twinNames)[number];

/** What a twin sends itself; all else comes from the product. */
interface Own {
  document(path: string, productDocument: string): string;
  /** The file at an address below `TWIN_BASE`. */
  file(path: string): string;
}

const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.woff2': 'font/woff2' };

/** The product's document with files of the twin in the place of its own, and of its registry what routes and sidebar need. */
function documentOf(productDocument: string, tags: string[], base: string): string {
  const registry = registryOf(productDocument);
  for (const module of Object.values(registry.modules)) {
    module.current = { ...module.current, base: '', entry: '', pages: {}, integrity: {} };
    delete module.previous;
  }
  return productDocument
    .replace(/<link rel="(?:stylesheet|preload|prefetch)" href="[^"]*\.(?:js|css)"[^>]*>\n?/g, '')
    .replace(/<script defer[^>]*><\/script>\n?/g, '')
    .replace(/<meta property="csp-nonce"[^>]*>\n?/, '')
    .replaceAll('href="/shell/', `href="${base}`)
    .replace(
      /(id="registry">).*?(<\/script>)/s,
      (_all, open: string, close: string) => open + JSON.stringify(registry) + close,
    )
    .replace('</head>', `${tags.join('\n')}\n</head>`);
}

const registryOf = (html: string): Registry =>
  JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as Registry;

const style = (href: string) => `<link rel="stylesheet" href="${href}">`;
const script = (href: string) => `<script defer src="${href}"></script>`;
const preload = (href: string) => `<link rel="preload" href="${href}" as="script" fetchpriority="low">`;

function bundle(project: string): Own {
  const folder = twinFolder(project, 'bundle');
  return {
    document(path, productDocument) {
      const { entry, console, pages } = readTwin(folder);
      const owned = findRoute(registryOf(productDocument), path);
      const files = [...entry, ...((owned && pages[`${owned.module.manifest.name}/${owned.route.page}`]) ?? console)];
      return documentOf(
        productDocument,
        files.map((file) => {
          const href = TWIN_BASE + file;
          return file.endsWith('.css') ? style(href) : entry.includes(file) ? script(href) : preload(href);
        }),
        TWIN_BASE,
      );
    },
    file: (path) => join(folder, 'dist', path),
  };
}

function plain(project: string): Own {
  const folder = twinFolder(project, 'plain');
  const base = `${TWIN_BASE}shell/`;
  return {
    document: (_path, productDocument) =>
      documentOf(
        productDocument,
        readTwin(join(folder, 'shell')).entry.map((file) => (file.endsWith('.css') ? style : script)(base + file)),
        base,
      ),
    file: (path) => join(folder, path.replace('/', '/dist/')),
  };
}

/**
 * Serves the console as the product sends it, or a twin of it, from a port of its own; answers the address. What a twin
 * does not have itself, the API above all, comes from the product, so that only what is served differs.
 */
export async function serveTwin(
  name: TwinName,
  project: string,
  productUrl: string,
): Promise<{ url: string; stop(): void }> {
  const own = name === 'product' ? undefined : name === 'bundle' ? bundle(project) : plain(project);
  const server = createServer((asked, answer) => {
    const path = (asked.url ?? '/').split('?')[0] ?? '/';
    if (own && path.startsWith(TWIN_BASE)) return sendFile(own.file(path.slice(TWIN_BASE.length)), answer);
    if (own && /^\/dashboard(?:\/|$)/.test(path))
      return void fetch(productUrl + path).then(
        async (response) =>
          send(answer, 'text/html; charset=utf-8', Buffer.from(own.document(path, await response.text()))),
        () => answer.writeHead(502).end(),
      );
    return passOn(asked, answer, productUrl);
  });
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

const send = (answer: ServerResponse, type: string, body: Buffer, headers: Record<string, string> = {}) =>
  void answer.writeHead(200, { 'content-type': type, 'content-length': body.length, ...headers }).end(body);

function sendFile(file: string, answer: ServerResponse): void {
  const encoded = existsSync(`${file}.br`);
  if (!encoded && !existsSync(file)) return void answer.writeHead(404).end();
  send(answer, types[extname(file)] ?? 'application/octet-stream', readFileSync(encoded ? `${file}.br` : file), {
    'cache-control': file.endsWith('remoteEntry.js') ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(encoded ? { 'content-encoding': 'br' } : {}),
  });
}

function passOn(asked: IncomingMessage, answer: ServerResponse, productUrl: string): void {
  const passed = request(
    productUrl + asked.url,
    { method: asked.method, headers: { ...asked.headers, host: new URL(productUrl).host } },
    (answered) => {
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(answer);
    },
  );
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}
