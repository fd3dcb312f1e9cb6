import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import type { SyntheticEvent } from 'react';

/** What may be typed; the first is what is shown. */
const FORMATS = ['DD MMM YYYY', 'D MMM YYYY', 'YYYY-MM-DD', 'DD/MM/YYYY', 'D/M/YYYY', 'DD-MM-YYYY', 'DDMMYYYY'];

dayjs.extend(customParseFormat);

export interface DateInputProps {
  id?: string;
  /** `YYYY-MM-DD`, or nothing. */
  value: string | null | undefined;
  onChange: (date: string | null) => void;
  onBlur?: () => void;
  disabled?: boolean;
  status?: '' | 'error';
  placeholder?: string;
  'aria-label'?: string;
  'aria-invalid'?: boolean;
  'aria-required'?: boolean;
  'aria-describedby'?: string;
}

/** A day, shown and picked as `15 Aug 2025`, held as `2025-08-15`; a typed day counts without Enter. */
export function DateInput({ value, onChange, placeholder = 'DD MMM YYYY', ...rest }: DateInputProps) {
  const readTyped = (event: SyntheticEvent) => {
    const day = dayjs((event.target as HTMLInputElement).value, FORMATS, true);
    if (day.isValid()) onChange(day.format('YYYY-MM-DD'));
  };
  return (
    <span onInput={readTyped}>
      <DatePicker
        {...rest}
        value={value ? dayjs(value) : null}
        format={FORMATS}
        placeholder={placeholder}
        preserveInvalidOnBlur={false}
        needConfirm={false}
        onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
        style={{ inlineSize: '100%' }}
      />
    </span>
  );
}
