import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { company } from 'shared/domain/letterhead/companyFacts';
import {
  applyTheme,
  configurePlatform,
  confirmLeave,
  hasUnsavedChanges,
  type Offered,
  session,
  useIsLimited,
  useToken,
} from 'shared/platform';
import { tellFault } from '../faults/hearFaults';
import { watchModules } from '../guard/watchModules';
import { preloadPath } from '../loader/preload';
import type { Navigation } from '../navigation/createNavigation';
import { onIntent } from '../navigation/onIntent';
import { apiBase } from '../registry/apiBase';
import { ShellBoundary } from '../site/ShellBoundary';
import { tableReader } from '../tables/tableReader';
import { afterPaint } from './afterPaint';
import { ConsoleFrame } from './ConsoleFrame';
import { useOverride } from './overrides/useOverride';
import { preloadOwnPage } from './ownPages';
import { PageSkeleton } from './PageSkeleton';
import { ReleaseNotices } from './releases/ReleaseNotices';
import { useLiveRegistry } from './releases/useLiveRegistry';
import { useOwnRegistry } from './useOwnRegistry';

/** antd and everything that uses it: the frame is rendered before it runs. */
const ConsoleContent = lazy(() =>
  afterPaint().then(() => import(/* webpackChunkName: "console-content" */ './ConsoleContent')),
);

const SecondFactorGate = lazy(
  () => import(/* webpackChunkName: "second-factor" */ './account/secondFactor/SecondFactorGate'),
);

interface Props {
  registry: Registry;
  navigation: Navigation;
}

/**
 * Everything below /dashboard, behind the sign-in guard: no token, no console. The server checks the token on each
 * request.
 */
export default function ConsoleApp({ registry: opened, navigation }: Props) {
  const { pathname, search, hash } = useLocation();
  const token = useToken();
  const isLimited = useIsLimited();
  useState(() => prepare(navigation));
  const isSignedIn = token !== undefined && !isLimited;
  const { registry, isNewer, isAwaited, isUnsettled } = useLiveRegistry(opened, { navigation, pathname, isSignedIn });
  const override = useOverride(opened, isSignedIn);
  const isOpened = override !== undefined;
  const mine = useOwnRegistry(registry, isOpened);
  const [command, runCommand] = useState<Offered<'palette.command'>>();

  useEffect(() => {
    const { pathname: first } = navigation.getState().location;
    preloadOwnPage(first);
    if (!opened.inStages && isOpened) preloadPath(opened, first);
    // Staged releases are compared on every visit, instead of one in ten.
    if (opened.inStages && !navigator.webdriver) setTimeout(tellFault, 5_000);
    return navigation.guard((to) => mayLeaveFor(to, navigation) || confirmLeave());
  }, [opened, navigation, isOpened]);

  useEffect(() => {
    const over = new AbortController();
    onIntent(({ pathname: path }) => preloadOwnPage(path), over.signal);
    return () => over.abort();
  }, []);

  if (token !== undefined && isLimited)
    return (
      <Suspense fallback={null}>
        <SecondFactorGate />
      </Suspense>
    );
  if (token === undefined) {
    const from = pathname === '/dashboard' ? '' : `?from=${encodeURIComponent(pathname + search + hash)}`;
    return <Navigate to={`/signin${from}`} replace />;
  }
  return (
    <ConsoleFrame
      key={typeof override}
      registry={mine}
      notices={
        <>
          {override}
          <ReleaseNotices isNewer={isNewer} />
        </>
      }
      onCommand={runCommand}
    >
      {!isOpened || isUnsettled ? (
        <PageSkeleton />
      ) : (
        <ShellBoundary pathname={pathname} tag="div">
          <Suspense fallback={<PageSkeleton />}>
            <ConsoleContent
              registry={registry}
              isAwaited={isAwaited}
              pathname={pathname}
              command={command}
              onCommandDone={() => runCommand(undefined)}
            />
          </Suspense>
        </ShellBoundary>
      )}
    </ConsoleFrame>
  );
}

/** Set before rendering, because the frame's first requests need it. */
function prepare({ navigator }: Navigation): void {
  watchModules();
  applyTheme();
  configurePlatform({
    apiBase: apiBase(),
    siteName: company.shortName,
    tableReader: tableReader(),
    navigate: (to, options) => (options?.replace ? navigator.replace(to) : navigator.push(to)),
  });
}

/** Doesn't ask first: nothing is unsaved, the page stays, or the session has ended and drafts are kept. */
function mayLeaveFor(to: URL, navigation: Navigation): boolean {
  return (
    !hasUnsavedChanges() || to.pathname === navigation.getState().location.pathname || session.token() === undefined
  );
}
