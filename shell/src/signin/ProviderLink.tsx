import { apiBase } from '../registry/apiBase';
import { useProviderName } from '../registry/providerName';
import styles from './SignInPage.module.css';

/** Links to the sign-in provider, if configured; `target` is the page afterwards. */
export function ProviderLink({ target }: { target: string }) {
  const name = useProviderName();
  if (name === undefined) return null;
  return (
    <a className={styles.other} href={`${apiBase()}/auth/provider/start?from=${encodeURIComponent(target)}`}>
      Sign in with {name}
    </a>
  );
}
