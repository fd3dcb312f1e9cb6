import { Button } from 'antd';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { addMonths, today } from 'shared/domain/dates/dates';
import { MonthInput } from 'shared/ui';
import styles from './MonthBar.module.css';
import { monthName } from './month';

/**
 * The month's name, with buttons for the previous, next and current month; `onChoose` receives a month or a day in it.
 */
export function MonthBar({ month, onChoose }: { month: string; onChoose: (month: string) => void }) {
  const first = `${month}-01`;
  return (
    <div className={styles.bar}>
      <h2 className={styles.month} aria-live="polite">
        {monthName(month)}
      </h2>
      <div className={styles.steps}>
        <Button aria-label="Previous month" icon={<ChevronLeft />} onClick={() => onChoose(addMonths(first, -1))} />
        <Button onClick={() => onChoose(today())}>Today</Button>
        <Button aria-label="Next month" icon={<ChevronRight />} onClick={() => onChoose(addMonths(first, 1))} />
        <MonthInput aria-label="Go to month" value={month} onChange={onChoose} />
      </div>
    </div>
  );
}
