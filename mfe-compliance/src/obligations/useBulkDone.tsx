import { type ReactNode, useState } from 'react';
import type { Obligation } from 'shared/domain/obligation';
import { notify } from 'shared/platform';
import { BulkDoneDialog } from './BulkDoneDialog';

/** Asks for the day and the reference of those chosen rows that are pending; the promise is kept when the dialog is closed. Render `dialog` once. */
export function useBulkDone(): { markAll: (rows: readonly Obligation[]) => Promise<void>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ rows: readonly Obligation[]; close: () => void }>();
  const markAll = (rows: readonly Obligation[]) =>
    new Promise<void>((resolve) => {
      const pending = rows.filter((row) => row.status === 'Pending');
      const close = () => {
        setOpen(undefined);
        resolve();
      };
      if (pending.length > 0) return setOpen({ rows: pending, close });
      notify.info('None of the chosen rows is pending.');
      return resolve();
    });
  return { markAll, dialog: open && <BulkDoneDialog rows={open.rows} onClose={open.close} /> };
}
