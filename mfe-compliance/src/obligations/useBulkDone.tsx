import { type ReactNode, useState } from 'react';
import { notify } from 'shared/platform';
import { BulkDoneDialog } from './BulkDoneDialog';
import type { ObligationRecord } from './record';

/** Asks for the day and the reference of those chosen rows that are pending; the promise is kept when the dialog is closed. Render `dialog` once. */
export function useBulkDone(): { markAll: (rows: readonly ObligationRecord[]) => Promise<void>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ rows: readonly ObligationRecord[]; close: () => void }>();
  const markAll = (rows: readonly ObligationRecord[]) =>
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
