import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Session } from 'shared/domain/accounts/session';
import { ApiError, api, errorText, fieldErrors, session } from 'shared/platform';
import { useProviderReturn } from './useProviderReturn';

/** What the form does. */
export type Mode = 'signIn' | 'register';

interface Credentials {
  email: string;
  password: string;
  name: string;
}

/**
 * Signing in and registering, by password or provider, with the second factor's code. `target`: the page afterwards.
 */
export function useSignIn(target: string) {
  const [mode, setMode] = useState<Mode>('signIn');
  const [isBusy, setBusy] = useState(false);
  /** Sends the code, while the second factor is asked for. */
  const [sendCode, setSendCode] = useState<(code: string) => Promise<void>>();
  const [error, setError] = useState<string>();
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [success, setSuccess] = useState<string>();
  const submitRef = useRef<HTMLButtonElement>(null);
  const navigate = useNavigate();

  const switchTo = (next: Mode, message?: string) => {
    setMode(next);
    setError(undefined);
    setRefused({});
    setSuccess(message);
  };

  const enter = ({ token, account, isLimited }: Session) => {
    session.start(token, { ...account, role: account.role === 'owner' ? 'owner' : 'staff' }, isLimited);
    void navigate(target, { replace: true });
  };

  /** Shows the error, or asks for the missing code. */
  const tell = (thrown: unknown, withCode: (code: string) => Promise<void>) => {
    if (thrown instanceof ApiError && thrown.code === 'second_factor') setSendCode(() => withCode);
    else {
      setError(errorText(thrown, 'Network error'));
      setRefused(fieldErrors(thrown));
    }
  };

  const enterByProvider = async (handOver: string, code?: string) =>
    enter(await api.post<Session>('auth/provider/session', { handOver, code }));
  useProviderReturn({
    onHandOver: (handOver) =>
      void enterByProvider(handOver).catch((thrown: unknown) =>
        tell(thrown, (code) => enterByProvider(handOver, code)),
      ),
    onFailure: setError,
  });

  const signIn = async (credentials: Credentials & { code?: string }) => {
    const answer = await api.post<Partial<Session> | undefined>('auth/login', credentials);
    if (!answer?.token) throw new Error('Login succeeded but no token returned');
    enter(answer as Session);
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const value = (name: string) => String(new FormData(form).get(name) ?? '');
    const credentials = { email: value('email').trim(), password: value('password'), name: value('name').trim() };
    setBusy(true);
    switchTo(mode);
    try {
      if (mode === 'signIn') await signIn(credentials);
      else {
        await api.post('auth/register', credentials);
        // The input stays: the next click signs in with it.
        switchTo('signIn', 'Registration successful. Please sign in.');
        submitRef.current?.focus();
      }
    } catch (thrown) {
      tell(thrown, (code) => signIn({ ...credentials, code }));
    } finally {
      setBusy(false);
    }
  };

  const endCode = () => setSendCode(undefined);
  return { mode, switchTo, isBusy, sendCode, endCode, error, setError, refused, success, submitRef, enter, submit };
}
