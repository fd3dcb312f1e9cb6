import { type FormEvent, type Ref, useId } from 'react';
import { PasswordInput } from 'shared/ui/PasswordInput';
import styles from './SignInPage.module.css';

interface Props {
  /** Whether it registers an account. */
  isNew: boolean;
  /** The email address, if entered in another step. */
  email: string;
  submitLabel: string;
  isBusy: boolean;
  isHidden: boolean;
  error: string | undefined;
  /** The server's error messages by field name. */
  refused: Readonly<Record<string, string>>;
  success: string | undefined;
  /** Why the form is shown. */
  reason: string | undefined;
  emailRef: Ref<HTMLInputElement>;
  passwordRef: Ref<HTMLInputElement>;
  submitRef: Ref<HTMLButtonElement>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/** Email and password; for registration, also the name. */
export function SignInForm({
  isNew,
  email,
  submitLabel,
  isBusy,
  isHidden,
  error,
  refused,
  success,
  reason,
  emailRef,
  passwordRef,
  submitRef,
  onSubmit,
}: Props) {
  const id = useId();
  const isWrong = (name: string) =>
    name in refused ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  return (
    <form
      hidden={isHidden}
      method="post"
      onSubmit={(event) => void onSubmit(event)}
      className={styles.form}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      {isNew && (
        <label className={styles.field}>
          <span>Full Name</span>
          <input name="name" autoComplete="name" required maxLength={120} {...isWrong('name')} />
        </label>
      )}
      <label className={styles.field}>
        <span>Email</span>
        <input
          ref={emailRef}
          name="email"
          type="email"
          autoComplete="username"
          required
          maxLength={254}
          defaultValue={email}
          {...isWrong('email')}
        />
      </label>
      <div className={styles.field}>
        <label htmlFor={`${id}-password`}>Password</label>
        <PasswordInput
          ref={passwordRef}
          id={`${id}-password`}
          name="password"
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
          maxLength={200}
          {...isWrong('password')}
        />
      </div>
      <div role="status" className={success ? styles.success : reason ? styles.reason : undefined}>
        {success ?? reason}
      </div>
      <div role="alert" id={`${id}-error`} className={error ? styles.error : undefined}>
        {error}
      </div>
      <button ref={submitRef} type="submit" className={styles.submit} aria-busy={isBusy}>
        {submitLabel}
      </button>
    </form>
  );
}
