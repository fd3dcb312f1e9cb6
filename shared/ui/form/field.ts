import type { ReactNode } from 'react';
import type { UploadRule } from 'shared/domain/records/upload';
import { valueText } from 'shared/domain/text/valueText';
import { formatMoney } from '../format';

/** One option of a select or filter: a string, or a value with a label. */
export type Option = string | { value: string; label: string };

/** Options in the shape antd takes. */
export function toOptions(options: readonly Option[]): { value: string; label: string }[] {
  return options.map((option) => (typeof option === 'string' ? { value: option, label: option } : option));
}

interface FieldBase<I> {
  /** The field of the input; server errors with this path are shown below it. */
  name: keyof I & string;
  label: string;
  /** Help text below the control; an element may read the form's values and render nothing. */
  help?: ReactNode;
  /** Marks the label; the schema validates. By default false. */
  required?: boolean;
  /** How many of a wide form's two columns it spans. By default 1; textareas, tags and custom fields 2. */
  span?: 1 | 2;
  /** Adjacent fields with the same group share its heading. */
  group?: string;
  /** If all fields of a group say so, they share one row from 880 px. By default false. */
  inLine?: boolean;
  placeholder?: string;
  /** Keeps its value for the next record, after "Save and add another". By default false. */
  keeps?: boolean;
  /** Other form values that a custom control sets; they are kept together with it. By default none. */
  sets?: readonly (keyof I & string)[];
  /** The HTML autocomplete value. By default `off`. */
  autoComplete?: string;
  /** Shown but not editable. By default false. */
  readOnly?: boolean;
  maxLength?: number;
  /** Shown only while the checkbox of this name is ticked. By default always. */
  shownWhen?: keyof I & string;
  /** Its value as text, in a comparison or history. By default by its kind. */
  format?: (value: unknown) => string;
}

/** The props of a custom field's control. */
export interface FieldControl<V = unknown> {
  /** The control's id, which the label references. */
  id: string;
  value: V;
  onChange: (value: V) => void;
  /** Validates the field again, once the form has been submitted. */
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
        step?: number /** After the number: `%`, `days`. */;
        unit?: string;
      }
    /** Integer paise in the value, rupees on the screen. */
    | { kind: 'money' /** By default ₹. */; symbol?: string }
    /** `YYYY-MM-DD` in the value, `DD MMM YYYY` on the screen. */
    | {
        kind: 'date' /** Two-digit years are never in the future: a date of birth. By default false. */;
        past?: boolean;
      }
    | {
        kind: 'select';
        options: readonly Option[] /** Can be cleared. By default true unless required. */;
        clearable?: boolean;
      }
    /** Free text with suggestions. */
    | { kind: 'suggest'; options: readonly Option[] }
    /** A list of texts. */
    | { kind: 'tags' }
    /** A checkbox with its label next to it. */
    | { kind: 'checkbox' }
    /** The record's file: a `File`, or the name of the stored one. */
    | { kind: 'file'; rule: UploadRule }
    | {
        kind: 'custom';
        render: (
          control: FieldControl,
        ) => ReactNode /** `none` if the control renders its own label. By default the field's label. */;
        labelled?: 'none';
      }
  );

/** A field's value as text, for a comparison or history; without a field, derived from name and type. */
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
