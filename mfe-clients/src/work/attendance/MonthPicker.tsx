import type { Center } from 'shared/domain/clients/centers/center';
import { type ListedRow, MonthInput, RecordSelect } from 'shared/ui';
import styles from './AttendancePage.module.css';

const listed = ['client_name', 'city', 'center_code'] as const satisfies readonly (keyof Center)[];
type CenterName = ListedRow<Center, typeof listed>;

/** With its code: a client may have several centers in a city. */
const titleOf = ({ client_name, city, center_code }: CenterName) =>
  [client_name, city, center_code].filter(Boolean).join(', ') || 'Unnamed center';

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
        <RecordSelect<CenterName>
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
          titleOf={titleOf}
          listed={listed}
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
