import { useEffect } from 'react';
import { type Account, session, useAccount, useGet } from 'shared/platform';
import { hearsServer } from '../registry/hearServer';

/**
 * The polling interval for the account's rights in a visible tab without a connection, in milliseconds: a new role
 * shows within that time.
 */
const INTERVAL = 5_000;

/** The signed-in person: first from this browser's storage, then from the server; undefined until either is known. */
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
