import type { Registry, RegistryModule } from '../../shared/contract/releases/registry.ts';
import type { DevModule } from './messages.ts';

/** Replacements for released files in a document. */
export interface Replacements {
  modules: DevModule[];
  /** Scripts and style sheets of the development shell, in order. */
  shellEntry: string[];
}

/** The rewritten document. */
export interface Rewritten {
  html: string;
  /** The API's address when its origin isn't the document's; the document now names its own. */
  foreignApi?: string;
}

/** Where the development proxy serves the page's refresh runtime. */
export const REFRESH_SCRIPT = '/dev/refresh.js';

/** The registry in a document, with the text before and after it. */
export const registryScript = /(<script type="application\/json" id="registry">)([\s\S]*?)(<\/script>)/;

/**
 * Rewrites a document of the server to use the development shell and the named modules from source. Removes markup of
 * released code with its inlined styles, so the browser renders the page. Returns undefined for a document that is not
 * the product's.
 */
export function rewriteDocument(html: string, { modules, shellEntry }: Replacements): Rewritten | undefined {
  if (!registryScript.test(html)) return undefined;
  const apiBase = /<meta name="api-base" content="([^"]*)">/.exec(html)?.[1] ?? '';
  const foreignApi = /^https?:/.test(apiBase) ? apiBase : undefined;
  const replaced = `(?:shell|modules/(?:${modules.map(({ manifest }) => manifest.name).join('|')}))/`;
  const shellTags = shellEntry.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" href="/shell/${file}">`
      : `<script defer src="/shell/${file}"></script>`,
  );
  const rewritten = html
    .replace(/(<html[^>]*?) data-prerendered="[^"]*"/, '$1')
    .replace(new RegExp(`<link [^>]*href="/${replaced}[^"]*\\.(?:js|css)"[^>]*>\\n?`, 'g'), '')
    .replace(/<style data-href="[^"]*">[\s\S]*?<\/style>\n?/g, '')
    .replace(new RegExp(`<script [^>]*src="/${replaced}[^"]*"[^>]*></script>\\n?`, 'g'), '')
    .replace(/(<meta name="api-base" content=")[^"]*/, (whole, open: string) =>
      foreignApi === undefined ? whole : `${open}/api`,
    )
    .replace(
      registryScript,
      (_whole, open: string, json: string, close: string) =>
        open + JSON.stringify(withModules(JSON.parse(json) as Registry, modules)).replace(/</g, '\\u003c') + close,
    )
    .replace('</head>', () => [`<script defer src="${REFRESH_SCRIPT}"></script>`, ...shellTags, '</head>'].join('\n'))
    .replace(/<div id="root">[\s\S]*<\/div>(?=\s*(?:<script|<\/body>))/, '<div id="root"></div>');
  return { html: rewritten, foreignApi };
}

/** The registry with the modules served from source as current releases, without fallbacks. */
function withModules(registry: Registry, modules: DevModule[]): Registry {
  const own = modules.map((module) => [module.manifest.name, fromSource(module)] as const);
  return { ...registry, modules: { ...registry.modules, ...Object.fromEntries(own) } };
}

/**
 * A registry entry for a module served from source. `origin`: where it is served; by default, the document's origin.
 */
export function fromSource({ manifest, version, container }: DevModule, origin = ''): RegistryModule {
  const pages = Object.fromEntries(manifest.routes.map(({ page }) => [page, { js: [], css: [] }]));
  const base = `${origin}/dev/${manifest.name}/`;
  return { manifest, current: { version, base, entry: 'entry.js', container, pages, integrity: {} } };
}
