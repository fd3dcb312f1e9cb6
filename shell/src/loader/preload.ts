import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import type { Verdict } from '../navigation/createNavigation';
import { fileUrl } from './fileUrl';
import { addressOf, isSameOrigin } from './loadFile';
import { loadedPart, loadPart } from './loadPart';
import { pageOf } from './ModulePage';
import type { Part } from './Part';

/** The maximum wait for a page while the previous one is still shown, in milliseconds. */
const LIMIT = 1_000;

/**
 * Whether the page at a path is loaded or soon will be, so that it can be rendered in place. Otherwise the browser
 * should load its document, which needs no code.
 */
export function whenPageIsHere(registry: Registry, pathname: string): Verdict | Promise<Verdict> {
  const owned = findRoute(registry, pathname);
  if (!owned || loadedPart(pageOf(owned))) return true;
  return Promise.race<Verdict>([
    loadPart(pageOf(owned)).then(
      () => true,
      () => 'document',
    ),
    new Promise((resolve) => setTimeout(resolve, LIMIT, 'document')),
  ]);
}

/** Loads the page of a link that is about to be followed. A failure shows when it is followed. */
export function preloadPath(registry: Registry, pathname: string): void {
  const owned = findRoute(registry, pathname);
  if (!owned || loadedPart(pageOf(owned))) return;
  hintFiles(pageOf(owned));
  loadPart(pageOf(owned)).catch(() => undefined);
}

/** Preloads a part's own scripts in parallel with its module's entry. */
export function hintFiles({ module: { current }, name }: Part): void {
  for (const file of current.pages[name]?.js ?? [])
    hint(addressOf(fileUrl(current, file)), current.integrity[file] ?? '');
}

function hint(href: string, integrity: string): void {
  if (document.querySelector(`link[rel="preload"][href="${href}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'script';
  if (!isSameOrigin(href)) link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  link.href = href;
  document.head.append(link);
}
