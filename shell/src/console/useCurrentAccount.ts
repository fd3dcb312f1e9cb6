import { useEffect } from 'react';
import { type Account, session, useAccount, useGet } from 'shared/platform';

/** How often a visible tab asks what its person may do, in milliseconds: a new role shows within that. */
const INTERVAL = 5_000;

/** Who is signed in, as this browser remembers it and then as the server says; undefined until either is known. */
export function useCurrentAccount(): Account | undefined {
  const { data, reload } = useGet<Account>('auth/me');
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && session.token() !== undefined) reload();
    };
    const timer = setInterval(look, INTERVAL);
    return () => clearInterval(timer);
  }, [reload]);
  useEffect(() => {
    if (data && session.token() !== undefined) session.setAccount(data);
  }, [data]);
  return useAccount();
}
