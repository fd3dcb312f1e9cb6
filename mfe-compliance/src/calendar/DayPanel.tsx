import { Button } from 'antd';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { IsoDate } from 'shared/domain/dates/isoDate';
import { wayTo } from 'shared/platform';
import { StatusDot } from 'shared/ui';
import styles from './DayPanel.module.css';
import { type DayEntry, lookOf, pageOf } from './entryLook';
import { dayName } from './month';

/** The entries of the chosen day, each linked to its page; `entries` is undefined while loading. */
export function DayPanel({
  day,
  entries,
  onClose,
}: {
  day: IsoDate;
  entries: readonly DayEntry[] | undefined;
  onClose: () => void;
}) {
  return (
    <section className={styles.panel} aria-label={dayName(day)}>
      <header className={styles.head}>
        <h3 className={styles.day}>{dayName(day)}</h3>
        <Button type="text" size="small" aria-label="Close this day" icon={<X />} onClick={onClose} />
      </header>
      <div aria-live="polite">
        {entries?.length === 0 && <p className={styles.none}>Nothing on this day.</p>}
        {entries !== undefined && entries.length > 0 && (
          <ul className={styles.entries}>
            {entries.map((entry) => {
              const { tone, word } = lookOf(entry);
              const listed = pageOf(entry);
              const page = listed && wayTo(listed);
              return (
                <li key={entry.id}>
                  {page === undefined ? (
                    <strong className={styles.title}>{entry.title}</strong>
                  ) : (
                    <Link className={styles.title} to={page}>
                      {entry.title}
                    </Link>
                  )}
                  <StatusDot tone={tone}>{word}</StatusDot>
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </section>
  );
}
