import type { Contribution, ContributionTo } from 'shared/contract';
import { PAGES, type SearchResult } from 'shared/domain/console/figure';
import type { GrantedAccount } from '../../core/types';
import { hasRight, type ServedRoutes } from '../auth/grants';

/** A page that search finds, or a part of one. */
type SearchedPage = Pick<ContributionTo<'search.page'>, 'label' | 'section' | 'keywords' | 'icon' | 'path' | 'right'>;

/** So many pages are found at most. */
const MOST = 8;

const SETTINGS = { section: 'Account', label: 'Settings', path: '/dashboard/account/settings', icon: 'user' };
const inSettings = (label: string, keywords: string, right?: string): SearchedPage => ({
  ...{ label, keywords, right, section: SETTINGS.label, path: SETTINGS.path, icon: SETTINGS.icon },
});

/** The shell's own pages. */
const ofShell: readonly SearchedPage[] = [
  { label: 'Dashboard', keywords: 'home start figures overview', path: '/dashboard', icon: 'house' },
  {
    ...{ label: 'My Account', section: 'Account', path: '/dashboard/account', icon: 'user' },
    keywords: 'profile password email phone two-factor second factor passkey authenticator sessions sign out tokens',
  },
  { ...SETTINGS, keywords: 'preferences options setup' },
  inSettings('Theme', 'dark light mode colours'),
  inSettings('Accounts', 'users people staff access reach', 'accounts:read'),
  inSettings('Invitations', 'invite user colleague add', 'invitations:read'),
  inSettings('Roles', 'rights permissions access', 'roles:read'),
  inSettings('Two-factor rule', 'second factor authenticator security', 'accounts:write'),
  inSettings('Samples', 'sample demo data remove', 'samples:delete'),
  {
    ...{ label: 'Audit log', section: 'Account', path: '/dashboard/account/audit', icon: 'user' },
    ...{ keywords: 'history changes who changed', right: 'audit:read' },
  },
  {
    ...{ label: 'Modules', path: '/dashboard/modules', icon: 'blocks', right: 'modules:read' },
    keywords: 'releases versions rollback deploy flags',
  },
];

/** What modules put into the search, and their settings. */
const ofModules = (contributions: readonly Contribution[]): SearchedPage[] =>
  contributions
    .flatMap((each): (SearchedPage & { order?: number | undefined })[] => {
      if (each.slot === 'search.page') return [each];
      return each.slot === 'settings.page' ? [{ ...inSettings(each.title, ''), order: each.order }] : [];
    })
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100));

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}\p{M}]+/u);

/** Whether each word that was typed begins a word of a text. */
const holds = (text: string, typed: readonly string[]): boolean => {
  const words = wordsOf(text);
  return typed.every((word) => words.some((each) => each.startsWith(word)));
};

/** The pages that search finds for an account. `offered`: what modules offer to it. */
export const searchedPages = (
  served: ServedRoutes,
  offered: readonly Contribution[],
  account: GrantedAccount,
): SearchedPage[] => [
  ...ofModules(offered),
  ...ofShell.filter(({ right }) => right === undefined || hasRight(served, account, right)),
];

export const pageResult = ({ label, section = '', icon = '', path }: SearchedPage): SearchResult => ({
  ...{ id: `${path} ${label}`, kind: PAGES, icon, title: label, detail: section, path },
});

/** The pages that people call by what was typed, in English or any other language: those whose own name has the words first. */
export function findPages(pages: readonly SearchedPage[], query: string): SearchResult[] {
  const typed = wordsOf(query).filter(Boolean);
  if (typed.length === 0) return [];
  const named = pages.filter(({ label }) => holds(label, typed));
  const called = pages.filter(({ label, section = '', keywords = '' }) =>
    holds(`${label} ${section} ${keywords}`, typed),
  );
  return [...new Set([...named, ...called])].slice(0, MOST).map(pageResult);
}
