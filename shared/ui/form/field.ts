import type { ReactNode } from 'react';
import type { UploadRule } from 'shared/domain/records/upload';
import { valueText } from 'shared/domain/text/valueText';
import { formatMoney } from '../format';

/** One choice of a select or filter: a word that is its own label, or a value with a label. */
export type Option = string | { value: string; label: string };

/** Options in the shape antd takes. */
export function toOptions(options: readonly Option[]): { value: string; label: string }[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
}

interface FieldBase<I> {
  /** The input's field; server errors of this path appear under it. */
  name: keyof I & string;
  label: string;
  /** A sentence below the control, in muted text; an element may read the form's values and say nothing. */
  help?: ReactNode;
  /** Marks the label; the schema does the checking. By default false. */
  required?: boolean;
  /** Columns it takes of the two that a wide form has. By default 1; textareas, tags and custom fields 2. */
  span?: 1 | 2;
  /** Fields in a row with the same group are under its heading. */
  group?: string;
  /** A group whose fields all say so is in one line where there is room (880 px). By default false. */
  inLine?: boolean;
  placeholder?: string;
  /** Holds its value for the next record, after "Save and add another". By default false. */
  keeps?: boolean;
  /** Values of the form that a custom control sets in addition to its own; they are kept with it. By default none. */
  sets?: readonly (keyof I & string)[];
  /** The HTML autocomplete value. By default `off`. */
  autoComplete?: string;
  /** Shown but not editable. By default false. */
  readOnly?: boolean;
  maxLength?: number;
  /** Shown only while the checkbox of this name is ticked. By default always. */
  shownWhen?: keyof I & string;
  /** Its value in words, in a comparison or a history. By default as its kind shows it. */
  format?: (value: unknown) => string;
}

/** The props of a custom field's control. */
export interface FieldControl<V = unknown> {
  /** The control's id; the label points at it. */
  id: string;
  value: V;
  onChange: (value: V) => void;
  /** Checks the field again, once the form has been submitted. */
  onBlur: () => void;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
  /** Ids of the help and error texts, for `aria-describedby`. */
  describedBy: string | undefined;
}

/** One field of a form, as data. */
export type Field<I> = FieldBase<I> &
  (
    | { kind?: 'text' | 'email' | 'tel' | 'password' }
    | { kind: 'textarea'; rows?: number }
    | {
        kind: 'number';
        min?: number;
        max?: number;
        step?: number /** Behind the number: `%`, `days`. */;
        unit?: string;
      }
    /** Integer paise in the value, rupees on the screen. */
    | { kind: 'money' /** By default ₹. */; symbol?: string }
    /** `YYYY-MM-DD` in the value, `DD MMM YYYY` on the screen. */
    | {
        kind: 'date' /** Two digits of a year never lie in the future: a date of birth. By default false. */;
        past?: boolean;
      }
    | {
        kind: 'select';
        options: readonly Option[] /** May be emptied. By default true unless required. */;
        clearable?: boolean;
      }
    /** Free text with suggestions. */
    | { kind: 'suggest'; options: readonly Option[] }
    /** A list of free texts. */
    | { kind: 'tags' }
    /** A checkbox; the label is beside it. */
    | { kind: 'checkbox' }
    /** The record's file: a `File`, or the name of the stored one. */
    | { kind: 'file'; rule: UploadRule }
    | {
        kind: 'custom';
        render: (
          control: FieldControl,
        ) => ReactNode /** `none` when the control brings its own. By default the field's label. */;
        labelled?: 'none';
      }
  );

/** A field's value in words, as a comparison or a history shows it; without a field, as its name and shape tell. */
export function formatFieldValue(
  field: Field<object> | undefined,
  value: unknown,
  name: string = field?.name ?? '',
): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (field?.format) return field.format(value);
  if (field?.kind === 'money' && typeof value === 'number') return formatMoney(value);
  if (field?.kind === 'select')
    return toOptions(field.options).find((option) => option.value === value)?.label ?? valueText(name, value);
  return valueText(name, value) || 'empty';
}
