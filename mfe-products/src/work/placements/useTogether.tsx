import { type ReactNode, useState } from 'react';
import type { Placement } from 'shared/domain/work/placements/placement';
import type { BulkAction } from 'shared/ui';
import { TogetherDialog } from './TogetherDialog';
import { type TogetherAct, togetherActs } from './togetherActs';

/** What can be done with chosen placements, each act asked for in a dialog. Render `dialog` once. */
export function useTogether(): { bulkActions: BulkAction<Placement>[]; dialog: ReactNode } {
  const [open, setOpen] = useState<{ of: TogetherAct; rows: readonly Placement[]; close: (isDone: boolean) => void }>();
  const ask = (of: TogetherAct, rows: readonly Placement[]) =>
    new Promise<boolean>((resolve) => {
      const close = (isDone: boolean) => {
        setOpen(undefined);
        resolve(isDone);
      };
      setOpen({ of, rows, close });
    });
  return {
    bulkActions: togetherActs.map((of) => ({
      label: of.title,
      right: 'placements:write',
      icon: of.icon,
      onClick: (rows) => ask(of, rows),
    })),
    dialog: open && <TogetherDialog rows={open.rows} of={open.of} onClose={open.close} />,
  };
}
