import { usePreference } from 'shared/platform';

/** The most pages that somebody pins. */
const MOST = 20;
const none: readonly string[] = [];

/** The addresses that a person pinned, kept with the account, and what pins one or takes it off. */
export function usePinned(): { pinned: readonly string[]; turn: (path: string) => void } {
  const [pinned, set] = usePreference<readonly string[]>('search.pinned', none);
  const turn = (path: string) => {
    const others = pinned.filter((each) => each !== path);
    void set(others.length === pinned.length ? [...pinned, path].slice(-MOST) : others);
  };
  return { pinned, turn };
}
