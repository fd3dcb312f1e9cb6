import { apiBase } from '../registry/apiBase';
import { useProviderName } from '../registry/providerName';
import styles from './SignInPage.module.css';

/** Leads to the sign-in provider, where one is configured; `target` is where to go afterwards. */
export function ProviderLink({ target }: { target: string }) {
  const name = useProviderName();
  if (name === undefined) return null;
  return (
    <a className={styles.other} href={`${apiBase()}/auth/provider/start?from=${encodeURIComponent(target)}`}>
      Sign in with {name}
    </a>
  );
}
