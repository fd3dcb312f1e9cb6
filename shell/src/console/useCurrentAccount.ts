import { useEffect } from 'react';
import { type Account, session, useAccount, useGet } from 'shared/platform';

/** Who is signed in, as this browser remembers it and then as the server says; undefined until either is known. */
export function useCurrentAccount(): Account | undefined {
  const { data } = useGet<Account>('auth/me');
  useEffect(() => {
    if (data && session.token() !== undefined) session.setAccount(data);
  }, [data]);
  return useAccount();
}
