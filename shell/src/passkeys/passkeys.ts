import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useSyncExternalStore } from 'react';
import type { Passkey } from 'shared/domain/accounts/passkeyAnswers';
import type { Session } from 'shared/domain/accounts/session';
import { ApiError, api } from 'shared/platform';

/** The code that calls the browser's API; loaded on the first click. */
const load = () => import(/* webpackChunkName: "passkeys" */ '@simplewebauthn/browser');

/** Browsers support passkeys only for host names, not for IP addresses. */
const isAddress = (host: string) => /^[\d.]+$|:/.test(host);

const isUsable = () => 'PublicKeyCredential' in window && window.isSecureContext && !isAddress(location.hostname);
const never = () => () => undefined;

/** Whether this browser can use passkeys here; false during prerendering. */
export function usePasskeysUsable(): boolean {
  return useSyncExternalStore(never, isUsable, () => false);
}

/** The browser's credential. Throws an `Error` with a sentence when the person chose none. */
async function answered<T>(ask: Promise<T>): Promise<T> {
  try {
    return await ask;
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError';
    const reason = isKnown
      ? 'This device already has a passkey for your account.'
      : 'No passkey was used. Please try again.';
    throw new Error(reason, { cause });
  }
}

/** Creates a passkey in this browser and stores it under a name. */
export async function addPasskey(name: string, currentPassword: string): Promise<Passkey> {
  const [{ startRegistration }, optionsJSON] = await Promise.all([
    load(),
    api.post<PublicKeyCredentialCreationOptionsJSON>('auth/passkeys/question', { currentPassword }),
  ]);
  const answer = await answered(startRegistration({ optionsJSON }));
  return api.post<Passkey>('auth/passkeys', { name, answer });
}

/** Signs in with the passkey that the person chooses. */
export async function signInWithPasskey(): Promise<Session> {
  const [{ startAuthentication }, optionsJSON] = await Promise.all([
    load(),
    api.post<PublicKeyCredentialRequestOptionsJSON>('auth/passkeys/sign-in/question'),
  ]);
  const answer = await answered(startAuthentication({ optionsJSON }));
  const session = await api.post<Partial<Session> | undefined>('auth/passkeys/sign-in', { answer });
  if (!session?.token) throw new ApiError('Login succeeded but no token returned', { status: 200, code: 'bad_answer' });
  return session as Session;
}
