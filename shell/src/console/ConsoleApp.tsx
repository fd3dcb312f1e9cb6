import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { configurePlatform, confirmLeave, hasUnsavedChanges, useToken } from 'shared/platform';
import type { Navigation } from '../navigation/createNavigation';
import { ConsoleFrame } from './ConsoleFrame';
import { ConsolePage } from './ConsolePage';

interface Props {
  registry: Registry;
  navigation: Navigation;
}

/** Everything below /dashboard, behind the guard: no token, no console. The server checks the token on each call. */
export default function ConsoleApp({ registry, navigation }: Props) {
  const { pathname, search, hash } = useLocation();
  const token = useToken();

  useEffect(() => {
    configurePlatform({ navigate: (to, options) => (options?.replace ? navigation.navigator.replace(to) : navigation.navigator.push(to)) });
    return navigation.guard(() => !hasUnsavedChanges() || confirmLeave());
  }, [navigation]);

  if (token === undefined) {
    const from = pathname === '/dashboard' ? '' : `?from=${encodeURIComponent(pathname + search + hash)}`;
    return <Navigate to={`/signin${from}`} replace />;
  }
  return (
    <ConsoleFrame registry={registry}>
      <ConsolePage registry={registry} pathname={pathname} />
    </ConsoleFrame>
  );
}
