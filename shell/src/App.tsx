import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import type { Navigation } from './navigation/createNavigation';
import { NavigationRouter } from './navigation/NavigationRouter';
import { PublicApp } from './site/PublicApp';
import { ShellBoundary } from './site/ShellBoundary';
import { SiteFrame } from './site/SiteFrame';

const SignInPage = lazy(() => import(/* webpackChunkName: "signin" */ './signin/SignInPage'));
const loadConsole = () => import(/* webpackChunkName: "console" */ './console/ConsoleApp');

/** The console where the document is one of its pages, so that it is rendered at once; else what waits for it. */
let ConsoleApp: ComponentType<ComponentProps<Awaited<ReturnType<typeof loadConsole>>['default']>> = lazy(loadConsole);

const isOfConsole = (pathname: string) => /^\/dashboard(?:\/|$)/.test(pathname);

/** Waits for the code of the screen at a path. What does not come fails when it is rendered. */
export async function screenCode(pathname: string): Promise<void> {
  if (!isOfConsole(pathname)) return;
  await loadConsole().then(
    (code) => (ConsoleApp = code.default),
    () => undefined,
  );
}

interface Props {
  registry: Registry;
  navigation: Navigation;
  /** The public path whose markup the document came with. */
  prerendered: string | undefined;
}

/** The whole product in one tab. */
export function App({ registry, navigation, prerendered }: Props) {
  return (
    <NavigationRouter navigation={navigation}>
      <Screens registry={registry} navigation={navigation} prerendered={prerendered} />
    </NavigationRouter>
  );
}

function Screens(props: Props) {
  const { pathname } = useLocation();
  return (
    <ShellBoundary pathname={pathname} tag="main">
      <Screen {...props} pathname={pathname} />
    </ShellBoundary>
  );
}

function Screen({ registry, navigation, prerendered, pathname }: Props & { pathname: string }) {
  if (pathname === '/home') return <Navigate to="/" replace />;
  if (pathname === '/signin')
    return (
      <SiteFrame>
        <Suspense fallback={null}>
          <SignInPage />
        </Suspense>
      </SiteFrame>
    );
  if (isOfConsole(pathname))
    return (
      <Suspense fallback={null}>
        <ConsoleApp registry={registry} navigation={navigation} />
      </Suspense>
    );
  return <PublicApp registry={registry} prerendered={prerendered} />;
}
