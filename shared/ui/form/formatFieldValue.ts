import { valueText } from 'shared/domain/valueText';
import { formatMoney } from '../format';
import { toOptions } from '../option';
import type { Field } from './field';

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
