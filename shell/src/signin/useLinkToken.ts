import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The token in a link to this page: of one that sets a new password, `/signin#reset=…`, or of an invitation,
 * `/signin#invitation=…`; undefined without one. It comes after the #, which no server is sent. The prerendered markup
 * knows of none.
 */
export function useLinkToken(kind: 'reset' | 'invitation'): string | undefined {
  const { hash } = useLocation();
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [, of, token] = /^#(\w+)=([\w-]+)$/.exec(hash) ?? [];
  return isAlive && of === kind ? token : undefined;
}
