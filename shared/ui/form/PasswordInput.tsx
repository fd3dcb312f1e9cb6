import { type ComponentProps, useState, useSyncExternalStore } from 'react';
import styles from './PasswordInput.module.css';

const never = () => () => undefined;

/**
 * A password with a show button. Doesn't use antd, so that the sign-in page can import it alone
 * (`shared/ui/PasswordInput`). In prerendered pages the button appears after hydration; its space is reserved.
 */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const [isShown, setShown] = useState(false);
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <span className={styles.password}>
      <input {...props} type={isShown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className={styles.eye}
        data-waits={isAlive ? undefined : true}
        aria-pressed={isShown}
        disabled={props.disabled}
        onClick={() => setShown(!isShown)}
      >
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7zM9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0z" />
          {!isShown && <path d="M4 20L20 4" />}
        </svg>
        <span className={styles.name}>Show password</span>
      </button>
    </span>
  );
}
