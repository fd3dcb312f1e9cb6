import { lazy, type ComponentType } from 'react';
import type { Registry } from 'shared/contract';

/** What a page of the shell's own is given. */
export interface OwnPageProps {
  registry: Registry;
}
type OwnPage = ComponentType<OwnPageProps>;

const loaders: Record<string, () => Promise<{ default: OwnPage }>> = {
  '/dashboard': () => import(/* webpackChunkName: "home" */ './home/HomePage'),
  '/dashboard/account': () => import(/* webpackChunkName: "account" */ './account/AccountPage'),
  '/dashboard/account/settings': () => import(/* webpackChunkName: "settings" */ './account/SettingsPage'),
  '/dashboard/modules': () => import(/* webpackChunkName: "modules" */ './modules/ModulesPage'),
};

const pages = Object.fromEntries(Object.entries(loaders).map(([path, load]) => [path, lazy(load)]));
const withoutSlash = (pathname: string) => pathname.replace(/(.)\/$/, '$1');

/** The page that the shell itself serves at a path; undefined for a module's. */
export const ownPage = (pathname: string): OwnPage | undefined => pages[withoutSlash(pathname)];

/** Starts to load the shell's page at a path. A failure shows when the page is rendered. */
export function preloadOwnPage(pathname: string): void {
  loaders[withoutSlash(pathname)]?.().catch(() => undefined);
}
