import { Select } from 'antd';
import { toOptions } from '../form/field';
import styles from './ImportDialog.module.css';
import type { ChosenValues, UnknownValues } from './readRows';

export interface ValueMappingProps {
  unknown: readonly UnknownValues[];
  chosen: ChosenValues;
  disabled: boolean;
  onChange: (chosen: ChosenValues) => void;
}

/** Asks for the meaning of values that match none of a field's options. */
export function ValueMapping({ unknown, chosen, disabled, onChange }: ValueMappingProps) {
  if (unknown.length === 0) return null;
  return (
    <section aria-label="Values to be assigned">
      <p className={styles.hint}>These values are not known. Choose what each means, or its lines can’t be imported.</p>
      <div className={styles.scroll}>
        <table>
          <tbody>
            {unknown.flatMap(({ field, values }) =>
              values.map((value) => (
                <tr key={`${field.name} ${value}`}>
                  <th scope="row">
                    {field.label}: {value}
                  </th>
                  <td>
                    <Select<string>
                      size="small"
                      aria-label={`${value} means`}
                      placeholder="Not known"
                      allowClear
                      disabled={disabled}
                      value={chosen[field.name]?.[value]}
                      options={toOptions(field.options)}
                      onChange={(option: string | undefined) => {
                        const others = Object.entries(chosen[field.name] ?? {}).filter(([each]) => each !== value);
                        const now = option === undefined ? others : [...others, [value, option] as const];
                        onChange({ ...chosen, [field.name]: Object.fromEntries(now) });
                      }}
                      className={styles.choice}
                    />
                  </td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}
