import { type ComponentType, lazy } from 'react';
import type { Registry } from 'shared/contract';

/** The props of the shell's own pages. */
export interface OwnPageProps {
  registry: Registry;
}
type OwnPage = ComponentType<OwnPageProps>;

const loaders: Record<string, () => Promise<{ default: OwnPage }>> = {
  '/dashboard': () => import(/* webpackChunkName: "home" */ './home/HomePage'),
  '/dashboard/account': () => import(/* webpackChunkName: "account" */ './account/AccountPage'),
  '/dashboard/account/settings': () => import(/* webpackChunkName: "settings" */ './account/SettingsPage'),
  '/dashboard/account/audit': () => import(/* webpackChunkName: "audit" */ './account/audit/AuditPage'),
  '/dashboard/modules': () => import(/* webpackChunkName: "modules" */ './modules/ModulesPage'),
};

/** A path as a key of `loaders`. */
const nameOf = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** Pages loaded ahead of their first visit. */
const loaded = new Map<string, OwnPage>();
/**
 * The component of each page in this tab: the page itself if it was loaded before its first visit, so that it renders
 * in the same frame; otherwise a lazy component.
 */
const pages = new Map<string, OwnPage>();

/** The shell's own page at a path; undefined for a module's. */
export function ownPage(pathname: string): OwnPage | undefined {
  const path = nameOf(pathname);
  const load = loaders[path];
  if (!load) return undefined;
  let page = pages.get(path);
  if (!page) pages.set(path, (page = loaded.get(path) ?? lazy(load)));
  return page;
}

/** Starts loading the shell's page at a path. A failure shows when the page is rendered. */
export function preloadOwnPage(pathname: string): void {
  const path = nameOf(pathname);
  loaders[path]?.().then(
    ({ default: page }) => loaded.set(path, page),
    () => undefined,
  );
}
