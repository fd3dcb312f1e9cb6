import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { workerPath } from 'shared/contract/lightPage';
import { styleHash } from '../pages/contentSecurityPolicy';
import { escapeHtml } from '../pages/html';
import { type PreparedFile, prepareFile } from './preparedFile';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** The page's text before its script has run, and where scripts are off. */
const NEEDS_SCRIPT =
  '<noscript><p class="sentence">This page needs JavaScript. Allow it for this site, then open the link again.</p><p class="sentence" lang="hi">इस पेज के लिए JavaScript ज़रूरी है। इस साइट के लिए उसे चालू करें, फिर लिंक दोबारा खोलें।</p></noscript>';

/** A light page, whole in one file, so that a phone keeps it whole or not at all: the same for everybody. */
function prepare(title: string, code: string, css: string, apiBase: string): Promise<PreparedFile> {
  const safe = code.trim().replaceAll('</script', '<\\/script');
  const style = css.trim();
  const html = `<!doctype html>
<html lang="en-IN" data-api="${escapeHtml(apiBase)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7fa">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1422">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main></main>${NEEDS_SCRIPT}<script>${safe}</script></body>
</html>
`;
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(safe)}`,
    `style-src ${styleHash(style)}`,
    "img-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return prepareFile(html, 'text/html; charset=utf-8', {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  });
}

/** The scope of a worker: the addresses that begin with its page's. */
const workerHeaders = (page: string) => ({
  'Service-Worker-Allowed': page,
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
  'X-Content-Type-Options': 'nosniff',
});

/** The light pages of a release whose files lie in `folder`, and their workers, by path. */
export async function lightPagesOf(
  { manifest, lightPages = {} }: Pick<Release, 'manifest' | 'lightPages'>,
  folder: string,
  apiBase: string,
): Promise<Map<string, PreparedFile>> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const prepared = new Map<string, PreparedFile>();
  for (const { path: page, title } of manifest.lightPages ?? []) {
    const files = lightPages[page];
    if (!files) continue;
    prepared.set(page, await prepare(title, await read(files.script), await read(files.style), apiBase));
    if (files.worker !== undefined)
      prepared.set(
        workerPath(page),
        await prepareFile(await read(files.worker), 'text/javascript; charset=utf-8', workerHeaders(page)),
      );
  }
  return prepared;
}
