import path from 'node:path';
import type { Registry } from 'shared/contract';
import type { Company } from 'shared/domain/letterhead/companyFacts';
import { company as places } from 'shared/domain/letterhead/companyTokens';
import {
  codeOf,
  composePages,
  fill,
  type PageParts,
  type PageSources,
  policyOf,
  shellStyles,
} from '../pages/composePages';
import { documentHtml } from '../pages/documentHtml';
import { escapeHtml } from '../pages/html';
import { isTemplate } from '../pages/templates';
import type { RegistryState } from '../releases/registry/registryState';
import type { ReleaseFiles } from '../releases/storage/ReleaseFiles';
import { documentHeaders } from './documentHeaders';
import { lightPagesOf } from './lightPages';
import { type PreparedFile, prepareFile } from './preparedFile';

/** Everything outside the console, ready to be sent. */
export interface ComposedSite {
  /** Prerendered pages by path. */
  pages: Map<string, PreparedFile>;
  notFound: PreparedFile;
  /** The document at a path whose page is not prerendered: its code draws it. */
  drawnByCode: PreparedFile;
  /** The modules' light pages and their workers, by path. */
  lightPages: ReadonlyMap<string, PreparedFile>;
  /** Files under the site's root, and the folder each lies in. */
  publicFiles: Map<string, string>;
  /**
   * The inputs of prerendered pages and their templates (`templateKey`), for pages that the server makes of its
   * records.
   */
  parts: ReadonlyMap<string, PageParts>;
  /** A document of such parts, as text. */
  document(parts: PageParts): string;
  /** A document of such parts, with its status; by default 200. */
  prepare(parts: PageParts, status?: number): Promise<PreparedFile>;
  /** A page that answers a form posted without scripts. */
  formAnswer(title: string, text: string): string;
  /** The policy of `formAnswer`'s page. */
  policy: string;
}

const notFoundHead = {
  title: `404 - Page Not Found | ${places.shortName}`,
  description: 'We couldn’t find this page.',
  jsonLd: [],
};

/**
 * Puts the shell's frame and the modules' prerendered pages together: string substitution, once for each change of the
 * registry and of the company. What is the same as `before` is not compressed again. By default, there was nothing before, and the
 * company is that of `company.json`.
 */
export async function composeSite(
  { registry, current }: Pick<RegistryState, 'registry' | 'current'>,
  files: ReleaseFiles,
  sources: PageSources,
  before?: Pick<ComposedSite, 'pages' | 'notFound' | 'drawnByCode'>,
  company?: Company,
): Promise<ComposedSite> {
  const { shell, apiBase } = sources;
  const styles = await shellStyles(sources);
  const common = { world: 'public' as const, shell, apiBase, inlineStyles: styles, code: codeOf(shell) };
  const carried = ofPublicModules(registry);
  const composed = new Map<string, PageParts>();
  const publicFiles = new Map<string, string>();
  const lightPages = new Map<string, PreparedFile>();
  for (const release of current) {
    const folder = files.folderOf(release.manifest.name, release.version);
    for (const file of release.publicFiles) publicFiles.set(`/${file}`, path.join(folder, 'public'));
    for (const [pagePath, parts] of await composePages(release, folder, sources)) composed.set(pagePath, parts);
    for (const [address, file] of await lightPagesOf(release, folder, apiBase)) lightPages.set(address, file);
  }
  // One policy for all of them: the start script shows one page in the document of another.
  const policy = policyOf([...styles, ...[...composed.values()].flatMap((parts) => parts.inlineStyles ?? [])], sources);
  const headers = documentHeaders(policy);
  const document = (parts: PageParts) => documentHtml({ ...parts, registry: carried, company });
  const prepare = async (parts: PageParts, known?: PreparedFile, status = 200) => {
    const html = document(parts);
    if (known?.raw.equals(Buffer.from(html))) return { ...known, headers };
    return await prepareFile(html, 'text/html; charset=utf-8', headers, status);
  };
  const pages = new Map<string, PreparedFile>();
  for (const [pagePath, parts] of composed)
    if (!isTemplate(pagePath)) pages.set(pagePath, await prepare(parts, before?.pages.get(pagePath)));
  const missing = { ...common, head: notFoundHead, body: shell.frames['404'] ?? '' };
  return {
    pages,
    parts: composed,
    document,
    prepare: (parts, status) => prepare(parts, undefined, status),
    lightPages,
    publicFiles,
    notFound: await prepare(missing, before?.notFound, 404),
    drawnByCode: await prepare({ ...missing, code: { ...missing.code, isNeeded: true } }, before?.drawnByCode, 404),
    formAnswer: (title, text) =>
      document({
        ...common,
        prerendered: '*',
        head: { ...notFoundHead, title },
        body: fill(shell.frames.message, { TITLE: escapeHtml(title), TEXT: escapeHtml(text) }),
      }),
    policy,
  };
}

/**
 * The registry without the modules that a visitor can't reach, and without what the console alone asks about, its
 * revision and whether it is another for some: what a public document carries. A release of another module leaves it as it is, to the byte.
 */
function ofPublicModules(registry: Registry): Registry {
  const isPublic = (name: string) =>
    registry.modules[name]?.manifest.routes.some((route) => !route.path.startsWith('/dashboard'));
  const { forSome: _forSome, inStages: _inStages, ...rest } = registry;
  return {
    ...rest,
    revision: 0,
    modules: Object.fromEntries(Object.entries(registry.modules).filter(([name]) => isPublic(name))),
  };
}
