import { type ReactNode, useState } from 'react';
import { type TogetherAct, TogetherDialog } from './TogetherDialog';

/** Asks before an act on chosen records, and answers whether it was done. Render `dialog` once. */
export function useTogether(): { ask: (act: TogetherAct) => Promise<boolean>; dialog: ReactNode } {
  const [open, setOpen] = useState<{ act: TogetherAct; close: (isDone: boolean) => void }>();
  const ask = (act: TogetherAct) =>
    new Promise<boolean>((resolve) => {
      const close = (isDone: boolean) => {
        setOpen(undefined);
        resolve(isDone);
      };
      setOpen({ act, close });
    });
  return { ask, dialog: open && <TogetherDialog act={open.act} onClose={open.close} /> };
}
