import { type RefObject, useId } from 'react';
import { PasswordInput } from 'shared/ui/PasswordInput';
import styles from './SignInPage.module.css';

interface Props {
  label: string;
  isRefused: boolean;
  /** The id of the error message's element. */
  errorId: string;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** A field for a new password, with its rules. */
export function NewPasswordField({ label, isRefused, errorId, inputRef }: Props) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <PasswordInput
        ref={inputRef}
        id={id}
        name="password"
        autoComplete="new-password"
        required
        minLength={8}
        maxLength={200}
        aria-invalid={isRefused || undefined}
        aria-describedby={`${id}-help ${errorId}`}
      />
      <p id={`${id}-help`} className={styles.hint}>
        At least 8 characters. Avoid common passwords and your name; four random words work well.
      </p>
    </div>
  );
}
