import { randomBytes } from 'node:crypto';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import type { ShellBuild } from 'shared/contract/shellBuild';
import { company } from 'shared/domain/companyFacts';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { documentHeaders } from './documentHeaders';
import { documentHtml } from './documentHtml';

interface Options {
  shell: ShellBuild;
  registry: Registry;
  apiBase: string;
  /** What the sign-in provider is called. By default, there is none. */
  provider?: string;
  /** `/signin`, or a path of the console. */
  path: string;
}

/** A document of the console: of its own for each request, because the styles written at run time need a fresh nonce. */
export function consoleDocument({ shell, registry, apiBase, provider, path }: Options): {
  html: string;
  headers: Record<string, string>;
} {
  const nonce = randomBytes(16).toString('base64url');
  const isSignIn = path === '/signin';
  const chunks = shell.chunks[isSignIn ? 'signin' : 'console'];
  const asset = (file: string) => ({ href: `/shell/${file}`, integrity: shell.integrity[file] ?? '' });
  const html = documentHtml({
    world: 'console',
    head: {
      title: isSignIn ? `Sign In | ${company.shortName}` : company.shortName,
      description: `The staff console of ${company.shortName}.`,
      jsonLd: [],
    },
    shell,
    registry,
    stylesheets: [...shell.entry, ...chunks].filter((file) => file.endsWith('.css')).map(asset),
    preloads: [...chunks.filter((file) => file.endsWith('.js')).map(asset), ...filesOfPage(registry, path)],
    prefetches: isSignIn ? shell.chunks.console.map((file) => `/shell/${file}`) : [],
    nonce,
    apiBase,
    ...(isSignIn && provider !== undefined ? { provider } : {}),
    body: isSignIn ? (shell.frames['/signin'] ?? '') : '',
  });
  return {
    html,
    headers: {
      ...documentHeaders(contentSecurityPolicy({ styles: [`'nonce-${nonce}'`], apiBase })),
      'Cache-Control': 'no-store',
    },
  };
}

/** The files of the module's page at a path, so that they travel beside the shell's and not after them. */
function filesOfPage(registry: Registry, path: string): { href: string; integrity: string }[] {
  const owned = findRoute(registry, path);
  if (!owned) return [];
  const { base, entry, pages, integrity } = owned.module.current;
  const { js = [], css = [] } = pages[owned.route.page] ?? {};
  return [entry, ...js, ...css].map((file) => ({ href: base + file, integrity: integrity[file] ?? '' }));
}
