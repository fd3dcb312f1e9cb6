import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CameTogether, TogetherAct } from './togetherAct';

const TogetherDialog = lazy(() => import('./TogetherDialog').then((loaded) => ({ default: loaded.TogetherDialog })));

/** The dialog of a bulk action. */
export interface Together {
  /** Resolves to whether it was done. */
  ask: <R extends CameTogether>(act: TogetherAct<R>) => Promise<boolean>;
  /** Render this once, anywhere in the screen. */
  dialog: ReactNode;
}

/** Opens the dialog of a bulk action: lists the records that would be refused, and runs it for the others. */
export function useTogether(): Together {
  const [dialog, setDialog] = useState<ReactNode>();
  const ask = <R extends CameTogether>(act: TogetherAct<R>) =>
    new Promise<boolean>((resolve) => {
      const close = (isDone: boolean) => {
        setDialog(undefined);
        resolve(isDone);
      };
      setDialog(
        <Suspense>
          <TogetherDialog act={act as unknown as TogetherAct<CameTogether>} onClose={close} />
        </Suspense>,
      );
    });
  return { ask, dialog };
}
