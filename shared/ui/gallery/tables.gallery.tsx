import { Button } from 'antd';
import { Pencil } from 'lucide-react';
import type { ResourceDefinition } from '../resource';
import type { RowAction } from '../table/bulk/rowAction';
import { useSelection } from '../table/bulk/useSelection';
import { DataTable } from '../table/DataTable';
import { EmptyList } from '../table/EmptyList';
import { Pager } from '../table/Pager';
import { type Place, type PlaceInput, places } from '../table/places.fixture';
import { ResourceTable } from '../table/ResourceTable';
import { RowActions } from '../table/RowActions';
import { Toolbar } from '../table/Toolbar';
import { useResourceList } from '../table/useResourceList';
import { type Gallery, LONG, paths, press } from './entry';

const ignore = () => undefined;
const at = (path: string): ResourceDefinition<Place, PlaceInput> => ({ ...places, path });
const rowActions: RowAction<Place>[] = [
  { kind: 'edit', label: 'Edit', icon: <Pencil />, onClick: ignore, inline: true, iconOnly: true },
  { kind: 'remove', label: 'Delete', onClick: ignore, danger: true },
  { label: 'Close', onClick: ignore },
];

/** The rows of the gallery's lists. */
export const placeRows: readonly Place[] = [
  { id: 'p1', name: 'Ranchi', city: 'Ranchi', amountPaise: 1_20_000_00, date: '2026-08-15', status: 'Active' },
  { id: 'p2', name: LONG, city: 'Thiruvananthapuram', amountPaise: 99_99_99_999_99, date: null, status: 'Inactive' },
  { id: 'p3', name: 'Hatia', city: '', amountPaise: null, date: '2026-11-01', status: 'Active' },
];
const [row] = placeRows as [Place];

function Chosen() {
  const selection = useSelection(placeRows);
  return (
    <DataTable
      label="chosen places"
      columns={places.columns}
      rows={placeRows}
      rowTitle={places.title}
      selection={{ ...selection, isSome: true, has: ({ id }) => id === 'p2' }}
    />
  );
}

function AToolbar({ path }: { path: string }) {
  const list = useResourceList(at(path));
  return <Toolbar resource={at(path)} list={list} canPrint />;
}

const data = (label: string, more: Partial<Parameters<typeof DataTable<Place>>[0]> = {}) => (
  <DataTable label={label} columns={places.columns} rows={placeRows} rowTitle={places.title} {...more} />
);
const pager = (kind: 'sizes' | 'numbered', page: number, total = 123) => (
  <Pager kind={kind} page={page} size={10} total={total} onChange={ignore} />
);

/** Lists, and what surrounds them. */
export const tables: Gallery = {
  DataTable: {
    room: 'page',
    states: {
      rows: () => data('places in rows', { sort: '-name', onSort: ignore, rowLink: ({ id }) => `?id=${id}` }),
      'actions and totals': () =>
        data('places with totals', { actions: () => rowActions, footer: { name: 'Total', amountPaise: 1_20_000_00 } }),
      chosen: () => <Chosen />,
      'open row': () => data('places, one open', { detail: ({ id }) => (id === 'p1' ? LONG : undefined) }),
      refreshing: () => data('places asked again', { isRefreshing: true }),
      loading: () => data('places on their way', { rows: [], skeletonRows: 3 }),
    },
  },
  ResourceTable: {
    room: 'page',
    states: {
      rows: () => (
        <ResourceTable
          resource={at(paths.rows)}
          actions={() => rowActions}
          bulkActions={[{ label: 'Close', onClick: ignore }]}
        />
      ),
      loading: () => <ResourceTable resource={at(paths.waits)} />,
      empty: () => <ResourceTable resource={at(paths.none)} emptyAction={<Button type="primary">Add place</Button>} />,
      failed: () => <ResourceTable resource={at(paths.fails)} />,
      'columns open': {
        show: () => <ResourceTable resource={at(paths.rows)} />,
        play: press('Columns'),
        window: 320,
      },
    },
  },
  EmptyList: {
    room: 'page',
    states: {
      'what it is for': () => <EmptyList resource={{ ...at(paths.none), texts: { emptyHint: LONG } }} />,
      'how to begin': () => <EmptyList resource={at(paths.none)} action={<Button type="primary">Add place</Button>} />,
    },
  },
  Toolbar: { room: 'page', states: { whole: () => <AToolbar path={paths.rows} /> } },
  Pager: {
    room: 'page',
    states: {
      sizes: () => pager('sizes', 3),
      'first of sizes': () => pager('sizes', 1),
      numbered: () => pager('numbered', 7),
      'the only page': () => pager('numbered', 1, 4),
    },
  },
  RowActions: {
    states: {
      usual: () => <RowActions row={row} title="Ranchi" actions={rowActions} onFailed={ignore} />,
      hover: {
        show: () => <RowActions row={row} title="Ranchi" actions={rowActions} onFailed={ignore} />,
        as: 'hover',
      },
      focus: {
        show: () => <RowActions row={row} title="Ranchi" actions={rowActions} onFailed={ignore} />,
        as: 'focus',
      },
      disabled: () => (
        <RowActions
          row={row}
          title="Ranchi"
          actions={rowActions.map((action) => ({ ...action, disabled: true }))}
          onFailed={ignore}
        />
      ),
      'menu open': {
        show: () => <RowActions row={row} title="Ranchi" actions={rowActions} onFailed={ignore} />,
        play: press('More for Ranchi'),
        window: 200,
      },
    },
  },
};
