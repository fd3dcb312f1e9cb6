import { useMemo } from 'react';
import type { SidebarItem } from 'shared/contract';
import { PAGES, type SearchResult } from 'shared/domain/console/figure';
import { useContributions, useDebounced, useGet } from 'shared/platform';
import { commandHit, foundPages, matching, ownCommands, pagesOf, type SearchHit } from './pagesOf';
import { useOwnPages } from './visits';

/** Hits of one kind under a heading. */
export interface SearchGroup {
  title: string;
  hits: SearchHit[];
}

/** The minimum query length for searching records. */
const FEWEST_LETTERS = 2;

/**
 * The hits for a query: pages at once, records when the server responds; without a query, pinned and recent pages, then
 * every page. `isOpen`: whether it is shown.
 */
export function useSearch(items: readonly SidebarItem[], query: string, isOpen: boolean) {
  const pages = useMemo(() => pagesOf(items), [items]);
  const commands = useContributions('palette.command');
  const own = useOwnPages(pages, isOpen && query.trim() === '');
  const settled = useDebounced(query.trim(), 200);
  const asks = settled.length >= FEWEST_LETTERS;
  const { data, state, reload } = useGet<SearchResult[]>(asks ? 'search' : undefined, { q: settled });
  const found = asks ? data : undefined;
  const groups = useMemo(() => {
    const all: SearchGroup[] = [
      { title: 'Pinned', hits: own.pinned },
      { title: 'Recently visited', hits: own.recent },
      {
        title: PAGES,
        hits: foundPages(
          pages,
          query,
          (found ?? []).filter(({ kind }) => kind === PAGES),
        ),
      },
      { title: 'Commands', hits: matching([...ownCommands, ...commands.map(commandHit)], query) },
    ];
    for (const record of found ?? []) {
      if (record.kind === PAGES) continue;
      const last = all.at(-1);
      if (last?.title === record.kind) last.hits.push(record);
      else all.push({ title: record.kind, hits: [record] });
    }
    return all.filter(({ hits }) => hits.length > 0);
  }, [own, pages, commands, query, found]);
  const isBehind = query.trim() !== settled;
  return {
    groups,
    isSearching: isBehind || (asks && state === 'loading'),
    hasFailed: asks && !isBehind && state === 'failed',
    retry: reload,
  };
}
