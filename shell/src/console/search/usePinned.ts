import { usePreference } from 'shared/platform';

/** The maximum number of pins. */
const MOST = 20;
const none: readonly string[] = [];

/** A person's pinned addresses, stored with the account, and a function that toggles one. */
export function usePinned(): { pinned: readonly string[]; turn: (path: string) => void } {
  const [pinned, set] = usePreference<readonly string[]>('search.pinned', none);
  const turn = (path: string) => {
    const others = pinned.filter((each) => each !== path);
    void set(others.length === pinned.length ? [...pinned, path].slice(-MOST) : others);
  };
  return { pinned, turn };
}
