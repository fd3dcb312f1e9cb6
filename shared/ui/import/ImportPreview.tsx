import { Segmented } from 'antd';
import { useState } from 'react';
import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { Field } from '../form/field';
import { formatFieldValue } from '../form/field';
import { formatNumber } from '../format';
import { Pager, pageCount } from '../table/Pager';
import styles from './ImportDialog.module.css';
import type { JudgedRow } from './judgedRows';
import type { ColumnMap } from './mapColumns';

const kinds = [
  { value: 'all', label: 'All' },
  { value: 'refused', label: 'Refused' },
  { value: 'new', label: 'New' },
  { value: 'changed', label: 'Changed' },
  { value: 'unchanged', label: 'Unchanged' },
] as const;
type Kind = (typeof kinds)[number]['value'];

/** A row's result, in words. */
function fateOf({ state, fields, errors }: RowVerdict, labelOf: (path: string) => string): string {
  if (state === 'new') return 'New';
  if (state === 'unchanged') return 'Unchanged';
  if (state === 'changed') return `Changed: ${fields.map(labelOf).join(', ')}`;
  return `Refused: ${errors.map(({ msg }) => msg).join(' ')}`;
}

const isRefused = ({ verdict }: JudgedRow) => verdict.state === 'refused';
const ofKind = (rows: readonly JudgedRow[], kind: Kind) =>
  kind === 'all'
    ? [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))]
    : rows.filter(({ verdict: { state } }) => state === kind);

/** The rows with their results, in pages: all of them, refused ones first, or one kind; the imported columns, in file order. */
export function ImportPreview({
  rows,
  map,
  fields,
  labelOf,
}: {
  rows: readonly JudgedRow[];
  map: ColumnMap;
  fields: readonly Field<object>[];
  labelOf: (path: string) => string;
}) {
  const [kind, setKind] = useState<Kind>('all');
  const [at, setAt] = useState({ page: 1, size: 20 });
  const filled = Object.values(map).flatMap((name) => fields.filter((field) => field.name === name));
  if (rows.length === 0 || filled.length === 0) return null;
  const wanted = ofKind(rows, kind);
  const page = Math.min(at.page, pageCount(wanted.length, at.size));
  const first = (page - 1) * at.size;
  return (
    <div>
      <Segmented<Kind>
        aria-label="Rows to show"
        value={kind}
        options={kinds
          .map(({ value, label }) => ({ value, label, count: ofKind(rows, value).length }))
          .filter(({ value, count }) => count > 0 || value === kind)
          .map(({ value, label, count }) => ({ value, label: `${label} ${formatNumber(count)}` }))}
        onChange={(next) => {
          setKind(next);
          setAt({ ...at, page: 1 });
        }}
      />
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="What becomes of the rows">
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">What happens</th>
              {filled.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {wanted.slice(first, first + at.size).map(({ row, input, verdict }) => (
              <tr key={row.line}>
                <td>{row.line}</td>
                <td className={styles.fate}>{fateOf(verdict, labelOf)}</td>
                {filled.map((field) => (
                  <td key={field.name} className={styles.value}>
                    {formatFieldValue(field, input[field.name]).replace(/^empty$/, '–')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Pager
        kind="sizes"
        page={page}
        size={at.size}
        total={wanted.length}
        onChange={(next, size) => setAt({ page: next, size })}
      />
    </div>
  );
}
