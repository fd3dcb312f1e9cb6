import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import type { Navigation } from './navigation/createNavigation';
import { NavigationRouter } from './navigation/NavigationRouter';
import { PublicApp } from './site/PublicApp';
import { SiteFrame } from './site/SiteFrame';

const SignInPage = lazy(() => import(/* webpackChunkName: "signin" */ './signin/SignInPage'));
const ConsoleApp = lazy(() => import(/* webpackChunkName: "console" */ './console/ConsoleApp'));

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

function Screens({ registry, navigation, prerendered }: Props) {
  const { pathname } = useLocation();
  if (pathname === '/home') return <Navigate to="/" replace />;
  if (pathname === '/signin')
    return (
      <SiteFrame>
        <Suspense fallback={null}>
          <SignInPage />
        </Suspense>
      </SiteFrame>
    );
  if (/^\/dashboard(?:\/|$)/.test(pathname))
    return (
      <Suspense fallback={null}>
        <ConsoleApp registry={registry} navigation={navigation} />
      </Suspense>
    );
  return <PublicApp registry={registry} prerendered={prerendered} />;
}
