import { type ReactNode, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import type { Navigation } from './createNavigation';
import { useScrollAndFocus } from './useScrollAndFocus';

/** React Router on the tab's own navigation. */
export function NavigationRouter({ navigation, children }: { navigation: Navigation; children: ReactNode }) {
  const { location, action } = useSyncExternalStore(navigation.subscribe, navigation.getState, navigation.getState);
  useScrollAndFocus(location, action);
  return (
    <Router navigator={navigation.navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
