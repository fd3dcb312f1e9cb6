import { Button } from 'antd';
import { Download, Printer, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { api, downloadFile, notify, type StoredRecord } from 'shared/platform';
import type { ResourceDefinition } from '../resource';
import { errorSentence } from '../texts';
import { FilterControl } from './FilterControl';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';
import styles from './Toolbar.module.css';
import type { ResourceList } from './useResourceList';

export interface ToolbarProps<T extends StoredRecord, I extends object> {
  resource: ResourceDefinition<T, I>;
  list: ResourceList<T>;
  /** The list prints all its rows, and a button opens the browser's dialog. By default false. */
  canPrint?: boolean;
  /** Before the export: import, views, columns. */
  children?: ReactNode;
}

/** Search, filters, the screen's own controls, print and export, above a table; on phones all but the search fold behind one button. */
export function Toolbar<T extends StoredRecord, I extends object>({
  resource,
  list,
  canPrint = false,
  children,
}: ToolbarProps<T, I>) {
  const { path, name, search = `Search ${name.many}`, filters = [], exportable = true } = resource;
  const [isExporting, setExporting] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const folded = useId();
  const inForce = Object.values(list.filters).filter((value) => value !== '').length;
  const download = async () => {
    setExporting(true);
    try {
      downloadFile(
        `${path.replaceAll('/', '-')}.csv`,
        await api.download(`${path}/export.csv`, { query: list.selection }),
      );
    } catch (error) {
      notify.error(errorSentence(`Failed to export ${name.many}`, error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <div className={styles.toolbar} role="search" aria-label={`Search and filter ${name.many}`}>
      {search !== false && (
        <div className={styles.search}>
          <SearchBox label={search} value={list.q} onSearch={list.search} />
        </div>
      )}
      <Button
        className={styles.fold}
        icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}
        aria-expanded={isOpen}
        aria-controls={folded}
        onClick={() => setOpen(!isOpen)}
      >
        {inForce > 0 ? `Filters (${inForce})` : 'Filters'}
      </Button>
      <div id={folded} className={styles.folded} data-open={isOpen || undefined}>
        {filters.map((filter) => (
          <FilterControl key={filter.name} filter={filter} values={list.filters} onChange={list.setFilter} />
        ))}
        <SortSelect columns={resource.columns} sort={list.sort} onSort={list.setSort} />
        <div className={styles.end}>
          {children}
          {canPrint && (
            <Button
              icon={<Printer size={16} strokeWidth={1.5} />}
              aria-label="Print"
              title="Print"
              onClick={() => window.print()}
            />
          )}
          {exportable && (
            <Button
              icon={<Download size={16} strokeWidth={1.5} />}
              loading={isExporting}
              onClick={() => void download()}
            >
              Export CSV
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
