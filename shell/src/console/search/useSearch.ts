import { useMemo } from 'react';
import type { SidebarItem } from 'shared/contract';
import type { SearchResult } from 'shared/domain/figure';
import { useContributions, useDebounced, useGet } from 'shared/platform';
import { commandHit, matchingPages, pagesOf, type SearchHit } from './pagesOf';

/** Hits of one kind under a heading. */
export interface SearchGroup {
  title: string;
  hits: SearchHit[];
}

/** Records are looked for from so many letters on. */
const FEWEST_LETTERS = 2;

/** What fits a query: pages at once, records as soon as the server has answered. */
export function useSearch(items: readonly SidebarItem[], query: string) {
  const pages = useMemo(() => pagesOf(items), [items]);
  const commands = useContributions('palette.command');
  const settled = useDebounced(query.trim(), 200);
  const asks = settled.length >= FEWEST_LETTERS;
  const { data, state, reload } = useGet<SearchResult[]>(asks ? 'search' : undefined, { q: settled });
  const found = asks ? data : undefined;
  const groups = useMemo(() => {
    const all: SearchGroup[] = [
      { title: 'Pages', hits: matchingPages(pages, query) },
      { title: 'Commands', hits: matchingPages(commands.map(commandHit), query) },
    ];
    for (const record of found ?? []) {
      const last = all.at(-1);
      if (last?.title === record.kind) last.hits.push(record);
      else all.push({ title: record.kind, hits: [record] });
    }
    return all.filter(({ hits }) => hits.length > 0);
  }, [pages, commands, query, found]);
  const isBehind = query.trim() !== settled;
  return {
    groups,
    isSearching: isBehind || (asks && state === 'loading'),
    hasFailed: asks && !isBehind && state === 'failed',
    retry: reload,
  };
}
