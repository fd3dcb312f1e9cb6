import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { company } from 'shared/domain/letterhead/companyFacts';
import { configurePlatform, session, usePageTitle } from 'shared/platform';
import { apiBase } from '../registry/apiBase';
import { ForgottenPassword } from './ForgottenPassword';
import { NewPassword } from './NewPassword';
import { PasskeyButton } from './PasskeyButton';
import { ProviderLink } from './ProviderLink';
import { returnPath } from './returnPath';
import { SecondFactorStep } from './SecondFactorStep';
import { SignInForm } from './SignInForm';
import styles from './SignInPage.module.css';
import { useIsStorageBlocked } from './useIsStorageBlocked';
import { useLinkToken } from './useLinkToken';
import { useSignIn } from './useSignIn';

const InvitationCard = lazy(() => import(/* webpackChunkName: "invitation" */ './InvitationCard'));

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

interface ScreenProps {
  signIn: ReturnType<typeof useSignIn>;
  /** The page after signing in. */
  target: string;
  /** The email address, if entered in another step. */
  email: string;
  emailRef: RefObject<HTMLInputElement | null>;
  passwordRef: RefObject<HTMLInputElement | null>;
  onForgotten: () => void;
}

/** The card with the form, the other sign-in methods, and the switch to registration. */
function SignInScreen({ signIn, target, email, emailRef, passwordRef, onForgotten }: ScreenProps) {
  const { mode, switchTo, isBusy, sendCode, endCode, error, setError, refused, success, submitRef, enter } = signIn;
  const hasEnded = useSyncExternalStore(session.onChange, session.hasEnded, () => false);
  const isBlocked = useIsStorageBlocked();
  const text = texts[mode];
  const isSigningIn = mode === 'signIn';
  const switchForm = () => {
    flushSync(() => switchTo(isSigningIn ? 'register' : 'signIn'));
    submitRef.current?.form?.querySelector('input')?.focus();
  };
  return (
    <main className={styles.page}>
      <div className={styles.card}>
        <h1 className={styles.title}>{text.title}</h1>
        <p className={styles.lead}>
          {isSigningIn ? `The staff console of ${company.shortName}.` : 'An account for the staff console.'}
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
        {sendCode && <SecondFactorStep onCode={sendCode} onBack={endCode} />}
        <SignInForm
          {...{ email, emailRef, passwordRef, submitRef, isBusy, error, refused, success }}
          isNew={!isSigningIn}
          submitLabel={isBusy ? text.busy : text.submit}
          isHidden={sendCode !== undefined}
          reason={
            hasEnded && isSigningIn && error === undefined ? 'Your session has ended. Please sign in again.' : undefined
          }
          onSubmit={signIn.submit}
        />
        {isSigningIn && !sendCode && (
          <>
            <PasskeyButton onSession={enter} onError={setError} />
            <ProviderLink target={target} />
          </>
        )}
        <p className={styles.switch} hidden={sendCode !== undefined}>
          {text.question}{' '}
          <button type="button" className={styles.link} onClick={switchForm}>
            {text.other}
          </button>
          {isSigningIn && (
            <button type="button" className={styles.forgotten} onClick={onForgotten}>
              Forgot password?
            </button>
          )}
        </p>
      </div>
    </main>
  );
}

/** Sign-in and registration on one screen, invitations, and password reset. */
export default function SignInPage() {
  const [isForgotten, setForgotten] = useState(false);
  /** The email address, if entered in another step. */
  const [email, setEmail] = useState('');
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const resetToken = useLinkToken('reset');
  const invitation = useLinkToken('invitation');
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const wasElsewhere = useRef(false);
  const target = returnPath(parameters.get('from'));
  const signIn = useSignIn(target);
  usePageTitle(texts[signIn.mode].title);

  useEffect(() => configurePlatform({ apiBase: apiBase(), siteName: company.shortName }), []);

  useEffect(() => {
    if (session.token() !== undefined && resetToken === undefined && invitation === undefined)
      void navigate(target, { replace: true });
  }, [navigate, target, resetToken, invitation]);

  const isElsewhere = isForgotten || resetToken !== undefined;
  useEffect(() => {
    if (!isElsewhere && wasElsewhere.current) (email === '' ? emailRef : passwordRef).current?.focus();
    wasElsewhere.current = isElsewhere;
  }, [isElsewhere, email]);

  const leaveLink = () => void navigate('/signin', { replace: true });
  if (invitation !== undefined)
    return (
      <Suspense fallback={null}>
        <InvitationCard token={invitation} target={target} onSession={signIn.enter} onBack={leaveLink} />
      </Suspense>
    );
  if (resetToken !== undefined) {
    // In the browser that requested the link, the email address is already known.
    const leaveFor = (next: 'signIn' | 'forgotten') => {
      setForgotten(next === 'forgotten');
      leaveLink();
    };
    return (
      <NewPassword
        token={resetToken}
        onDone={(owner, message) => {
          setEmail(owner);
          signIn.switchTo('signIn', message);
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
  const askForLink = () => {
    setEmail(emailRef.current?.value.trim() ?? '');
    signIn.switchTo('signIn');
    setForgotten(true);
  };
  return <SignInScreen {...{ signIn, target, email, emailRef, passwordRef }} onForgotten={askForLink} />;
}
