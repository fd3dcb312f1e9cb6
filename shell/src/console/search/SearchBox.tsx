import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SidebarItem } from 'shared/contract';
import { isPressed, type Offered, runShortcut } from 'shared/platform';
import type { SearchHit } from './pagesOf';
import styles from './SearchBox.module.css';
import { SearchResults } from './SearchResults';
import { useSearch } from './useSearch';

interface Props {
  items: readonly SidebarItem[];
  /** Whether results are shown; typing opens them. */
  isOpen: boolean;
  onOpen: (open: boolean) => void;
  /** Runs a module's command. */
  onCommand: (command: Offered<'palette.command'>) => void;
  /** Shown at the end of the box. By default nothing. */
  hint?: ReactNode;
  autoFocus?: boolean;
}

/** A combobox that searches pages and records: arrows select, Enter opens. */
// oxlint-disable-next-line max-lines-per-function -- the combobox: its keys, its field and its results
export function SearchBox({ items, isOpen, onOpen, onCommand, hint, autoFocus = false }: Props) {
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { groups, ...status } = useSearch(items, query, isOpen);
  const hits = groups.flatMap((group) => group.hits);
  const index = Math.min(chosen, hits.length - 1);

  useEffect(() => {
    if (autoFocus) input.current?.focus();
  }, [autoFocus]);

  const go = ({ path, command, shortcut }: SearchHit) => {
    setQuery('');
    onOpen(false);
    input.current?.blur();
    if (shortcut) runShortcut(shortcut);
    else if (command) onCommand(command);
    else void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = Number(isPressed(event, 'found.next')) - Number(isPressed(event, 'found.previous'));
    if (step !== 0) {
      event.preventDefault();
      if (isOpen) setChosen((index + step + hits.length) % Math.max(hits.length, 1));
      onOpen(true);
    } else if (isPressed(event, 'found.open') && isOpen && hits[index]) {
      event.preventDefault();
      go(hits[index]);
    } else if (isPressed(event, 'found.close') && query !== '') {
      event.preventDefault();
      event.stopPropagation();
      setQuery('');
    } else if (isPressed(event, 'found.close')) {
      onOpen(false);
    }
  };
  return (
    <>
      <div className={styles.box} role="search">
        <Search size={18} className={styles.icon} />
        <input
          ref={input}
          type="search"
          className={styles.input}
          placeholder="Search pages and records"
          aria-label="Search pages and records"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          aria-expanded={isOpen}
          aria-controls={`${id}-results`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && hits[index] ? `${id}-${index}` : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setChosen(0);
            onOpen(true);
          }}
          onFocus={() => onOpen(true)}
          onKeyDown={onKeyDown}
        />
        {hint}
      </div>
      {isOpen && (
        <SearchResults
          id={id}
          groups={groups}
          chosen={index}
          query={query}
          {...status}
          onChoose={go}
          onPoint={setChosen}
        />
      )}
    </>
  );
}
