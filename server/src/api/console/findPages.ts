import type { Contribution, ContributionTo } from 'shared/contract';
import { isCalledBy, nearness, wordsOf } from 'shared/domain/console/calledBy';
import { PAGES, type SearchResult } from 'shared/domain/console/figure';
import { anchorOf } from 'shared/domain/text/anchorOf';
import type { GrantedAccount } from '../../core/types';
import { hasRight, type ServedRoutes } from '../auth/grants';

/** A page, or a part of one, as a search result. */
type SearchedPage = Pick<ContributionTo<'search.page'>, 'label' | 'section' | 'keywords' | 'icon' | 'path' | 'right'>;

/** The maximum number of pages found. */
const MOST = 8;

const SETTINGS = { section: 'Account', label: 'Settings', path: '/dashboard/account/settings', icon: 'user' };
/** A panel of the settings, by its title. */
const inSettings = (label: string, keywords: string, right?: string): SearchedPage => ({
  label,
  keywords,
  right,
  section: SETTINGS.label,
  icon: SETTINGS.icon,
  path: `${SETTINGS.path}#${anchorOf(label)}`,
});

/** The shell's own pages. */
const ofShell: readonly SearchedPage[] = [
  { label: 'Dashboard', keywords: 'home start figures overview', path: '/dashboard', icon: 'house' },
  {
    label: 'My Account',
    section: 'Account',
    path: '/dashboard/account',
    icon: 'user',
    keywords: 'profile password email phone two-factor second factor passkey authenticator sessions sign out tokens',
  },
  { ...SETTINGS, keywords: 'preferences options setup' },
  inSettings('Theme', 'dark light mode colours'),
  inSettings('Staff accounts', 'users people staff access reach', 'accounts:read'),
  inSettings('Invitations', 'invite user colleague add', 'invitations:read'),
  inSettings('Roles', 'rights permissions access', 'roles:read'),
  inSettings('Second factor', 'two-factor authenticator security rule require', 'accounts:write'),
  inSettings('Samples', 'sample demo data remove', 'samples:delete'),
  {
    label: 'Audit log',
    section: 'Account',
    path: '/dashboard/account/audit',
    icon: 'user',
    keywords: 'history changes who changed',
    right: 'audit:read',
  },
  {
    label: 'Modules',
    path: '/dashboard/modules',
    icon: 'blocks',
    right: 'modules:read',
    keywords: 'releases versions rollback deploy flags',
  },
];

/** Modules' contributions to the search, and their settings. */
const ofModules = (contributions: readonly Contribution[]): SearchedPage[] =>
  contributions
    .flatMap((each): (SearchedPage & { order?: number | undefined })[] => {
      if (each.slot === 'search.page') return [each];
      return each.slot === 'settings.page'
        ? [{ ...inSettings(each.title, each.keywords ?? ''), order: each.order }]
        : [];
    })
    .sort((a, b) => (a.order ?? 100) - (b.order ?? 100));

/** The searchable pages of an account. `offered`: the modules' contributions. */
export const searchedPages = (
  served: ServedRoutes,
  offered: readonly Contribution[],
  account: GrantedAccount,
): SearchedPage[] => [
  ...ofModules(offered),
  ...ofShell.filter(({ right }) => right === undefined || hasRight(served, account, right)),
];

export const pageResult = ({ label, section = '', icon = '', path }: SearchedPage): SearchResult => ({
  id: `${path} ${label}`,
  kind: PAGES,
  icon,
  title: label,
  detail: section,
  path,
});

/** The pages that match a query, in English or any other language: best names first. */
export function findPages(pages: readonly SearchedPage[], query: string): SearchResult[] {
  if (wordsOf(query).length === 0) return [];
  return pages
    .filter(({ label, section = '', keywords = '' }) => isCalledBy(`${label} ${section} ${keywords}`, query))
    .sort((a, b) => nearness(a.label, query) - nearness(b.label, query))
    .slice(0, MOST)
    .map(pageResult);
}
