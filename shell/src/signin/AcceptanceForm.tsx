import { type FormEvent, useId, useRef, useState } from 'react';
import type { InvitationOffer } from 'shared/domain/accounts/invitation';
import type { Session } from 'shared/domain/accounts/session';
import { api, errorText, fieldErrors } from 'shared/platform';
import { NewPasswordField } from './NewPasswordField';
import styles from './SignInPage.module.css';
import { isLinkOver } from './useLink';

interface Props {
  token: string;
  offer: InvitationOffer;
  onSession: (session: Session) => void;
  /** Called when the invitation has ended meanwhile, with the reason. */
  onOver: (reason: string) => void;
}

/** Accepts an invitation with a name and a password. */
export function AcceptanceForm({ token, offer, onSession, onOver }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  /** The fields that the server refused. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const password = useRef<HTMLInputElement>(null);
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    const value = (name: string) => String(form.get(name) ?? '');
    setBusy(true);
    setError(undefined);
    setRefused({});
    try {
      const body = { token, name: value('name').trim(), password: value('password') };
      onSession(await api.post<Session>('auth/invitation', body));
    } catch (thrown) {
      const reason = errorText(thrown, 'Network error');
      const fields = fieldErrors(thrown);
      if (Object.keys(fields).length === 0 && isLinkOver(thrown)) return onOver(reason);
      setError(reason);
      setRefused(fields);
      if ('password' in fields) password.current?.focus();
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" onSubmit={(event) => void submit(event)} className={styles.form}>
      <label className={styles.field}>
        <span>Email</span>
        <input name="email" type="email" autoComplete="username" readOnly value={offer.email} />
      </label>
      <label className={styles.field}>
        <span>Full Name</span>
        <input
          name="name"
          autoComplete="name"
          required
          maxLength={120}
          defaultValue={offer.name}
          aria-invalid={'name' in refused || undefined}
          aria-describedby={`${id}-error`}
        />
      </label>
      <NewPasswordField
        label="Password"
        isRefused={'password' in refused}
        errorId={`${id}-error`}
        inputRef={password}
      />
      <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
        {error}
      </div>
      <button type="submit" className={styles.submit} aria-busy={isBusy}>
        {isBusy ? 'Saving…' : 'Create account'}
      </button>
    </form>
  );
}
