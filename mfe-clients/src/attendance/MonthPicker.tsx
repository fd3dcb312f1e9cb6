import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { Center } from 'shared/domain/clients/center';
import { addMonths } from 'shared/domain/dates/dates';
import { type ListedRow, RecordSelect } from 'shared/ui';
import { centerTitle } from '../centers/center';
import styles from './AttendancePage.module.css';

const listed = ['client_name', 'city', 'center_code'] as const satisfies readonly (keyof Center)[];
type CenterName = ListedRow<Center, typeof listed>;

export interface MonthPickerProps {
  centerId: string;
  month: string;
  onChoose: (chosen: { center?: string; month?: string }) => void;
}

/** Which month of which center is shown. */
export function MonthPicker({ centerId, month, onChoose }: MonthPickerProps) {
  const step = (months: number) => onChoose({ month: addMonths(`${month}-01`, months).slice(0, 7) });
  return (
    <div className={styles.pick}>
      <div className={styles.center}>
        <label htmlFor="attendance-center">Center</label>
        <RecordSelect<CenterName>
          control={{
            ...{ id: 'attendance-center', value: centerId, onBlur: () => undefined, invalid: false },
            ...{ required: true, disabled: false, describedBy: undefined },
            onChange: (value) => onChoose({ center: String(value) }),
          }}
          path="centers"
          name={{ one: 'center', many: 'centers' }}
          titleOf={centerTitle}
          listed={listed}
          placeholder="Client, city or code"
        />
      </div>
      <div>
        <label htmlFor="attendance-month">Month</label>
        <input
          id="attendance-month"
          className={styles.month}
          type="month"
          value={month}
          min="1900-01"
          max="2199-12"
          onChange={({ target }) => {
            if (/^\d{4}-\d{2}$/.test(target.value)) onChoose({ month: target.value });
          }}
        />
      </div>
      <Button aria-label="Previous month" icon={<ChevronLeft />} onClick={() => step(-1)} />
      <Button aria-label="Next month" icon={<ChevronRight />} onClick={() => step(1)} />
    </div>
  );
}
