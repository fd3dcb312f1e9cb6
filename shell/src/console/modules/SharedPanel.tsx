import { type Column, DataTable, Panel } from 'shared/ui';
import { sharedDependencies } from '../../loader/releases';

interface Row {
  id: string;
  name: string;
  /** Its version. */
  provided: string;
  from: string;
  state: 'Loaded' | 'Not needed yet';
}

const columns: readonly Column<Row>[] = [
  { key: 'name', title: 'Dependency' },
  { key: 'provided', title: 'Version', kind: 'code' },
  { key: 'from', title: 'Provided by' },
  { key: 'state', title: 'In this tab', kind: 'status', tones: { Loaded: 'good' }, priority: 2 },
];

/** The packages shared in the page, and who provides them. */
export function SharedPanel() {
  const rows = sharedDependencies().map(
    ({ name, version, from, loaded }): Row => ({
      id: `${name}@${version}/${from}`,
      name,
      provided: version,
      from,
      state: loaded ? 'Loaded' : 'Not needed yet',
    }),
  );
  return (
    <Panel dense title="Shared dependencies" purpose="The page has one copy of each; modules don’t bundle their own.">
      <DataTable label="Shared dependencies" columns={columns} rows={rows} rowTitle={({ name }) => name} />
    </Panel>
  );
}
