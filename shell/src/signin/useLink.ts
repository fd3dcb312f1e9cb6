import { useEffect, useState } from 'react';
import { ApiError, api, errorText } from 'shared/platform';

/** A link's facts before anything is typed: its answer, or why it no longer works. */
export type Link<T> =
  | { state: 'checking' }
  | { state: 'good'; of: T }
  | { state: 'bad'; reason: string; isOver: boolean };

/** Whether the server said that a link no longer works; otherwise it may be tried again. */
export const isLinkOver = (thrown: unknown): boolean =>
  thrown instanceof ApiError && [400, 404, 409].includes(thrown.status);

/** Asks the server about a link. `end` says that it no longer works, `retry` asks again. */
export function useLink<T>(path: string, token: string) {
  const [link, setLink] = useState<Link<T>>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isLeft = false;
    api.post<T>(path, { token }).then(
      (of) => {
        if (!isLeft) setLink({ state: 'good', of });
      },
      (thrown: unknown) => {
        if (!isLeft) setLink({ state: 'bad', reason: errorText(thrown, 'Network error'), isOver: isLinkOver(thrown) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [path, token, attempt]);
  return {
    link,
    end: (reason: string) => setLink({ state: 'bad', reason, isOver: true }),
    retry: () => {
      setLink({ state: 'checking' });
      setAttempt(attempt + 1);
    },
  };
}
