import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ModuleManifest } from '../../shared/contract/manifest.ts';
import { type Replacements, rewriteDocument } from './rewriteDocument.ts';
import { widenPolicy } from './widenPolicy.ts';

/**
 * Sends the server's document with the replacements, with status 200 when one of the modules owns its path. Returns the
 * API's address when its origin is another.
 */
export async function sendDocument(
  document: IncomingMessage,
  request: IncomingMessage,
  response: ServerResponse,
  replacements: Replacements,
): Promise<string | undefined> {
  const html = await text(document);
  const rewritten = rewriteDocument(html, replacements);
  const { 'content-length': _length, 'transfer-encoding': _encoding, etag: _etag, ...headers } = document.headers;
  const policy = headers['content-security-policy'];
  if (typeof policy === 'string') headers['content-security-policy'] = widenPolicy(policy, request.headers.host ?? '');
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const found = replacements.modules.some(({ manifest }) => owns(manifest, path));
  response
    .writeHead(found ? 200 : (document.statusCode ?? 200), { ...headers, 'cache-control': 'no-store' })
    .end(rewritten?.html ?? html);
  return rewritten?.foreignApi;
}

const owns = (manifest: ModuleManifest, path: string) =>
  manifest.routes.some((route) =>
    new RegExp(`^${route.path.replace(/[.]/g, '\\.').replace(/:[^/]+/g, '[^/]+')}/?$`).test(path),
  );
