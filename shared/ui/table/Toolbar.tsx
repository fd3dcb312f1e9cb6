import { Button } from 'antd';
import { Download } from 'lucide-react';
import { api, downloadFile, notify, type StoredRecord } from 'shared/platform';
import { type ReactNode, useState } from 'react';
import type { ResourceDefinition } from '../resource';
import { errorSentence } from '../texts';
import { FilterControl } from './FilterControl';
import { SearchBox } from './SearchBox';
import { SortSelect } from './SortSelect';
import type { ResourceList } from './useResourceList';
import classes from './Toolbar.module.css';

/** Search, filters, the screen's own controls and the export, above a table. */
export function Toolbar<T extends StoredRecord, I extends object>({ resource, list, children }: { resource: ResourceDefinition<T, I>; list: ResourceList<T>; children?: ReactNode }) {
  const { path, name, search = `Search ${name.many}`, filters = [], exportable = true } = resource;
  const [isExporting, setExporting] = useState(false);
  const download = async () => {
    setExporting(true);
    try {
      downloadFile(`${path.replaceAll('/', '-')}.csv`, await api.download(`${path}/export.csv`, { query: list.selection }));
    } catch (error) {
      notify.error(errorSentence(`Failed to export ${name.many}`, error));
    } finally {
      setExporting(false);
    }
  };
  return (
    <div className={classes.toolbar} role="search" aria-label={`Search and filter ${name.many}`}>
      {search !== false && <div className={classes.search}><SearchBox label={search} value={list.q} onSearch={list.search} /></div>}
      {filters.map((filter) => <FilterControl key={filter.name} filter={filter} values={list.filters} onChange={list.setFilter} />)}
      <SortSelect columns={resource.columns} sort={list.sort} onSort={list.setSort} />
      <div className={classes.end}>
        {children}
        {exportable && (
          <Button icon={<Download size={16} strokeWidth={1.5} />} loading={isExporting} onClick={() => void download()}>
            Export CSV
          </Button>
        )}
      </div>
    </div>
  );
}
