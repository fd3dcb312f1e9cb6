import { type FormEvent, useId, useState } from 'react';
import { api, errorText, usePageTitle } from 'shared/platform';
import { SignInCard } from './SignInCard';
import styles from './SignInPage.module.css';

interface Props {
  /** The email address typed so far. */
  email: string;
  onBack: (email: string) => void;
}

/** Requests an email with a link to reset the password. */
export function ForgottenPassword({ email, onBack }: Props) {
  const [typed, setTyped] = useState(email);
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const [error, setError] = useState<string>();
  const id = useId();
  usePageTitle('Forgot password');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setSaid(undefined);
    setError(undefined);
    try {
      const { message } = await api.post<{ message: string }>('auth/forgotten', { email: typed.trim() });
      setSaid(message);
    } catch (thrown) {
      setError(errorText(thrown, 'Network error'));
    } finally {
      setBusy(false);
    }
  };

  return (
    <SignInCard title="Forgot password?" lead="We’ll email you a link to set a new one.">
      <form method="post" onSubmit={(event) => void submit(event)} className={styles.form}>
        <label className={styles.field}>
          <span>Email</span>
          <input
            name="email"
            type="email"
            autoComplete="username"
            required
            maxLength={254}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            aria-describedby={error ? `${id}-error` : undefined}
          />
        </label>
        <div role="status" className={said ? styles.success : undefined}>
          {said}
        </div>
        <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
          {error}
        </div>
        <button type="submit" className={styles.submit} aria-busy={isBusy}>
          {isBusy ? 'Sending…' : 'Send link'}
        </button>
      </form>
      <p className={styles.switch}>
        <button type="button" className={styles.link} onClick={() => onBack(typed.trim())}>
          Back to Sign In
        </button>
      </p>
    </SignInCard>
  );
}
