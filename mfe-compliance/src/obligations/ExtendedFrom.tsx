import { Tooltip } from 'antd';
import { CalendarClock } from 'lucide-react';
import { DateText, formatDate } from 'shared/ui';
import type { ObligationRecord } from './record';
import classes from './ExtendedFrom.module.css';

/** An extended due date; what it was and why stands behind the icon. */
export function ExtendedFrom({ row: { dueDate, lastDay, extensionNote } }: { row: ObligationRecord }) {
  const words = `Extended from ${formatDate(dueDate)}${extensionNote && `: ${extensionNote}`}`;
  return (
    <span className={classes.extended}>
      <DateText date={lastDay} />
      <Tooltip title={words}>
        <button type="button" className={classes.mark} aria-label={words}><CalendarClock size={16} strokeWidth={1.5} /></button>
      </Tooltip>
    </span>
  );
}
