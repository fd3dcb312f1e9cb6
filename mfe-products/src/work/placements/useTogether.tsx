import { IndianRupee } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Placement } from 'shared/domain/work/placements/placement';
import type { BulkAction } from 'shared/ui';
import { REVISIONS_PAGE } from './paths';
import { TogetherDialog } from './TogetherDialog';
import { type TogetherAct, togetherActs } from './togetherActs';

/**
 * Acts on chosen placements: those asked for in a dialog, and new terms on the page of revisions. Render `dialog` once.
 */
export function useTogether(): { bulkActions: BulkAction<Placement>[]; dialog: ReactNode } {
  const navigate = useNavigate();
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
    bulkActions: [
      ...togetherActs.map((of) => ({
        label: of.title,
        right: 'placements:write',
        icon: of.icon,
        onClick: (rows: readonly Placement[]) => ask(of, rows),
      })),
      {
        label: 'Change terms',
        right: 'placements:write',
        icon: <IndianRupee />,
        onClick: (rows) => navigate(REVISIONS_PAGE, { state: { placementIds: rows.map(({ id }) => id) } }),
      },
    ],
    dialog: open && <TogetherDialog rows={open.rows} of={open.of} onClose={open.close} />,
  };
}
