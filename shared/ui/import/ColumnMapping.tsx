import { Select } from 'antd';
import type { ParsedCsv } from 'shared/domain/tables/parseLines';
import type { Field } from '../form/field';
import styles from './ImportDialog.module.css';
import type { ColumnMap } from './mapColumns';

export interface ColumnMappingProps {
  parsed: ParsedCsv;
  map: ColumnMap;
  fields: readonly Field<object>[];
  disabled: boolean;
  onChange: (map: ColumnMap) => void;
}

/**
 * Maps each column of the file, shown with its first value, to a field; choosing a field again unmaps its previous
 * column.
 */
export function ColumnMapping({ parsed: { keys, rows }, map, fields, disabled, onChange }: ColumnMappingProps) {
  const ignored = keys.filter((head) => map[head] === undefined);
  const options = fields.map(({ name, label }) => ({ value: name as string, label }));
  const exampleOf = (head: string) => rows.map(({ values }) => values[head] ?? '').find(Boolean) ?? '';
  const choose = (head: string, name: string | undefined) =>
    onChange({
      ...Object.fromEntries(Object.entries(map).map(([key, value]) => [key, value === name ? undefined : value])),
      [head]: name,
    });
  return (
    <details className={styles.columns} open={ignored.length > 0 || undefined}>
      <summary>
        Columns: {keys.length - ignored.length} of {keys.length} are imported
        {ignored.length > 0 && `; ignored: ${ignored.map((head) => head || 'without a name').join(', ')}`}
      </summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label="Columns of the file">
        <table>
          <thead>
            <tr>
              <th scope="col">In the file</th>
              <th scope="col">First value</th>
              <th scope="col">Imported as</th>
            </tr>
          </thead>
          <tbody>
            {keys.map((head) => (
              <tr key={head}>
                <th scope="row">{head}</th>
                <td className={styles.example}>{exampleOf(head)}</td>
                <td>
                  <Select<string>
                    size="small"
                    aria-label={`${head} is imported as`}
                    placeholder="Not imported"
                    allowClear
                    showSearch={{ optionFilterProp: 'label' }}
                    disabled={disabled}
                    value={map[head]}
                    options={options}
                    onChange={(name: string | undefined) => choose(head, name)}
                    className={styles.choice}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
