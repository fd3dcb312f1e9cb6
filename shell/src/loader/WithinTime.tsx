import { type ReactNode, Suspense, useEffect, useEffectEvent } from 'react';
import { TimedRender } from './TimedRender';

/** How long a module's part may suspend, in milliseconds, before it counts as hanging. */
export const HANG_MS = 10_000;

/** A part's content, which fails when it suspends for longer than 10 s. `pending` is shown meanwhile. */
export function WithinTime({
  pending,
  fail,
  children,
}: {
  pending: ReactNode;
  fail: (error: Error) => void;
  children: ReactNode;
}) {
  return (
    <Suspense
      fallback={
        <Waiting most={HANG_MS} onHang={() => fail(new Error(`it wasn’t ready within ${HANG_MS / 1000} seconds`))}>
          {pending}
        </Waiting>
      }
    >
      <TimedRender>{children}</TimedRender>
    </Suspense>
  );
}

/** The fallback while suspended; reports when it takes too long. */
export function Waiting({
  begin,
  most,
  onHang,
  children,
}: {
  /** Called when it starts waiting. By default nothing. */
  begin?: () => void;
  /** The maximum wait, in milliseconds. By default unlimited. */
  most?: number;
  onHang?: () => void;
  children: ReactNode;
}) {
  const beginNow = useEffectEvent(() => begin?.());
  const hangs = useEffectEvent(() => onHang?.());
  useEffect(() => {
    beginNow();
    if (most === undefined) return undefined;
    const timer = setTimeout(() => hangs(), most);
    return () => clearTimeout(timer);
  }, [most]);
  return children;
}
