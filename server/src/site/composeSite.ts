import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { company } from 'shared/domain/companyFacts';
import type { Registry, Release, ShellBuild } from 'shared/contract';
import type { RegistryState } from '../releases/LiveRegistry';
import type { ReleaseFiles } from '../releases/ReleaseFiles';
import { contentSecurityPolicy, styleHash } from './contentSecurityPolicy';
import { documentHeaders } from './documentHeaders';
import { documentHtml, type DocumentParts } from './documentHtml';
import { escapeHtml } from './html';
import { prepareFile, type PreparedFile } from './preparedFile';

/** Everything outside the console, ready to be sent. */
export interface ComposedSite {
  /** Prerendered pages by path. */
  pages: Map<string, PreparedFile>;
  notFound: PreparedFile;
  /** Files under the site's root, and the folder each lies in. */
  publicFiles: Map<string, string>;
  /** A page that answers a form posted without scripts. */
  formAnswer(title: string, text: string): string;
  /** The policy of `formAnswer`'s page. */
  policy: string;
}

interface Sources {
  shell: ShellBuild;
  shellFolder: string;
  files: ReleaseFiles;
  /** The address of the site. */
  origin: string;
  apiBase: string;
}

const notFoundHead = { title: `404 - Page Not Found | ${company.shortName}`, description: 'There is nothing at this address.', jsonLd: [] };

/** Puts the shell's frame and the modules' prerendered pages together: string substitution, once for each change of the registry. */
export async function composeSite({ registry, current }: RegistryState, sources: Sources): Promise<ComposedSite> {
  const { shell, shellFolder, files, origin, apiBase } = sources;
  const shellStyles = await Promise.all(
    shell.entry.filter((file) => file.endsWith('.css')).map(async (file) => ({ href: file, css: await readFile(path.join(shellFolder, file), 'utf8') })),
  );
  const common = { world: 'public' as const, shell, registry: ofPublicModules(registry), apiBase };
  const policyOf = (styles: { css: string }[]) => contentSecurityPolicy({ styles: styles.map(({ css }) => styleHash(css)), apiBase });
  const prepare = (parts: Omit<DocumentParts, keyof typeof common>, status = 200) =>
    prepareFile(documentHtml({ ...common, ...parts }), 'text/html; charset=utf-8', documentHeaders(policyOf(parts.inlineStyles ?? [])), status);

  const pages = new Map<string, PreparedFile>();
  const publicFiles = new Map<string, string>();
  for (const release of current) {
    const folder = files.folderOf(release.manifest.name, release.version);
    for (const file of release.publicFiles) publicFiles.set(`/${file}`, path.join(folder, 'public'));
    for (const [pagePath, { head, html }] of Object.entries(release.prerendered)) {
      const markup = await readFile(path.join(folder, html), 'utf8');
      const document = await prepare({
        prerendered: pagePath,
        head: { ...head, jsonLd: head.jsonLd.map((data) => withOrigin(data, origin)) },
        canonical: `${origin}${pagePath}`,
        image: head.image === undefined ? undefined : `${origin}/${head.image}`,
        inlineStyles: [...shellStyles, ...(await stylesOf(release, folder, pagePath))],
        preloads: scriptsOf(release, pagePath),
        body: fill(shell.frames[pagePath] ?? shell.frames['*'], { PAGE: markup }),
      });
      pages.set(pagePath, document);
    }
  }
  return {
    pages,
    publicFiles,
    notFound: await prepare({ head: notFoundHead, inlineStyles: shellStyles, body: shell.frames['404'] ?? '' }, 404),
    formAnswer: (title, text) => documentHtml({ ...common, prerendered: '*', head: { ...notFoundHead, title }, inlineStyles: shellStyles, body: fill(shell.frames.message, { TITLE: escapeHtml(title), TEXT: escapeHtml(text) }) }),
    policy: policyOf(shellStyles),
  };
}

/** schema.org data with whole addresses where the module, which does not know the site's, wrote paths. */
const withOrigin = (data: Record<string, unknown>, origin: string) =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (['url', 'logo', 'item'].includes(key) && typeof value === 'string' && value.startsWith('/') ? origin + value : value)) as Record<string, unknown>;

/** Puts values in the place of `%NAME%`. */
const fill = (frame: string | undefined, values: Record<string, string>): string => (frame ?? '').replace(/%([A-Z]+)%/g, (slot, name: string) => values[name] ?? slot);

/** The registry without the modules that a visitor can't reach: what a public document carries. */
function ofPublicModules(registry: Registry): Registry {
  const isPublic = (name: string) => registry.modules[name]?.manifest.routes.some((route) => !route.path.startsWith('/dashboard'));
  return { ...registry, modules: Object.fromEntries(Object.entries(registry.modules).filter(([name]) => isPublic(name))) };
}

const pageOf = (release: Release, pagePath: string) => release.pages[release.manifest.routes.find((route) => route.path === pagePath)?.page ?? ''];
const addressOf = (release: Release, file: string) => `/modules/${release.manifest.name}/${release.version}/${file}`;

async function stylesOf(release: Release, folder: string, pagePath: string): Promise<{ href: string; css: string }[]> {
  return Promise.all(
    (pageOf(release, pagePath)?.css ?? []).map(async (file) => {
      const css = await readFile(path.join(folder, file), 'utf8');
      return { href: file, css: css.replace(/url\((['"]?)(?!data:|https?:|\/|#)/g, (_match, quote: string) => `url(${quote}${addressOf(release, '')}`) };
    }),
  );
}

function scriptsOf(release: Release, pagePath: string): { href: string; integrity: string }[] {
  return [release.entry, ...(pageOf(release, pagePath)?.js ?? [])].map((file) => ({ href: addressOf(release, file), integrity: release.files[file]?.integrity ?? '' }));
}
