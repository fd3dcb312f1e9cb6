import { Select } from 'antd';
import { memo } from 'react';
import type { FormLine } from './invoiceForm';

export interface CodeSelectProps {
  lineId: string;
  /** The line's field that holds the code. */
  field: 'sac' | 'unit';
  /** The choices, always the same list. */
  codes: readonly { code: string; title: string }[];
  value: string;
  onChange: (lineId: string, part: Partial<FormLine>) => void;
  disabled: boolean;
  'aria-label': string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

/** A service accounting code or unit, by code or name. Renders only when its own value changes. */
export const CodeSelect = memo(
  function CodeSelect({ lineId, field, codes, value, onChange, ...rest }: CodeSelectProps) {
    return (
      <Select
        {...rest}
        value={value || undefined}
        options={codes.map(({ code, title }) => ({ value: code, label: code, title }))}
        optionRender={({ data }) => `${data.value} ${data.title}`}
        showSearch={{
          filterOption: (typed, option) =>
            `${option?.value} ${option?.title}`.toLowerCase().includes(typed.toLowerCase()),
        }}
        popupMatchSelectWidth={280}
        status={rest['aria-invalid'] ? 'error' : ''}
        onChange={(code: string) => onChange(lineId, { [field]: code })}
        style={{ inlineSize: '100%' }}
      />
    );
  },
  (before, after) =>
    before.value === after.value &&
    before.disabled === after.disabled &&
    before['aria-label'] === after['aria-label'] &&
    before['aria-invalid'] === after['aria-invalid'],
);
