import { useEffect } from 'react';
import { type Account, session, useAccount, useGet } from 'shared/platform';
import { hearsServer } from '../registry/hearServer';

/** How often a visible tab that does not hear the server asks what its person may do, in milliseconds: a new role shows within that. */
const INTERVAL = 5_000;

/** Who is signed in, as this browser remembers it and then as the server says; undefined until either is known. */
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
