import { Button, Input, Select } from 'antd';
import { ArrowUpDown, Printer, Search, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { api, downloadFile, type StoredRecord, useDebounced, useMay, useShortcut } from 'shared/platform';
import { DateInput } from '../form/DateInput';
import { toOptions } from '../form/field';
import { LaterControl } from '../LaterControl';
import type { ResourceDefinition } from '../resource';
import type { Column } from './column';
import { type Filter, filterParams } from './filter';
import { ExportMenu } from './menus/ExportMenu';
import styles from './Toolbar.module.css';
import type { ResourceList } from './useResourceList';

export interface ToolbarProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  list: ResourceList<T>;
  /** The list prints all its rows, by a button that opens the browser's dialog. By default false. */
  canPrint?: boolean;
  /** Before the export: import, views, columns. */
  children?: ReactNode;
}

/**
 * Search, filters, the screen's own controls, print and export, above a table; on phones all except the search collapse
 * behind one button.
 */
export function Toolbar<T extends StoredRecord, I extends object>({
  resource,
  list,
  canPrint = false,
  children,
}: ToolbarProps<T, I>) {
  const { path, name, search = `Search ${name.many}`, filters = [], exportable = true } = resource;
  const mayExport = useMay(`${path}:export`);
  const [isOpen, setOpen] = useState(false);
  const folded = useId();
  const isReadable = list.state !== 'loading';
  const inForce = Object.values(list.filters).filter((value) => value !== '').length;
  const root = useRef<HTMLDivElement>(null);
  const focusOn = (selector: string) => root.current?.querySelector<HTMLElement>(selector)?.focus();
  useShortcut('list.search', () => focusOn('input[type="search"]'));
  useShortcut('list.filter', () => {
    setOpen(true);
    requestAnimationFrame(() => focusOn('[data-open] input'));
  });
  return (
    <div ref={root} className={styles.toolbar} role="search" aria-label={`Search and filter ${name.many}`}>
      {search !== false && (
        <div className={styles.search}>
          <LaterControl isReadable={isReadable}>
            <SearchBox label={search} value={list.q} onSearch={list.search} />
          </LaterControl>
        </div>
      )}
      <Button
        className={styles.fold}
        icon={<SlidersHorizontal />}
        aria-expanded={isOpen}
        aria-controls={folded}
        onClick={() => setOpen(!isOpen)}
      >
        {inForce > 0 ? `Filters (${inForce})` : 'Filters'}
      </Button>
      <div id={folded} className={styles.folded} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <FilterControl
            key={filter.name}
            filter={filter}
            values={list.filters}
            onChange={list.setFilter}
            isReadable={isReadable}
          />
        ))}
        <SortSelect columns={resource.columns} sort={list.sort} onSort={list.setSort} isReadable={isReadable} />
        <div className={styles.end}>
          {children}
          {canPrint && <Button icon={<Printer />} aria-label="Print" title="Print" onClick={() => window.print()} />}
          {exportable && mayExport && (
            <ExportMenu
              failed={`Failed to export ${name.many}`}
              onExport={async (format) =>
                downloadFile(
                  `${path.replaceAll('/', '-')}.${format}`,
                  await api.download(`${path}/export.${format}`, { query: list.selection }),
                )
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** A debounced search box; Escape clears it. */
function SearchBox({ label, value, onSearch }: { label: string; value: string; onSearch: (text: string) => void }) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed);
  const asked = useRef(value);
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    onSearch(settled);
  }, [settled, onSearch]);
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setTyped(value);
  }, [value]);
  return (
    <Input
      type="search"
      aria-label={label}
      placeholder={label}
      prefix={<Search />}
      allowClear
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped('');
      }}
    />
  );
}

interface FilterControlProps {
  filter: Filter;
  values: Readonly<Record<string, string>>;
  onChange: (name: string, value: string) => void;
  isReadable: boolean;
}

/** The control of one filter. */
function FilterControl({ filter, values, onChange, isReadable }: FilterControlProps) {
  if (filter.kind === 'dateRange') {
    return filterParams(filter).map((name, index) => {
      const label = `${filter.label} ${index === 0 ? 'from' : 'to'}`;
      return (
        <span key={name} className={styles.date}>
          <LaterControl isReadable={isReadable}>
            <DateInput
              aria-label={label}
              placeholder={label}
              value={values[name]}
              onChange={(date) => onChange(name, date ?? '')}
            />
          </LaterControl>
        </span>
      );
    });
  }
  const value = values[filter.name] ?? '';
  const shared = {
    'aria-label': filter.label,
    placeholder: filter.label,
    allowClear: true,
    options: toOptions(filter.options),
    className: styles.choice,
    popupMatchSelectWidth: false,
    showSearch: filter.options.length > 8 ? { optionFilterProp: 'label' } : false,
  };
  return (
    <LaterControl isReadable={isReadable} className={styles.choice}>
      {filter.multiple ? (
        <Select<string[]>
          {...shared}
          mode="multiple"
          maxTagCount="responsive"
          value={value === '' ? [] : value.split(',')}
          onChange={(chosen) => onChange(filter.name, chosen.join(','))}
        />
      ) : (
        <Select<string>
          {...shared}
          value={value === '' ? undefined : value}
          onChange={(chosen?: string) => onChange(filter.name, chosen ?? '')}
        />
      )}
    </LaterControl>
  );
}

interface SortSelectProps<T extends StoredRecord> {
  columns: readonly Column<T>[];
  sort: string;
  onSort: (sort: string) => void;
  isReadable: boolean;
}

/** Sort select for the card layout, which has no column headers. */
function SortSelect<T extends StoredRecord>({ columns, sort, onSort, isReadable }: SortSelectProps<T>) {
  const options = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title }) => [
      { value: key as string, label: `${title} ↑` },
      { value: `-${key}`, label: `${title} ↓` },
    ]);
  if (options.length === 0) return null;
  return (
    <span className={styles.sort}>
      <LaterControl isReadable={isReadable}>
        <Select
          aria-label="Sort by"
          prefix={<ArrowUpDown size={14} />}
          placeholder="Sort by"
          value={sort === '' ? undefined : sort}
          options={options}
          onChange={onSort}
        />
      </LaterControl>
    </span>
  );
}
