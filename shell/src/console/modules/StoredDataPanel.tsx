import type { StoredTable } from 'shared/contract';
import { api, downloadFile, useRights } from 'shared/platform';
import { type Column, type ExportFormat, formatCount, formatNumber, type RowAction } from 'shared/ui';
import { formatBytes } from './formatBytes';
import styles from './modules.module.css';
import { RowsPanel } from './RowsPanel';

interface Row extends StoredTable {
  id: string;
  /** The resource's name in the module's manifest. */
  resource: string;
  state: 'In use' | 'No longer used';
}

const toRow = (table: StoredTable): Row => ({
  ...table,
  id: table.path,
  resource: table.path.slice(table.path.lastIndexOf('/') + 1),
  state: table.isDeclared ? 'In use' : 'No longer used',
});

const inWords = (records: number) => formatCount(records, { one: 'record', many: 'records' });

const columns: readonly Column<Row>[] = [
  {
    key: 'resource',
    title: 'Records',
    text: ({ resource, module }) => (resource.length > module.length ? resource : module),
    beside: 8,
    render: ({ resource, module }) => (
      <span className={styles.module}>
        <strong>{resource}</strong>
        <small>{module}</small>
      </span>
    ),
  },
  { key: 'records', title: 'Number', kind: 'number', text: ({ records }) => formatNumber(records) },
  { key: 'bytes', title: 'Size', kind: 'number', priority: 2, text: ({ bytes }) => formatBytes(bytes) },
  { key: 'state', title: 'State', kind: 'status', tones: { 'In use': 'good', 'No longer used': 'warn' } },
];

const exportAs =
  (format: ExportFormat) =>
  async ({ path }: Row): Promise<void> =>
    downloadFile(
      `${path.replaceAll('/', '-')}.${format}`,
      await api.download(`module-data/${path.slice(2)}/export.${format}`),
    );

const restorable = ({ deleted }: Row) => (deleted === 0 ? '' : `, and ${inWords(deleted)} that can still be restored`);

const deleteAll: RowAction<Row> = {
  label: 'Delete',
  danger: true,
  failed: 'Failed to delete the records',
  confirm: (row) => ({
    title: `Delete ${inWords(row.records)} of ${row.module} for good?`,
    body: `This deletes all ${row.resource}${restorable(row)}. Afterwards only a backup has them. Export them as CSV first if anyone may need them.`,
    confirmLabel: `Delete ${inWords(row.records)}`,
  }),
  onClick: ({ path }) => api.delete(`module-data/${path.slice(2)}`),
  done: ({ records, module }) => `${inWords(records)} of ${module} deleted`,
  refreshes: ['module-data'],
};

/** Modules' data on the server, including data of removed modules. */
export function StoredDataPanel() {
  const may = useRights();
  return (
    <RowsPanel
      title="Records of modules"
      purpose="Data that modules store here. Records no current release uses are kept until you delete them."
      path="module-data"
      toRow={toRow}
      columns={columns}
      rowTitle={({ resource, module }) => `${resource} of ${module}`}
      failed="Failed to load the records of modules"
      empty="No stored data"
      actions={({ isDeclared }) => [
        ...(may('modules:export')
          ? [
              { label: 'Export CSV', failed: 'Failed to export the records', onClick: exportAs('csv') },
              { label: 'Export for Excel', failed: 'Failed to export the records', onClick: exportAs('xlsx') },
            ]
          : []),
        ...(isDeclared || !may('modules:write') ? [] : [deleteAll]),
      ]}
    />
  );
}
