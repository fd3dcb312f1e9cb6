import { type ReactNode, useState } from 'react';
import type { Obligation } from 'shared/domain/compliance/obligation';
import { notify } from 'shared/platform';
import { BulkDoneDialog } from './BulkDoneDialog';

type Close = (isDone: boolean) => void;

/**
 * Asks for the date and references of the pending ones among the chosen rows; resolves to whether they were recorded.
 * Render `dialog` once.
 */
export function useBulkDone(): { markAll: (rows: readonly Obligation[]) => Promise<boolean>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ rows: readonly Obligation[]; close: Close }>();
  const markAll = (rows: readonly Obligation[]) =>
    new Promise<boolean>((resolve) => {
      const pending = rows.filter((row) => row.status === 'Pending');
      const close: Close = (isDone) => {
        setOpen(undefined);
        resolve(isDone);
      };
      if (pending.length > 0) return setOpen({ rows: pending, close });
      notify.info('None of the chosen rows is pending.');
      return resolve(false);
    });
  return { markAll, dialog: open && <BulkDoneDialog rows={open.rows} onClose={open.close} /> };
}
