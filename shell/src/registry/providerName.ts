import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const named = () => document.querySelector<HTMLMetaElement>('meta[name="sign-in-provider"]')?.content;

/** The sign-in provider's name; undefined without one, and during prerendering. */
export const useProviderName = (): string | undefined => useSyncExternalStore(never, named, () => undefined);
