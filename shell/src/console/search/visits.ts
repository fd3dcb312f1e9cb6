import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PAGES, type SearchResult } from 'shared/domain/console/figure';
import { useAccount, useGet } from 'shared/platform';
import { readRemembered, remember } from '../useRemembered';
import type { SearchHit } from './pagesOf';
import { usePinned } from './usePinned';

/** How many addresses are remembered; more than shown, because some may be invalid later. */
const KEPT = 30;
/** How many are shown. */
const SHOWN = 6;
const HOME = '/dashboard';

/** Only addresses are stored, no titles: other people who use this browser learn no names. */
const keyOf = (accountId: string) => `visited.${accountId}`;
const none: readonly string[] = [];

/** Remembers recently visited addresses in this browser, latest first. */
export function useRememberedVisits(): void {
  const { pathname } = useLocation();
  const accountId = useAccount()?.id;
  useEffect(() => {
    if (accountId === undefined || pathname === HOME) return;
    const earlier = readRemembered(keyOf(accountId), none).filter((path) => path !== pathname);
    remember(keyOf(accountId), [pathname, ...earlier].slice(0, KEPT));
  }, [accountId, pathname]);
}

/**
 * The person's pinned and recent pages without the current one: sidebar pages, and records that the server still
 * returns for the account, with their current names.
 */
export function useOwnPages(pages: readonly SearchHit[], isAsked: boolean) {
  const { pathname } = useLocation();
  const accountId = useAccount()?.id;
  const { pinned } = usePinned();
  const paths = useMemo(() => {
    if (!isAsked || accountId === undefined) return none;
    const known = [...pinned, ...readRemembered(keyOf(accountId), none)];
    return [...new Set(known)].filter((path) => path !== pathname);
  }, [isAsked, accountId, pinned, pathname]);
  const others = paths.filter((path) => !pages.some((page) => page.path === path)).slice(0, KEPT);
  const { data } = useGet<SearchResult[]>(others.length > 0 ? 'search/visited' : undefined, {
    paths: others.join(','),
  });
  return useMemo(() => {
    const found = paths.flatMap((path): SearchHit[] => {
      const page = pages.find((each) => each.path === path);
      if (page) return [page];
      const record = data?.find((each) => each.path === path);
      if (!record) return [];
      return [
        { ...record, detail: [record.kind === PAGES ? '' : record.kind, record.detail].filter(Boolean).join(' · ') },
      ];
    });
    const isPinned = ({ path }: SearchHit) => pinned.includes(path);
    return { pinned: found.filter(isPinned), recent: found.filter((hit) => !isPinned(hit)).slice(0, SHOWN) };
  }, [paths, pages, data, pinned]);
}
