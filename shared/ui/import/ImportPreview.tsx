import type { Field } from '../form/field';
import { formatFieldValue } from '../form/field';
import styles from './ImportDialog.module.css';
import type { ColumnMap } from './mapColumns';

const SHOWN = 5;

/** The first rows as they will be stored: the columns that are imported, in the order of the file. */
export function ImportPreview({
  rows,
  map,
  fields,
}: {
  rows: readonly object[];
  map: ColumnMap;
  fields: readonly Field<object>[];
}) {
  const filled = Object.values(map).flatMap((name) => fields.filter((field) => field.name === name));
  if (rows.length === 0 || filled.length === 0) return null;
  return (
    <div>
      <p className={styles.hint}>The first rows, as they will be stored:</p>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="The first rows as they will be stored">
        <table>
          <thead>
            <tr>
              {filled.map(({ name, label }) => (
                <th key={name} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, SHOWN).map((row, index) => {
              const values = row as Readonly<Record<string, unknown>>;
              return (
                <tr key={index}>
                  {filled.map((field) => (
                    <td key={field.name} className={styles.value}>
                      {formatFieldValue(field, values[field.name]).replace(/^empty$/, '–')}
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}
