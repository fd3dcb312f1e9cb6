import { consoleDocument } from '../../server/src/site/consoleDocument';
import type { Registry } from '../../shared/contract/releases/registry';
import type { DevModule } from './messages';
import { rewriteDocument } from './rewriteDocument';

const manifest = (name: string, path: string): DevModule['manifest'] => ({
  contract: 1,
  name,
  title: name,
  team: name,
  shellApi: '^1.0.0',
  routes: [{ path, page: 'FirstPage' }],
  sidebar: [],
});
const release = (name: string) => ({
  version: '1.0.0',
  base: `/modules/${name}/1.0.0/`,
  entry: 'entry.abc.js',
  container: `${name}_1`,
  pages: { FirstPage: { js: ['a.js'], css: ['a.css'] } },
  integrity: { 'entry.abc.js': 'sha384-x' },
});

const registry: Registry = {
  contract: 1,
  revision: 7,
  modules: {
    'mfe-a': { manifest: manifest('mfe-a', '/dashboard/a'), current: release('mfe-a'), previous: release('mfe-a') },
    'mfe-b': { manifest: manifest('mfe-b', '/dashboard/b'), current: release('mfe-b') },
  },
};
const shell = {
  shellApi: '1.0.0',
  sources: '',
  start: 'start.js',
  tables: 'tables.js',
  entry: ['shell.abc.js', 'shell.abc.css'],
  chunks: { signin: [], frame: [], console: ['console.abc.js', 'console.abc.css'], sections: [] },
  fonts: [{ file: 'latin.woff2' }],
  provides: {},
  offers: {},
  frames: { '/signin': '<div class="frame"><div>Sign in</div></div>' },
  integrity: { 'shell.abc.js': 'sha384-y' },
};
const compose = (apiBase = '/api') => consoleDocument({ shell, registry, apiBase, path: '/signin' }).html;
const served: DevModule = {
  manifest: { ...manifest('mfe-a', '/dashboard/renamed'), title: '</script>' },
  container: 'mfe_a_dev',
  version: '1.0.1-dev',
  port: 1,
};
const rewrite = (html = compose(), modules = [served]) =>
  rewriteDocument(html, { modules, shellEntry: ['shell.js', 'shell.css'] });
const registryOf = (html = '') => JSON.parse(/id="registry">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as Registry;

test('a named module comes from its development server, with no integrity and nothing to fall back to', () => {
  const { modules } = registryOf(rewrite()?.html);
  expect(modules['mfe-a']).toEqual({
    manifest: served.manifest,
    current: {
      version: '1.0.1-dev',
      base: '/dev/mfe-a/',
      entry: 'entry.js',
      container: 'mfe_a_dev',
      pages: { FirstPage: { js: [], css: [] } },
      integrity: {},
    },
  });
});

test('the shell is the development build, after the refresh runtime; of the released one only the fonts are left', () => {
  const html = rewrite()?.html ?? '';
  expect(html).not.toMatch(/shell\/[^"]*\.abc\./);
  expect(html.match(/<script defer src="[^"]*"/g)).toEqual([
    '<script defer src="/dev/refresh.js"',
    '<script defer src="/shell/shell.js"',
  ]);
  expect(html).toContain('<link rel="stylesheet" href="/shell/shell.css">');
  expect(html).toContain('href="/shell/latin.woff2"');
});

test('markup by released code is removed, with its inlined styles', () => {
  const composed = compose()
    .replace('<html ', '<html data-prerendered="/" ')
    .replace(
      '</head>',
      '<style data-href="a.css">.a{}</style><style data-href="b.css">.b{}</style><link rel="preload" href="/modules/mfe-a/1.0.0/entry.abc.js" as="script"></head>',
    );
  const html = rewrite(composed)?.html ?? '';
  expect(html).not.toContain('data-prerendered');
  expect(html).not.toContain('<style');
  expect(html).not.toContain('rel="preload" href="/modules/mfe-a');
  expect(html).toContain('<div id="root"></div>');
});

test('content after the markup stays', () => {
  const data = '<script type="application/json" id="code">{}</script>';
  const html = rewrite(compose().replace('</body>', () => `${data}</body>`))?.html ?? '';
  expect(html).toContain(`<div id="root"></div>${data}</body>`);
});

test('an API of another origin is reached through the document’s own', () => {
  const rewritten = rewrite(compose('https://api.example.com/v1'));
  expect(rewritten?.foreignApi).toBe('https://api.example.com/v1');
  expect(rewritten?.html).toContain('<meta name="api-base" content="/api">');
  expect(rewrite()?.foreignApi).toBeUndefined();
});
