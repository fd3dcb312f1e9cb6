import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Holiday } from 'shared/domain/holiday';
import { type FormDrawer, ResourceTable, useHistoryDrawer, useImport, useRemoveAction } from 'shared/ui';
import { holidays } from './resource';
import classes from './HolidayList.module.css';

/** Every holiday, whatever its month. */
export function HolidayList({ form, emptyAction }: { form: FormDrawer<Holiday>; emptyAction: ReactNode }) {
  const remove = useRemoveAction(holidays);
  const history = useHistoryDrawer(holidays);
  const holidayImport = useImport(holidays);
  return (
    <>
      <h2 className={classes.title}>Holidays</h2>
      <ResourceTable
        resource={holidays}
        emptyAction={emptyAction}
        toolbar={holidayImport.button}
        actions={() => [{ label: 'Edit', icon: <Pencil size={16} strokeWidth={1.5} />, iconOnly: true, onClick: form.edit }, { ...remove, iconOnly: true }, history.action]}
      />
      {history.drawer}
      {holidayImport.dialog}
    </>
  );
}
