import { Radio } from 'antd';
import { type Field, formatFieldValue } from '../form/field';
import { formatInstant } from '../format';
import styles from './MergeDrawer.module.css';

export interface DifferingFieldsProps {
  fields: readonly Field<object>[];
  kept: { title: string };
  gone: { title: string };
  /** The names of records referenced by either one, by id. */
  names: Readonly<Record<string, string>>;
  /** The fields taken from the record that is deleted. */
  take: ReadonlySet<string>;
  onTake: (take: ReadonlySet<string>) => void;
}

/** The differing fields with both values side by side, to choose from. */
export function DifferingFields({ fields, kept, gone, names, take, onTake }: DifferingFieldsProps) {
  const choose = (name: string, isTaken: boolean) =>
    onTake(new Set(isTaken ? [...take, name] : [...take].filter((other) => other !== name)));
  const text = (field: Field<object>, record: object) => {
    const of = record as Readonly<Record<string, unknown>>;
    const value = of[field.name];
    // Two files often have the same name: the date distinguishes them.
    if (field.kind === 'file')
      return [value, formatInstant(String(of.uploaded ?? '') || null)].filter(Boolean).join(', ');
    return (typeof value === 'string' ? names[value] : undefined) ?? formatFieldValue(field, value);
  };
  if (fields.length === 0) return <p className={styles.text}>Their details are the same.</p>;
  return (
    <section>
      <h3 className={styles.heading}>Which details to keep</h3>
      <ul className={styles.fields}>
        <li className={styles.choice} aria-hidden="true">
          <span />
          <strong>{kept.title}</strong>
          <strong>{gone.title}</strong>
        </li>
        {fields.map((field) => (
          <li key={field.name}>
            <Radio.Group
              aria-label={field.label}
              className={styles.choice}
              value={take.has(field.name) ? 'gone' : 'kept'}
              onChange={(event) => choose(field.name, event.target.value === 'gone')}
            >
              <span className={styles.label}>{field.label}</span>
              <Radio value="kept">{text(field, kept)}</Radio>
              <Radio value="gone">{text(field, gone)}</Radio>
            </Radio.Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
