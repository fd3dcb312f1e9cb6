import { memo } from 'react';
import { Control } from './Control';
import { DuplicateNotice } from './DuplicateNotice';
import styles from './FormFields.module.css';
import type { Field, FieldControl } from './field';
import { useFormError, useFormScope, useFormValue } from './formState';
import { unreadProblem } from './readField';

const wide = new Set(['textarea', 'tags', 'file', 'custom']);

/** Whether a required field is empty: no text, or a number that is not above 0. */
function isMissing(value: unknown): boolean {
  if (typeof value === 'number') return !(value > 0);
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Whether a field is left out in print. Only a custom control knows its own value. */
const isBlank = (field: Field<object>, value: unknown) =>
  field.kind !== 'custom' && (value === undefined || value === null || value === '');

/** Label, control, help and error of one field; renders only when its own value or error changes. */
const FormField = memo(function FormField({ field }: { field: Field<object> }) {
  const { store, formId, disabled, silent, duplicates, checkAgain, forgive } = useFormScope();
  const value = useFormValue(field.name);
  const condition = useFormValue<boolean>(field.shownWhen ?? field.name);
  const error = useFormError(field.name);
  const id = `${formId}-${field.name as string}`;
  const shownError = silent && field.required && isMissing(value) ? undefined : error;
  const second = duplicates?.keys[field.name];
  const onBlur = () => {
    checkAgain();
    if (second) store.leave(field.name);
    // Unreadable text gets an error at once, because it looks as if it were saved.
    const problem = unreadProblem(field, store.get(field.name));
    if (problem !== undefined) store.setErrors({ ...store.errors(), [field.name]: problem });
  };
  const control: FieldControl = {
    id,
    value,
    onChange: (next) => {
      store.set(field.name, next);
      forgive(field.name);
    },
    onBlur,
    invalid: error !== undefined,
    required: field.required ?? false,
    disabled: disabled || (field.readOnly ?? false),
    describedBy:
      [shownError && `${id}-error`, field.help && `${id}-help`, second && `${id}-same`].filter(Boolean).join(' ') ||
      undefined,
  };
  if (field.shownWhen !== undefined && condition !== true) return null;
  const labelled = field.kind !== 'checkbox' && !(field.kind === 'custom' && field.labelled === 'none');
  const span = field.span ?? (wide.has(field.kind ?? 'text') ? 2 : 1);
  return (
    <div className={styles.field} data-span={span} data-blank={isBlank(field, value) || undefined}>
      {labelled && (
        <label className={styles.label} htmlFor={id} data-required={field.required || undefined}>
          {field.label}
        </label>
      )}
      <Control field={field} control={control} />
      {shownError !== undefined && (
        <p className={styles.error} id={`${id}-error`}>
          {shownError}
        </p>
      )}
      {field.help !== undefined && (
        <p className={styles.help} id={`${id}-help`}>
          {field.help}
        </p>
      )}
      {duplicates && second && (
        <DuplicateNotice
          id={`${id}-same`}
          name={field.name}
          path={duplicates.path}
          recordId={duplicates.id}
          second={second}
        />
      )}
    </div>
  );
});

interface Group {
  heading: string | undefined;
  fields: Field<object>[];
}

function groupsOf(fields: readonly Field<object>[]): Group[] {
  const groups: Group[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (last !== undefined && last.heading === field.group) last.fields.push(field);
    else groups.push({ heading: field.group, fields: [field] });
  }
  return groups;
}

/** A form's fields in groups, in two columns if there is room. */
export function FieldGroups({ fields }: { fields: readonly Field<object>[] }) {
  return groupsOf(fields).map(({ heading, fields: members }) => {
    const grid = (
      <div className={styles.grid} data-line={members.every((field) => field.inLine) || undefined}>
        {members.map((field) => (
          <FormField key={field.name} field={field} />
        ))}
      </div>
    );
    const key = members[0]?.name;
    if (heading === undefined) return <div key={key}>{grid}</div>;
    return (
      <fieldset key={key} className={styles.group}>
        <legend className={styles.heading}>{heading}</legend>
        {grid}
      </fieldset>
    );
  });
}
