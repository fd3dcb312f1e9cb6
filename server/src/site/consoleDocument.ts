import { randomBytes } from 'node:crypto';
import { company } from 'shared/domain/companyFacts';
import type { Registry, ShellBuild } from 'shared/contract';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { documentHeaders } from './documentHeaders';
import { documentHtml } from './documentHtml';

interface Options {
  shell: ShellBuild;
  registry: Registry;
  apiBase: string;
  /** Which of the console's documents. */
  page: 'signin' | 'console';
}

/** A document of the console: of its own for each request, because the styles written at run time need a fresh nonce. */
export function consoleDocument({ shell, registry, apiBase, page }: Options): { html: string; headers: Record<string, string> } {
  const nonce = randomBytes(16).toString('base64url');
  const files = [...shell.entry, ...shell.chunks[page]];
  const asset = (file: string) => ({ href: `/shell/${file}`, integrity: shell.integrity[file] ?? '' });
  const html = documentHtml({
    world: 'console',
    head: { title: page === 'signin' ? `Sign In | ${company.shortName}` : company.shortName, description: `The staff console of ${company.shortName}.`, jsonLd: [] },
    shell,
    registry,
    stylesheets: files.filter((file) => file.endsWith('.css')).map(asset),
    preloads: shell.chunks[page].filter((file) => file.endsWith('.js')).map(asset),
    nonce,
    apiBase,
    body: page === 'signin' ? (shell.frames['/signin'] ?? '') : '',
  });
  return { html, headers: { ...documentHeaders(contentSecurityPolicy({ styles: [`'nonce-${nonce}'`], apiBase })), 'Cache-Control': 'no-store' } };
}
