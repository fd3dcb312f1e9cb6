import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Holiday } from 'shared/domain/dates/holiday';
import { type FormDrawer, ResourceTable, useHistoryDrawer, useImport, useRemoveAction } from 'shared/ui';
import styles from './HolidayList.module.css';
import { holidays } from './resource';

/** Every holiday of a calendar year. */
export function HolidayList({
  year,
  form,
  emptyAction,
}: {
  year: string;
  form: FormDrawer<Holiday>;
  emptyAction: ReactNode;
}) {
  const remove = useRemoveAction(holidays);
  const history = useHistoryDrawer(holidays);
  const holidayImport = useImport(holidays);
  return (
    <section id="holidays" className={styles.list} aria-label={`Holidays of ${year}`}>
      <h2 className={styles.title}>{`Holidays of ${year}`}</h2>
      <ResourceTable
        resource={holidays}
        query={{ 'date.from': `${year}-01-01`, 'date.to': `${year}-12-31` }}
        emptyAction={emptyAction}
        toolbar={holidayImport.button}
        actions={() => [
          {
            kind: 'edit',
            label: 'Edit',
            icon: <Pencil />,
            iconOnly: true,
            onClick: form.edit,
          },
          { ...remove, iconOnly: true },
          history.action,
        ]}
      />
      {history.drawer}
      {holidayImport.dialog}
    </section>
  );
}
