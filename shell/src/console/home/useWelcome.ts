import type { Preferences } from 'shared/domain/console/preferenceAnswers';
import { useGet, usePreference } from 'shared/platform';

const KEY = 'home.welcome-read';

/**
 * Whether this person's home shows the welcome: until they close it, in any browser. `undefined` while loading; false
 * if the request fails.
 */
export function useWelcome(): { isShown: boolean | undefined; close: () => void } {
  const { state } = useGet<Preferences>('preferences');
  const [isRead, setRead] = usePreference(KEY, false);
  return {
    isShown: state === 'loading' ? undefined : state === 'failed' ? false : !isRead,
    close: () => void setRead(true),
  };
}
