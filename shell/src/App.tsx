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

/** The console, rendered at once if the document is a console page; otherwise the code that waits for it. */
let ConsoleApp: ComponentType<ComponentProps<Awaited<ReturnType<typeof loadConsole>>['default']>> = lazy(loadConsole);

const isOfConsole = (pathname: string) => /^\/dashboard(?:\/|$)/.test(pathname);

/** Waits for the code of the screen at a path. A failed load shows when the screen is rendered. */
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
  /** The public path of the prerendered markup. */
  prerendered: string | undefined;
}

/** The shell's root component. */
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
