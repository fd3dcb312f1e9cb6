import { useEffect, useState } from 'react';
import type { MadeWages } from 'shared/domain/pay/wages/madeWages';
import { api, errorText } from 'shared/platform';

/** A month's wages without some people. `failure` is the message of a failed check, otherwise null. */
export function useMadeWages(
  month: string,
  leaveOut: readonly string[],
): { made: MadeWages | undefined; failure: string | null; isChecking: boolean } {
  const [found, setFound] = useState<{ key: string; made?: MadeWages; failure?: string }>();
  const key = JSON.stringify([month, leaveOut]);
  useEffect(() => {
    let isWanted = true;
    const [of, without] = JSON.parse(key) as [string, string[]];
    api
      .post<MadeWages>('wages/made/check', { month: of, leaveOut: without })
      .then((made) => isWanted && setFound({ key, made }))
      .catch((error: unknown) => isWanted && setFound({ key, failure: errorText(error) }));
    return () => {
      isWanted = false;
    };
  }, [key]);
  return { made: found?.made, failure: found?.failure ?? null, isChecking: found?.key !== key };
}
