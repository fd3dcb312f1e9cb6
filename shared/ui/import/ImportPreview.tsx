import type { RowVerdict } from 'shared/domain/records/importAnswers';
import type { Field } from '../form/field';
import { formatFieldValue } from '../form/field';
import styles from './ImportDialog.module.css';
import type { JudgedRow } from './judgedRows';
import type { ColumnMap } from './mapColumns';

const SHOWN = 100;

/** A row's result, in words. */
function fateOf({ state, fields, errors }: RowVerdict, labelOf: (path: string) => string): string {
  if (state === 'new') return 'New';
  if (state === 'unchanged') return 'Unchanged';
  if (state === 'changed') return `Changed: ${fields.map(labelOf).join(', ')}`;
  return `Refused: ${errors.map(({ msg }) => msg).join(' ')}`;
}

/** The first rows with their results, those that are refused before the others: the imported columns, in file order. */
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
  const filled = Object.values(map).flatMap((name) => fields.filter((field) => field.name === name));
  if (rows.length === 0 || filled.length === 0) return null;
  const isRefused = ({ verdict }: JudgedRow) => verdict.state === 'refused';
  const ordered = [...rows.filter(isRefused), ...rows.filter((row) => !isRefused(row))];
  return (
    <div>
      <p className={styles.hint}>
        {rows.length > SHOWN ? `${SHOWN} of the rows` : 'The rows'}, and what becomes of them:
      </p>
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
            {ordered.slice(0, SHOWN).map(({ row, input, verdict }) => (
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
    </div>
  );
}
