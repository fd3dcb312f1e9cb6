import { type Column, DataTable, formatCount, Panel } from 'shared/ui';

/** Placements that ended, of one month, reason or client. */
interface EndedRow {
  id: string;
  label: string;
  people: number;
  averageDays: number;
}

/** Ended placements and their duration by one property; each count links to its list. */
export function Ended({
  title,
  rows,
  linkOf,
}: {
  title: string;
  rows: readonly EndedRow[];
  linkOf: (id: string) => string;
}) {
  const columns: readonly Column<EndedRow>[] = [
    { key: 'label', title: title.replace(/^By ./, (start) => start.slice(3).toUpperCase()) },
    {
      key: 'people',
      title: 'Ended',
      text: ({ people }) => String(people),
      to: ({ id }) => linkOf(id),
    },
    {
      key: 'averageDays',
      title: 'Average stay',
      kind: 'number',
      text: ({ averageDays }) => formatCount(averageDays, { one: 'day', many: 'days' }),
    },
  ];
  return (
    <Panel title={title} dense>
      <DataTable label={title} columns={columns} rows={rows} rowTitle={({ label }) => label} />
    </Panel>
  );
}
