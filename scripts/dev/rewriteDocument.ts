import type { Registry, RegistryModule } from '../../shared/contract/releases/registry.ts';
import type { DevModule } from './messages.ts';

/** What takes the place of released files in a document. */
export interface Replacements {
  modules: DevModule[];
  /** Scripts and stylesheets of the development shell, in order. */
  shellEntry: string[];
}

/** What a document is changed into. */
export interface Rewritten {
  html: string;
  /** The address of the API when it is not on the document's own origin; the document now names its own. */
  foreignApi?: string;
}

/** Where the development proxy offers the page's refresh runtime. */
export const REFRESH_SCRIPT = '/dev/refresh.js';

/** Where a document carries the registry, between what opens and what closes it. */
export const registryScript = /(<script type="application\/json" id="registry">)([\s\S]*?)(<\/script>)/;

/**
 * Changes a document that the server composed into one whose shell is the development build and whose
 * named modules come from their sources. Markup made by released code is left out, with the styles inlined
 * for it: the page is rendered in the browser. Returns undefined for a document that is not one of the product.
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

/** The registry with the modules that are served from their sources as the current releases, and nothing to fall back to. */
function withModules(registry: Registry, modules: DevModule[]): Registry {
  const own = modules.map((module) => [module.manifest.name, fromSource(module)] as const);
  return { ...registry, modules: { ...registry.modules, ...Object.fromEntries(own) } };
}

/** A module that is served from its sources as registries have it. `origin`: of what serves it; by default, that of the document. */
export function fromSource({ manifest, version, container }: DevModule, origin = ''): RegistryModule {
  const pages = Object.fromEntries(manifest.routes.map(({ page }) => [page, { js: [], css: [] }]));
  const base = `${origin}/dev/${manifest.name}/`;
  return { manifest, current: { version, base, entry: 'entry.js', container, pages, integrity: {} } };
}
