import { type ComponentType, lazy } from 'react';
import type { Registry } from 'shared/contract';

/** The props of a page of the shell's own. */
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

/** A path as `loaders` names it. */
const nameOf = (pathname: string) => pathname.toLowerCase().replace(/(.)\/+$/, '$1');

/** Pages that were loaded before they were asked for. */
const loaded = new Map<string, OwnPage>();
/** What stands for each page in this tab: itself when it was here at its first visit, so that it renders in the same frame, else a component that waits for it. */
const pages = new Map<string, OwnPage>();

/** The page that the shell itself serves at a path; undefined for a module's. */
export function ownPage(pathname: string): OwnPage | undefined {
  const path = nameOf(pathname);
  const load = loaders[path];
  if (!load) return undefined;
  let page = pages.get(path);
  if (!page) pages.set(path, (page = loaded.get(path) ?? lazy(load)));
  return page;
}

/** Starts to load the shell's page at a path. A failure shows when the page is rendered. */
export function preloadOwnPage(pathname: string): void {
  const path = nameOf(pathname);
  loaders[path]?.().then(
    ({ default: page }) => loaded.set(path, page),
    () => undefined,
  );
}
