import { Select } from 'antd';
import { DateInput } from 'shared/ui';
import styles from './PeriodFilter.module.css';
import type { Period } from './periods';

export interface PeriodFilterProps {
  from: string;
  to: string;
  periods: readonly Period[];
  onChoose: (period: { from: string; to: string }) => void;
}

const OWN = 'own';

/** Chooses a predefined period, or its first and last day. */
export function PeriodFilter({ from, to, periods, onChoose }: PeriodFilterProps) {
  const chosen = periods.find((period) => period.from === from && period.to === to);
  const choose = (name: string) => {
    const period = periods.find((each) => each.name === name);
    if (period) onChoose(period);
  };
  return (
    <div className={styles.filter} role="group" aria-label="Period">
      <Select
        aria-label="Usual period"
        className={styles.usual}
        value={chosen?.name ?? OWN}
        onChange={choose}
        options={[
          ...periods.map(({ name }) => ({ value: name, label: name })),
          { value: OWN, label: 'Own days', disabled: true },
        ]}
      />
      <span className={styles.day}>
        <DateInput
          aria-label="From"
          value={from}
          onChange={(day) => {
            if (day !== null) onChoose({ from: day, to: day > to ? day : to });
          }}
        />
      </span>
      <span className={styles.day}>
        <DateInput
          aria-label="To"
          value={to}
          onChange={(day) => {
            if (day !== null) onChoose({ from: day < from ? day : from, to: day });
          }}
        />
      </span>
    </div>
  );
}
