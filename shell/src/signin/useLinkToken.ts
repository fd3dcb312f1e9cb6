import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const never = () => () => undefined;

/**
 * The token in a link to this page: to set a new password, `/signin#reset=…`, or for an invitation,
 * `/signin#invitation=…`; undefined without one. It follows the #, which is not sent to servers. Always undefined in
 * prerendered markup.
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
