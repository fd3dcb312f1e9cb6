import type { Center } from 'shared/domain/clients/centers/center';
import { centerName, centerNames } from 'shared/domain/clients/centers/centerName';
import { type ListedRow, MonthInput, RecordSelect } from 'shared/ui';
import styles from './AttendancePage.module.css';

export interface MonthPickerProps {
  centerId: string;
  month: string;
  onChoose: (chosen: { center?: string; month?: string }) => void;
}

/** Chooses the month and center. */
export function MonthPicker({ centerId, month, onChoose }: MonthPickerProps) {
  return (
    <div className={styles.pick}>
      <div className={styles.center}>
        <label htmlFor="attendance-center">Center</label>
        <RecordSelect<ListedRow<Center, typeof centerNames>>
          control={{
            id: 'attendance-center',
            value: centerId,
            onBlur: () => undefined,
            invalid: false,
            required: true,
            disabled: false,
            describedBy: undefined,
            onChange: (value) => onChoose({ center: String(value) }),
          }}
          path="centers"
          name={{ one: 'center', many: 'centers' }}
          titleOf={centerName}
          listed={centerNames}
          placeholder="Client, city or code"
        />
      </div>
      <div>
        <label htmlFor="attendance-month">Month</label>
        <MonthInput id="attendance-month" value={month} onChange={(chosen) => onChoose({ month: chosen })} hasSteps />
      </div>
    </div>
  );
}
