import { type FormEvent, lazy, Suspense, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Session } from 'shared/domain/accounts/session';
import { company } from 'shared/domain/letterhead/companyFacts';
import { ApiError, api, configurePlatform, errorText, fieldErrors, session, usePageTitle } from 'shared/platform';
import { PasswordInput } from 'shared/ui/PasswordInput';
import { apiBase } from '../registry/apiBase';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPassword } from './NewPassword';
import { PasskeyButton } from './PasskeyButton';
import { ProviderLink } from './ProviderLink';
import { returnPath } from './returnPath';
import { SecondFactorStep } from './SecondFactorStep';
import styles from './SignInPage.module.css';
import { useIsStorageBlocked } from './useIsStorageBlocked';
import { useLinkToken } from './useLinkToken';
import { useProviderReturn } from './useProviderReturn';

const InvitationCard = lazy(() => import(/* webpackChunkName: "invitation" */ './InvitationCard'));

type Mode = 'signIn' | 'register';

interface Credentials {
  email: string;
  password: string;
  name: string;
}

const texts = {
  signIn: { title: 'Sign In', submit: 'Sign In', busy: 'Signing in…', question: 'New here?', other: 'Register' },
  register: {
    title: 'Register',
    submit: 'Register',
    busy: 'Registering…',
    question: 'Already registered?',
    other: 'Sign In',
  },
} as const;

/** Sign-in and registration on one screen, and what helps who forgot the password. */
export default function SignInPage() {
  const [mode, setMode] = useState<Mode>('signIn');
  const [isForgotten, setForgotten] = useState(false);
  /** What is known of the email address from another step. */
  const [email, setEmail] = useState('');
  const emailInput = useRef<HTMLInputElement>(null);
  const resetToken = useLinkToken('reset');
  const invitation = useLinkToken('invitation');
  const [isBusy, setBusy] = useState(false);
  /** What sends the code, while the second factor is asked for. */
  const [sendCode, setSendCode] = useState<(code: string) => Promise<void>>();
  const [error, setError] = useState<string>();
  /** The fields that the server refused. */
  const [refused, setRefused] = useState<Record<string, string>>({});
  const [success, setSuccess] = useState<string>();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const id = useId();
  const submitButton = useRef<HTMLButtonElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const wasElsewhere = useRef(false);
  const hasEnded = useSyncExternalStore(session.onChange, session.hasEnded, () => false);
  const isBlocked = useIsStorageBlocked();
  usePageTitle(texts[mode].title);
  const target = returnPath(parameters.get('from'));

  useEffect(() => configurePlatform({ apiBase: apiBase(), siteName: company.shortName }), []);

  useEffect(() => {
    if (session.token() !== undefined && resetToken === undefined && invitation === undefined)
      void navigate(target, { replace: true });
  }, [navigate, target, resetToken, invitation]);

  const isElsewhere = isForgotten || resetToken !== undefined;
  useEffect(() => {
    if (!isElsewhere && wasElsewhere.current) (email === '' ? emailInput : passwordInput).current?.focus();
    wasElsewhere.current = isElsewhere;
  }, [isElsewhere, email]);

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

  /** Says what went wrong, or asks for the code that is wanting. */
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
    setError(undefined);
    setRefused({});
    setSuccess(undefined);
    try {
      if (mode === 'register') {
        await api.post('auth/register', credentials);
        // What was typed stays: the next press signs in with it.
        switchTo('signIn', 'Registration successful. Please sign in.');
        submitButton.current?.focus();
      } else {
        await signIn(credentials);
      }
    } catch (thrown) {
      tell(thrown, (code) => signIn({ ...credentials, code }));
    } finally {
      setBusy(false);
    }
  };

  if (invitation !== undefined)
    return (
      <Suspense fallback={null}>
        <InvitationCard
          token={invitation}
          target={target}
          onSession={enter}
          onBack={() => void navigate('/signin', { replace: true })}
        />
      </Suspense>
    );
  if (resetToken !== undefined) {
    // Who opened the link where it had been asked for is not asked again.
    const leaveFor = (next: 'signIn' | 'forgotten') => {
      setForgotten(next === 'forgotten');
      void navigate('/signin', { replace: true });
    };
    return (
      <NewPassword
        token={resetToken}
        onDone={(owner, message) => {
          setEmail(owner);
          switchTo('signIn', message);
          leaveFor('signIn');
        }}
        onForgotten={() => leaveFor('forgotten')}
        onBack={() => leaveFor('signIn')}
      />
    );
  }
  if (isForgotten)
    return (
      <ForgottenPassword
        email={email}
        onBack={(typed) => {
          setEmail(typed);
          setForgotten(false);
        }}
      />
    );

  const isWrong = (name: string) =>
    name in refused ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};
  const text = texts[mode];
  const reason =
    hasEnded && mode === 'signIn' && error === undefined ? 'Your session has ended. Please sign in again.' : undefined;
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>
          {mode === 'signIn' ? `The staff console of ${company.shortName}.` : 'An account for the staff console.'}
        </p>
        <noscript>
          <p className={styles.error}>Signing in needs JavaScript. Enable it for this site and reload the page.</p>
        </noscript>
        {isBlocked && (
          <p role="alert" className={styles.error}>
            This browser keeps no data of this site, so nobody stays signed in. Allow site data (cookies) for it, then
            load the page again.
          </p>
        )}
        {sendCode && <SecondFactorStep onCode={sendCode} onBack={() => setSendCode(undefined)} />}
        <form
          hidden={sendCode !== undefined}
          method="post"
          onSubmit={(event) => void submit(event)}
          className={styles.form}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {mode === 'register' && (
            <label className={styles.field}>
              <span>Full Name</span>
              <input name="name" autoComplete="name" required maxLength={120} {...isWrong('name')} />
            </label>
          )}
          <label className={styles.field}>
            <span>Email</span>
            <input
              ref={emailInput}
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
              ref={passwordInput}
              id={`${id}-password`}
              name="password"
              autoComplete={mode === 'signIn' ? 'current-password' : 'new-password'}
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
          <button ref={submitButton} type="submit" className={styles.submit} aria-busy={isBusy}>
            {isBusy ? text.busy : text.submit}
          </button>
        </form>
        {mode === 'signIn' && !sendCode && (
          <>
            <PasskeyButton onSession={enter} onError={setError} />
            <ProviderLink target={target} />
          </>
        )}
        <p className={styles.switch} hidden={sendCode !== undefined}>
          {text.question}{' '}
          <button
            type="button"
            className={styles.link}
            onClick={() => switchTo(mode === 'signIn' ? 'register' : 'signIn')}
          >
            {text.other}
          </button>
          {mode === 'signIn' && (
            <button
              type="button"
              className={styles.forgotten}
              onClick={() => {
                setEmail(emailInput.current?.value.trim() ?? '');
                switchTo('signIn');
                setForgotten(true);
              }}
            >
              Forgot password?
            </button>
          )}
        </p>
      </div>
    </main>
  );
}
