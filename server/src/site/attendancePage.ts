import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PageSources } from '../pages/composePages';
import { styleHash } from '../pages/contentSecurityPolicy';
import { escapeHtml } from '../pages/html';
import { type PreparedFile, prepareFile, sendPrepared } from './preparedFile';

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What the page says before its script has run, and where scripts are off. */
const NEEDS_SCRIPT =
  '<noscript><p class="sentence">This page needs JavaScript. Allow it for this site, then open the link again.</p><p class="sentence" lang="hi">इस पेज के लिए JavaScript ज़रूरी है। इस साइट के लिए उसे चालू करें, फिर लिंक दोबारा खोलें।</p></noscript>';

/**
 * The page behind every supervisor's link, whole in one file, so that a phone keeps it whole or not at all. It is the same
 * for all links: what they hold stands behind the #, which is sent to nobody.
 */
async function prepare({ shellFolder, apiBase }: PageSources, { script, style }: Files): Promise<PreparedFile> {
  const [code, css] = await Promise.all(
    [script, style].map((file) => readFile(path.join(shellFolder, file), 'utf8').then((text) => text.trim())),
  );
  const safe = (code ?? '').replaceAll('</script', '<\\/script');
  const html = `<!doctype html>
<html lang="en-IN" data-api="${escapeHtml(apiBase)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f7fa">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b1422">
<title>Attendance</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${css ?? ''}</style>
</head>
<body><main id="attendance"></main>${NEEDS_SCRIPT}<script>${safe}</script></body>
</html>
`;
  const api = URL.canParse(apiBase) ? ` ${new URL(apiBase).origin}` : '';
  const policy = [
    "default-src 'none'",
    `script-src ${sourceOf(safe)}`,
    `style-src ${styleHash(css ?? '')}`,
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

type Files = NonNullable<PageSources['shell']['attendance']>;

/** Serves the page behind supervisors' links, `/attendance#…`, and the worker that keeps it on the phone, for that address alone. */
export function attendancePage(app: FastifyInstance, sources: PageSources): void {
  const files = sources.shell.attendance;
  if (!files) return;
  let page: Promise<PreparedFile> | undefined;
  let worker: Promise<PreparedFile> | undefined;
  app.get('/attendance', async (request, reply) => {
    page ??= prepare(sources, files);
    return sendPrepared(request, reply, await page);
  });
  app.get('/attendance/worker.js', async (request, reply) => {
    worker ??= readFile(path.join(sources.shellFolder, files.worker), 'utf8').then((text) =>
      prepareFile(text, 'text/javascript; charset=utf-8', {
        'Service-Worker-Allowed': '/attendance',
        'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
        'X-Content-Type-Options': 'nosniff',
      }),
    );
    return sendPrepared(request, reply, await worker);
  });
}
