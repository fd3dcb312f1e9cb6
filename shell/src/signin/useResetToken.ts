import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * What a link holds that sets the password anew, `/signin#reset=…`; undefined without one. It stands behind the #, which
 * no server is sent. The markup that the server prepared knows of none.
 */
export function useResetToken(): string | undefined {
  const { hash } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isAlive ? /^#reset=([\w-]+)$/.exec(hash)?.[1] : undefined;
}
