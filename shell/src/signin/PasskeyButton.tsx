import { useState } from 'react';
import type { Session } from 'shared/domain/accounts/session';
import { errorText } from 'shared/platform';
import { signInWithPasskey, usePasskeysUsable } from '../passkeys/passkeys';
import styles from './SignInPage.module.css';

/** Signs in without a password, if the browser supports it. */
export function PasskeyButton({
  onSession,
  onError,
}: {
  onSession: (session: Session) => void;
  /** The error message; undefined while trying. */
  onError: (text: string | undefined) => void;
}) {
  const isUsable = usePasskeysUsable();
  const [isBusy, setBusy] = useState(false);
  if (!isUsable) return null;
  const enter = async () => {
    if (isBusy) return;
    setBusy(true);
    onError(undefined);
    try {
      onSession(await signInWithPasskey());
    } catch (thrown) {
      onError(errorText(thrown, 'Network error'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button type="button" className={styles.other} aria-busy={isBusy} onClick={() => void enter()}>
      Sign in with a passkey
    </button>
  );
}
