import { Button, DatePicker, Space } from 'antd';
import dayjs from 'dayjs';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths } from 'shared/domain/dates/dates';

export interface MonthInputProps {
  id?: string;
  /** `YYYY-MM`. */
  value: string;
  /** Called with the chosen month, `YYYY-MM`; never empty. */
  onChange: (month: string) => void;
  /** Whether to show buttons for the previous and next month. By default false. */
  hasSteps?: boolean;
  'aria-label'?: string;
}

const first = dayjs('1900-01-01');
const last = dayjs('2199-12-01');

/** A required month, shown and picked as `Aug 2025`, stored as `2025-08`; `2025-08` and `08/2025` can be typed too. */
export function MonthInput({ value, onChange, hasSteps = false, ...shared }: MonthInputProps) {
  const input = (
    <DatePicker
      {...shared}
      picker="month"
      value={dayjs(`${value}-01`)}
      format={['MMM YYYY', 'YYYY-MM', 'MM/YYYY', 'MM-YYYY', 'MMMM YYYY']}
      allowClear={false}
      needConfirm={false}
      minDate={first}
      maxDate={last}
      onChange={(picked) => picked && onChange(picked.format('YYYY-MM'))}
      // Enter accepts the month without submitting the surrounding form.
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.preventDefault();
      }}
    />
  );
  if (!hasSteps) return input;
  const step = (months: number) => onChange(addMonths(`${value}-01`, months).slice(0, 7));
  return (
    <Space.Compact>
      {input}
      <Button aria-label="Previous month" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <Button aria-label="Next month" icon={<ChevronRight />} onClick={() => step(1)} />
    </Space.Compact>
  );
}
