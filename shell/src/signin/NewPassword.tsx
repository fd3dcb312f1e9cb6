import { type FormEvent, useId, useRef, useState } from 'react';
import type { LinkOwner } from 'shared/domain/accounts/sessionAnswers';
import { api, errorText, fieldErrors, session, usePageTitle } from 'shared/platform';
import { NewPasswordField } from './NewPasswordField';
import { SignInCard } from './SignInCard';
import styles from './SignInPage.module.css';
import { isLinkOver, useLink } from './useLink';

interface Props {
  /** The link's content. */
  token: string;
  /** Called when the password is set: the account, and the server's message. */
  onDone: (email: string, message: string) => void;
  /** Called when the link has expired, to request a new one. */
  onForgotten: () => void;
  onBack: () => void;
}

/** Sets a new password by a link. An expired link is reported before anything is typed. */
export function NewPassword({ token, onDone, onForgotten, onBack }: Props) {
  const { link, end, retry } = useLink<LinkOwner>('auth/reset/link', token);
  usePageTitle('New password');

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
          email={link.of.email}
          onDone={(message) => onDone(link.of.email, message)}
          onOver={end}
        />
      )}
      <p className={styles.switch}>
        {link.state === 'bad' && (
          <button type="button" className={styles.link} onClick={link.isOver ? onForgotten : retry}>
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
      if (!refused && isLinkOver(thrown)) return onOver(reason);
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
      <NewPasswordField label="New Password" isRefused={isRefused} errorId={`${id}-error`} inputRef={input} />
      <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
        {error}
      </div>
      <button type="submit" className={styles.submit} aria-busy={isBusy}>
        {isBusy ? 'Saving…' : 'Set password'}
      </button>
    </form>
  );
}
