import { useSyncExternalStore } from 'react';
import { apiBase } from '../registry/apiBase';
import styles from './SignInPage.module.css';

const never = () => () => undefined;
const providerName = () => document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content;

/** Leads to the sign-in provider, where one is configured; `target` is where to go afterwards. */
export function ProviderLink({ target }: { target: string }) {
  const name = useSyncExternalStore(never, providerName, () => undefined);
  if (name === undefined) return null;
  return (
    <a className={styles.other} href={`${apiBase()}/auth/provider/start?from=${encodeURIComponent(target)}`}>
      Sign in with {name}
    </a>
  );
}
