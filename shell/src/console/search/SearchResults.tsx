import { useEffect, useRef } from 'react';
import { iconOf } from '../icons';
import type { SearchHit } from './pagesOf';
import styles from './SearchResults.module.css';
import type { SearchGroup } from './useSearch';

interface Props {
  /** Prefix of the option ids that the combobox references. */
  id: string;
  groups: readonly SearchGroup[];
  /** Index among all hits. */
  chosen: number;
  query: string;
  isSearching: boolean;
  hasFailed: boolean;
  retry: () => void;
  onChoose: (hit: SearchHit) => void;
  onPoint: (index: number) => void;
}

/** The grouped results, followed by the state of the record search. */
export function SearchResults({ id, groups, chosen, query, isSearching, hasFailed, retry, onChoose, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [chosen]);
  const status = isSearching
    ? 'Searching…'
    : groups.length === 0
      ? `Nothing found for “${query.trim()}”. Try fewer or different words.`
      : '';
  const countBefore = (place: number) => groups.slice(0, place).reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <div className={styles.results}>
      <div
        ref={list}
        id={`${id}-results`}
        role="listbox"
        aria-label="Found"
        className={styles.list}
        data-empty={groups.length === 0 || undefined}
      >
        {groups.map(({ title, hits }, place) => (
          <div key={title} role="group" aria-label={title} className={styles.group}>
            <div className={styles.title} aria-hidden="true">
              {title}
            </div>
            {hits.map((hit, nth) => {
              const own = countBefore(place) + nth;
              const Icon = iconOf(hit.icon);
              return (
                <div
                  key={hit.id}
                  id={`${id}-${own}`}
                  role="option"
                  aria-selected={own === chosen}
                  className={styles.hit}
                  onPointerMove={() => own !== chosen && onPoint(own)}
                  onPointerDown={(event) => event.preventDefault()}
                  onClick={() => onChoose(hit)}
                >
                  <Icon size={16} className={styles.icon} />
                  <span className={styles.name}>{hit.title}</span>
                  <span className={styles.detail}>{hit.detail}</span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <div role="status" className={styles.status}>
        {status}
      </div>
      {hasFailed && (
        <div role="alert" className={styles.failed}>
          Records couldn’t be searched.{' '}
          <button type="button" onClick={retry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
