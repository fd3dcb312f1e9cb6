import { Select } from 'antd';
import { sacs } from 'shared/domain/sac';
import { memo } from 'react';
import type { FormLine } from './invoiceForm';

export interface SacSelectProps {
  lineId: string;
  value: string;
  onChange: (lineId: string, part: Partial<FormLine>) => void;
  disabled: boolean;
  'aria-label': string;
  'aria-invalid': boolean | undefined;
  'aria-describedby': string | undefined;
}

const options = sacs.map(({ code, title }) => ({ value: code, label: code, title }));

/** A service accounting code, by code or name. Renders only when its own value changes. */
export const SacSelect = memo(
  function SacSelect({ lineId, value, onChange, ...rest }: SacSelectProps) {
    return (
      <Select
        {...rest}
        value={value || undefined}
        options={options}
        optionRender={({ data }) => `${data.value} ${data.title}`}
        showSearch={{ filterOption: (typed, option) => `${option?.value} ${option?.title}`.toLowerCase().includes(typed.toLowerCase()) }}
        popupMatchSelectWidth={280}
        status={rest['aria-invalid'] ? 'error' : ''}
        onChange={(sac: string) => onChange(lineId, { sac })}
        style={{ inlineSize: '100%' }}
      />
    );
  },
  (before, after) => before.value === after.value && before.disabled === after.disabled && before['aria-label'] === after['aria-label'] && before['aria-invalid'] === after['aria-invalid'],
);
