import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract';
import type { CodeFile, PageCode } from 'shared/contract/pageCode';
import type { ShellBuild } from 'shared/contract/releases/shellBuild';
import { contentHash } from './contentHash';
import { contentSecurityPolicy, styleHash } from './contentSecurityPolicy';
import type { DocumentParts } from './documentHtml';
import { cutTemplates, templateKey } from './templates';

/** The inputs of every page outside the console. */
export interface PageSources {
  shell: ShellBuild;
  shellFolder: string;
  /** The address of the site. */
  origin: string;
  apiBase: string;
  /** The calls that the API answers, `GET /api/tasks/{id}`, for the checks of releases. By default, they are not known. */
  calls?: readonly string[] | undefined;
  /** The API's inputs and answers, as lines of a surface, for the checks of releases. By default unknown. */
  api?: Readonly<Record<string, string>> | undefined;
  /** The fields of the server's lists, by their path below `/api`. For the checks of releases. By default, they are not known. */
  lists?: Readonly<Record<string, readonly string[]>> | undefined;
  /** The modules for whose service the operator named an address, for the checks of releases. By default, none. */
  services?: readonly string[] | undefined;
}

/** A prerendered page in its frame: its document without the registry and the company. */
export type PageParts = Omit<DocumentParts, 'registry' | 'company'>;

/** The shell's stylesheets, which are written into each page. */
export const shellStyles = ({ shell, shellFolder }: PageSources): Promise<{ href: string; css: string }[]> =>
  Promise.all(
    shell.entry
      .filter((file) => file.endsWith('.css'))
      .map(async (file) => ({ href: file, css: await readFile(path.join(shellFolder, file), 'utf8') })),
  );

/** A document's facts about its code; `beside` are the files that the shell asks for first. By default none. */
export function codeOf({ entry, chunks, integrity }: ShellBuild, beside: CodeFile[] = []): PageCode {
  const scripts = entry.filter((file) => file.endsWith('.js'));
  return {
    scripts: scripts.map((file) => ({ href: `/shell/${file}`, integrity: integrity[file] ?? '' })),
    beside,
    signIn: chunks.signin.map((file) => `/shell/${file}`),
  };
}

/** The policy of documents that may have these styles inlined. */
export const policyOf = (styles: { css: string }[], { apiBase }: PageSources): string =>
  contentSecurityPolicy({ styles: [...new Set(styles.map(({ css }) => styleHash(css)))], apiBase });

/** Puts values instead of `%NAME%`. */
export const fill = (frame: string | undefined, values: Record<string, string>): string =>
  (frame ?? '').replace(/%([A-Z]+)%/g, (slot, name: string) => values[name] ?? slot);

/** How many releases' pages are kept composed: more than are current anywhere, and those that are tried beside them. */
const KEPT = 200;
const composed = new WeakMap<PageSources, Map<string, Map<string, PageParts>>>();

/**
 * Puts the prerendered pages of a release, whose files lie in `folder`, into the shell's frame, once for the same
 * content.
 * Throws when a file is not there. The templates that a page's markup has (`cutTemplates`) are beside it, by
 * `templateKey`.
 */
export async function composePages(
  release: Release,
  folder: string,
  sources: PageSources,
): Promise<Map<string, PageParts>> {
  const kept = composed.get(sources) ?? new Map<string, Map<string, PageParts>>();
  composed.set(sources, kept);
  const key = [contentHash(release), folder].join('\n');
  const pages = kept.get(key) ?? (await compose(release, folder, sources));
  // The most recently requested page goes to the end, so that it is dropped last.
  kept.delete(key);
  kept.set(key, pages);
  for (const old of [...kept.keys()].slice(0, -KEPT)) kept.delete(old);
  return pages;
}

async function compose(release: Release, folder: string, sources: PageSources): Promise<Map<string, PageParts>> {
  const { shell, origin, apiBase } = sources;
  const pages = new Map<string, PageParts>();
  const common = await shellStyles(sources);
  for (const { path: pagePath, prerender } of release.manifest.routes) {
    const page = prerender ? release.prerendered[pagePath] : undefined;
    if (!page) continue;
    const { head, html } = page;
    const markup = await readFile(path.join(folder, html), 'utf8');
    const { page: own, templates } = cutTemplates(markup);
    const frame = shell.frames[pagePath] ?? shell.frames['*'];
    const parts: PageParts = {
      world: 'public',
      shell,
      apiBase,
      prerendered: pagePath,
      head: { ...head, jsonLd: head.jsonLd.map((data) => withOrigin(data, origin)) },
      canonical: `${origin}${pagePath}`,
      image: head.image === undefined ? undefined : `${origin}/${head.image}`,
      inlineStyles: [...common, ...(await stylesOf(release, folder, pagePath))],
      code: codeOf(shell, scriptsOf(release, pagePath)),
      body: fill(frame, { PAGE: own }),
    };
    pages.set(pagePath, parts);
    for (const [name, template] of templates)
      pages.set(templateKey(pagePath, name), { ...parts, body: fill(frame, { PAGE: template }) });
  }
  return pages;
}

/** schema.org data with whole addresses where the module, which does not know the site's, wrote paths. */
const withOrigin = (data: Record<string, unknown>, origin: string) =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) =>
    ['url', 'logo', 'item'].includes(key) && typeof value === 'string' && value.startsWith('/')
      ? origin + value
      : value,
  ) as Record<string, unknown>;

const pageOf = (release: Release, pagePath: string) =>
  release.pages[release.manifest.routes.find((route) => route.path === pagePath)?.page ?? ''];
const addressOf = (release: Release, file: string) => `/modules/${release.manifest.name}/${release.version}/${file}`;

async function stylesOf(release: Release, folder: string, pagePath: string): Promise<{ href: string; css: string }[]> {
  return Promise.all(
    (pageOf(release, pagePath)?.css ?? []).map(async (file) => {
      const css = await readFile(path.join(folder, file), 'utf8');
      return {
        href: file,
        css: css.replace(
          /url\((['"]?)(?!data:|https?:|\/|#)/g,
          (_match, quote: string) => `url(${quote}${addressOf(release, '')}`,
        ),
      };
    }),
  );
}

function scriptsOf(release: Release, pagePath: string): CodeFile[] {
  return [release.entry, ...(pageOf(release, pagePath)?.js ?? [])].map((file) => ({
    href: addressOf(release, file),
    integrity: release.files[file]?.integrity ?? '',
  }));
}
