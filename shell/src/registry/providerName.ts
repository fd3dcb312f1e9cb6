import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const named = () => document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content;

/** What the sign-in provider is called; undefined without one, and while the page is the server's. */
export const useProviderName = (): string | undefined => useSyncExternalStore(never, named, () => undefined);
