import { formatDate, formatMoney } from '../format';
import { toOptions } from '../option';
import type { Field } from './field';

/** A field's value in words, as a comparison or a history shows it. */
export function formatFieldValue(field: Field<object> | undefined, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (field?.format) return field.format(value);
  if (field?.kind === 'money' && typeof value === 'number') return formatMoney(value);
  if (field?.kind === 'date' && typeof value === 'string') return formatDate(value);
  if (field?.kind === 'select') return toOptions(field.options).find((option) => option.value === value)?.label ?? String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
