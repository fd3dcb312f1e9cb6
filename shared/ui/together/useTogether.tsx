import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { CameTogether, TogetherAct } from './togetherAct';

const TogetherDialog = lazy(() => import('./TogetherDialog').then((loaded) => ({ default: loaded.TogetherDialog })));

/** What asks before an act on many records. */
export interface Together {
  /** Answers whether it was done. */
  ask: <R extends CameTogether>(act: TogetherAct<R>) => Promise<boolean>;
  /** Render this once, anywhere in the screen. */
  dialog: ReactNode;
}

/** Asks before an act on many records: lists those that would be refused, and does it with the others. */
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
