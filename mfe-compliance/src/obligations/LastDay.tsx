import { Tooltip } from 'antd';
import { CalendarClock } from 'lucide-react';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { formatDate } from 'shared/ui';
import { DueOn } from './DueOn';
import styles from './LastDay.module.css';

function reasonOf({ dueDate, lastDay, movedTo, extensionNote }: Obligation): string {
  if (lastDay === movedTo)
    return `${formatDate(dueDate)} is a Sunday or public holiday; a direct tax is in time on the next working day`;
  return `Extended from ${formatDate(dueDate)}${extensionNote && `: ${extensionNote}`}`;
}

/** A row's last day; if it differs from the due date, the due date is below it and the reason in the icon's tooltip. */
export function LastDay(row: Obligation) {
  const { dueDate, lastDay } = row;
  if (lastDay === dueDate) return <DueOn last={lastDay} nominal={dueDate} />;
  const words = reasonOf(row);
  return (
    <span className={styles.last}>
      <DueOn last={lastDay} nominal={dueDate} />
      <Tooltip title={words}>
        <button type="button" className={styles.mark} aria-label={words}>
          <CalendarClock />
        </button>
      </Tooltip>
    </span>
  );
}
