import { useEffect, useState } from 'react';
import { ApiError, api, errorText } from 'shared/platform';

/** A link's data before anything is typed: the response, or why it no longer works. */
export type Link<T> =
  | { state: 'checking' }
  | { state: 'good'; of: T }
  | { state: 'bad'; reason: string; isOver: boolean };

/** Whether the server said that a link no longer works; otherwise a retry may succeed. */
export const isLinkOver = (thrown: unknown): boolean =>
  thrown instanceof ApiError && [400, 404, 409].includes(thrown.status);

/** Fetches a link's data. `end` marks it as expired, `retry` fetches again. */
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
