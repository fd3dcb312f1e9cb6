import { Select } from 'antd';
import { formatMonth } from 'shared/domain/dates/dates';
import type { FieldControl } from 'shared/ui';

/** The months of a year, as two digits, with their first letters. */
export const monthOptions = Array.from({ length: 12 }, (_, index) => {
  const value = String(index + 1).padStart(2, '0');
  return { value, label: formatMonth(`2026-${value}`).slice(0, 3) };
});

/** Chooses months that apply every year. */
export function MonthsInput({ id, value, onChange, onBlur, disabled, describedBy }: FieldControl) {
  return (
    <Select
      id={id}
      mode="multiple"
      allowClear
      options={monthOptions}
      value={Array.isArray(value) ? value : []}
      onChange={(chosen: string[]) => onChange([...chosen].sort())}
      onBlur={onBlur}
      disabled={disabled}
      aria-describedby={describedBy}
    />
  );
}
