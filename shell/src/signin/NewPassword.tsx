import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import type { LinkOwner } from 'shared/domain/sessionAnswers';
import { ApiError, api, errorText, fieldErrors, session, usePageTitle } from 'shared/platform';
import { PasswordInput } from 'shared/ui/PasswordInput';
import { SignInCard } from './SignInCard';
import styles from './SignInPage.module.css';

interface Props {
  /** What the link holds. */
  token: string;
  /** The password is set: who signs in now, and what the server said. */
  onDone: (email: string, message: string) => void;
  /** The link holds no more: a new one is asked for. */
  onForgotten: () => void;
  onBack: () => void;
}

type Link =
  | { state: 'checking' }
  | { state: 'good'; email: string }
  | { state: 'bad'; reason: string; isOver: boolean };

/** Sets a new password by a link. Whether the link still holds is told before anything is typed. */
export function NewPassword({ token, onDone, onForgotten, onBack }: Props) {
  const [link, setLink] = useState<Link>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  usePageTitle('New password');

  useEffect(() => {
    let isLeft = false;
    api.post<LinkOwner>('auth/reset/link', { token }).then(
      ({ email }) => {
        if (!isLeft) setLink({ state: 'good', email });
      },
      (thrown: unknown) => {
        if (!isLeft) setLink({ state: 'bad', reason: errorText(thrown, 'Network error'), isOver: isOver(thrown) });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [token, attempt]);

  return (
    <SignInCard title="Set a new password" lead="This signs you out everywhere else.">
      <div role="status" className={styles.status}>
        {link.state === 'checking' && 'Checking the link…'}
      </div>
      <div role="alert" className={link.state === 'bad' ? styles.error : undefined}>
        {link.state === 'bad' && link.reason}
      </div>
      {link.state === 'good' && (
        <PasswordForm
          token={token}
          email={link.email}
          onDone={(message) => onDone(link.email, message)}
          onOver={(reason) => setLink({ state: 'bad', reason, isOver: true })}
        />
      )}
      <p className={styles.switch}>
        {link.state === 'bad' && (
          <button
            type="button"
            className={styles.link}
            onClick={
              link.isOver
                ? onForgotten
                : () => {
                    setLink({ state: 'checking' });
                    setAttempt(attempt + 1);
                  }
            }
          >
            {link.isOver ? 'Forgot password?' : 'Try again'}
          </button>
        )}
        <button type="button" className={styles.link} onClick={onBack}>
          Back to Sign In
        </button>
      </p>
    </SignInCard>
  );
}

/** Whether the server said that a link holds no more; else it may be tried again. */
const isOver = (thrown: unknown) => thrown instanceof ApiError && [400, 404, 409].includes(thrown.status);

interface FormProps {
  token: string;
  email: string;
  onDone: (message: string) => void;
  onOver: (reason: string) => void;
}

function PasswordForm({ token, email, onDone, onOver }: FormProps) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    setBusy(true);
    setError(undefined);
    setRefused(false);
    try {
      const { message } = await api.post<{ message: string }>('auth/reset', { token, password });
      if (session.account()?.email === email) session.end();
      onDone(message);
    } catch (thrown) {
      const reason = errorText(thrown, 'Network error');
      const refused = 'password' in fieldErrors(thrown);
      if (!refused && isOver(thrown)) return onOver(reason);
      setError(reason);
      setRefused(refused);
      if (refused) input.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className={styles.form}>
      <label className={styles.field}>
        <span>Email</span>
        <input name="email" type="email" autoComplete="username" readOnly value={email} />
      </label>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>New Password</label>
        <PasswordInput
          ref={input}
          id={`${id}-password`}
          name="password"
          autoComplete="new-password"
          required
          minLength={8}
          maxLength={200}
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-help ${id}-error`}
        />
        <p id={`${id}-help`} className={styles.hint}>
          At least 8 characters. Avoid common passwords and your name; four random words work well.
        </p>
      </div>
      <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
        {error}
      </div>
      <button type="submit" className={styles.submit} aria-busy={isBusy}>
        {isBusy ? 'Saving…' : 'Set password'}
      </button>
    </form>
  );
}
