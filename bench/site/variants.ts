import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSingleBundle, bundleFolder } from './buildSingleBundle';

/** What is served at an address: a text of its own, else the product's file. */
export type Serve = (path: string) => { body: Buffer; type: string } | undefined;

/** The ways in which the public pages are measured. */
export const variantNames = ['composed', 'static', 'bundle'] as const;
export type Variant = (typeof variantNames)[number];

const html = (text: string) => ({ body: Buffer.from(text), type: 'text/html; charset=utf-8' });

/** A composed document without its scripts: what is left is HTML and CSS. */
const withoutScripts = (document: string) =>
  document
    .replace(/<script\b[^>]*>.*?<\/script>\n?/gs, '')
    .replace(/<link rel="preload"[^>]* as="script"[^>]*>\n?/g, '');

/** The same document with nothing in its body, one stylesheet and one script. */
const clientRendered = (document: string, files: string[]) => {
  const tags = files
    .map((file) =>
      file.endsWith('.css')
        ? `<link rel="stylesheet" href="/single/${file}">`
        : `<script defer src="/single/${file}"></script>`,
    )
    .join('\n');
  return withoutScripts(document)
    .replace(/<style\b[^>]*>.*?<\/style>\n?/gs, '')
    .replace('</head>', `${tags}\n</head>`)
    .replace(/<div id="root">.*<\/div><\/body>/s, '<div id="root"></div></body>');
};

/** The variants of the product's pages, each as what a server of its own answers. */
export async function variantsOf(productUrl: string, paths: string[]): Promise<Record<Variant, Serve>> {
  const files = await buildSingleBundle();
  const documents = new Map(
    await Promise.all(paths.map(async (path) => [path, await (await fetch(productUrl + path)).text()] as const)),
  );
  const serving = (change: (document: string) => string): Serve => {
    const changed = new Map([...documents].map(([path, document]) => [path, change(document)]));
    return (path) => (changed.has(path) ? html(changed.get(path) as string) : undefined);
  };
  const bundled = serving((document) => clientRendered(document, files));
  return {
    composed: serving((document) => document),
    static: serving(withoutScripts),
    bundle: (path) =>
      path.startsWith('/single/')
        ? {
            body: readFileSync(join(bundleFolder, path.slice('/single/'.length))),
            type: path.endsWith('.css')
              ? 'text/css; charset=utf-8'
              : path.endsWith('.js')
                ? 'text/javascript; charset=utf-8'
                : 'font/woff2',
          }
        : bundled(path),
  };
}
