import { useEffect } from 'react';
import { type Account, session, useAccount, useGet } from 'shared/platform';
import { hearsServer } from '../registry/hearServer';

/**
 * How often a visible tab without a connection asks for its person's rights, in milliseconds: a new role shows within
 * that.
 */
const INTERVAL = 5_000;

/**
 * The signed-in person, as this browser remembers them and then as the server answers; undefined until either is known.
 */
export function useCurrentAccount(): Account | undefined {
  const { data, reload } = useGet<Account>('auth/me');
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && session.token() !== undefined && !hearsServer()) reload();
    };
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, [reload]);
  useEffect(() => {
    if (data && session.token() !== undefined) session.setAccount(data);
  }, [data]);
  return useAccount();
}
