import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { errorText } from 'shared/platform';
import styles from './SignInPage.module.css';

interface Props {
  /** Sends the code. Errors it throws are shown here. */
  onCode: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function SecondFactorStep({ onCode, onBack }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await onCode(input.current?.value.trim() ?? '');
    } catch (thrown) {
      setError(errorText(thrown, 'Network error'));
      input.current?.select();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      className={styles.form}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <label className={styles.field}>
        <span>Code</span>
        <input
          ref={input}
          name="code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={40}
          aria-describedby={`${id}-help`}
        />
      </label>
      <p id={`${id}-help`} className={styles.help}>
        The 6-digit code from your authenticator app, or one of your recovery codes.
      </p>
      <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
        {error}
      </div>
      <button type="submit" className={styles.submit} aria-busy={isBusy}>
        {isBusy ? 'Signing in…' : 'Sign In'}
      </button>
      <p className={styles.back}>
        <button type="button" className={styles.link} onClick={onBack}>
          Back
        </button>
      </p>
    </form>
  );
}
