import type { Gstr1TableRow } from 'shared/domain/money/returns/gstReturnAnswers';
import { type Column, DataTable } from 'shared/ui';

/** A table of the return as a row. */
type Shown = Gstr1TableRow & { id: string };

const columns: readonly Column<Shown>[] = [
  { key: 'computed:name', title: 'Table', text: ({ table, title }) => `${table} · ${title}` },
  { key: 'count', title: 'Count', kind: 'number' },
  { key: 'taxablePaise', title: 'Taxable value', kind: 'money' },
  { key: 'igstPaise', title: 'IGST', kind: 'money', priority: 2 },
  { key: 'cgstPaise', title: 'CGST', kind: 'money', priority: 2 },
  { key: 'sgstPaise', title: 'SGST/UTGST', kind: 'money', priority: 2 },
];

/** The tables of a return with their content. */
export function ReturnTables({ tables }: { tables: readonly Gstr1TableRow[] | undefined }) {
  const rows = (tables ?? []).map((row) => ({ ...row, id: `${row.table} ${row.title}` }));
  return (
    <DataTable
      label="Tables of the return"
      columns={columns}
      rows={rows}
      rowTitle={({ title }) => title}
      skeletonRows={tables ? undefined : 5}
    />
  );
}
