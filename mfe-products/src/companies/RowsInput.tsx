import { Button } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { MAX_OF_COMPANY } from 'shared/domain/clients/companies/company';
import { type FieldControl, TextInput, useFormError } from 'shared/ui';
import styles from './RowsInput.module.css';

type RowValue = Readonly<Record<string, string>>;

/** One text field of a row. */
export interface RowText {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'tel';
  /** Takes the full width. By default half. */
  isWide?: boolean;
}

export interface RowsInputProps {
  control: FieldControl;
  /** The form field that holds the rows as an array. */
  name: string;
  /** One row in words: "Contact person". */
  one: string;
  texts: readonly RowText[];
}

/** A list of rows with a few text fields each: contact persons, addresses. */
export function RowsInput({ control: { id, value, onChange, onBlur, disabled }, name, one, texts }: RowsInputProps) {
  const rows = Array.isArray(value) ? (value as RowValue[]) : [];
  const put = (place: number, change: RowValue) =>
    onChange(rows.map((row, index) => (index === place ? { ...row, ...change } : row)));
  return (
    <div className={styles.rows} id={id}>
      {rows.map((row, place) => (
        <fieldset key={place} className={styles.row} disabled={disabled}>
          <legend>
            {one} {place + 1}
          </legend>
          {texts.map((text) => (
            <RowCell
              key={text.name}
              text={text}
              path={`${name}.${place}.${text.name}`}
              value={row[text.name] ?? ''}
              onChange={(next) => put(place, { [text.name]: next })}
              onBlur={onBlur}
            />
          ))}
          <Button
            className={styles.remove}
            size="small"
            icon={<Trash2 />}
            onClick={() => onChange(rows.filter((_, index) => index !== place))}
          >
            Remove {one.toLowerCase()} {place + 1}
          </Button>
        </fieldset>
      ))}
      {rows.length < MAX_OF_COMPANY && (
        <div>
          <Button
            icon={<Plus />}
            disabled={disabled}
            onClick={() => onChange([...rows, Object.fromEntries(texts.map((text) => [text.name, '']))])}
          >
            Add {one.toLowerCase()}
          </Button>
        </div>
      )}
    </div>
  );
}

interface RowCellProps {
  text: RowText;
  /** The path of server and schema errors: `contacts.0.email`. */
  path: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

function RowCell({ text: { label, type = 'text', isWide }, path, value, onChange, onBlur }: RowCellProps) {
  const id = useId();
  const error = useFormError(path);
  return (
    <div className={styles.cell} data-wide={isWide || undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <TextInput
        id={id}
        type={type}
        autoComplete="off"
        value={value}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={onChange}
        onBlur={onBlur}
      />
      {error !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
