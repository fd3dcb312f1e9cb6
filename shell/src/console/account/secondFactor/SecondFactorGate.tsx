import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { configurePlatform, session, useAccount, usePageTitle } from 'shared/platform';
import { Panel, PlatformUi, ThemeProvider } from 'shared/ui';
import { usePasskeysUsable } from '../../../passkeys/passkeys';
import { styleNonce } from '../../styleNonce';
import { logOut } from '../../topbar/logOut';
import { AddPasskey } from './AddPasskey';
import { SetUpAuthenticator } from './SetUpAuthenticator';
import styles from './secondFactor.module.css';

/** Shown instead of the console until a second factor is set up, if the owner requires one. */
export default function SecondFactorGate() {
  const account = useAccount();
  const navigate = useNavigate();
  usePageTitle('Set up a second factor');
  return (
    <ThemeProvider nonce={styleNonce(document)}>
      <PlatformUi onReady={configurePlatform} />
      <main className={styles.gate}>
        <h1 className={styles.gateTitle}>Set up a second factor</h1>
        <Ways onDone={() => session.setLimited(false)} />
        <p className={styles.gateFoot}>
          {account ? `You are signed in as ${account.email}.` : 'You are signed in.'}{' '}
          <Button type="link" onClick={() => void logOut((to) => void navigate(to))}>
            Logout
          </Button>
        </p>
      </main>
    </ThemeProvider>
  );
}

/** Chooses between authenticator app and passkey; goes straight to the app in browsers without passkey support. */
function Ways({ onDone }: { onDone: () => void }) {
  const hasChoice = usePasskeysUsable();
  const [chosen, setChosen] = useState<'app' | 'passkey'>();
  const back = () => setChosen(undefined);
  const way = hasChoice ? chosen : 'app';
  const needed = hasChoice && chosen === undefined ? 'You only need one of these. ' : '';
  return (
    <>
      <p className={styles.gateLead}>
        The owner requires a second factor for every account. {needed}It takes a minute.
      </p>
      {way !== 'passkey' && (
        <Panel dense title="Authenticator app" purpose="You need a phone with an authenticator app.">
          {way === 'app' ? (
            <SetUpAuthenticator onDone={onDone} onCancel={hasChoice ? back : undefined} />
          ) : (
            <Button onClick={() => setChosen('app')}>Set up an authenticator app</Button>
          )}
        </Panel>
      )}
      {way !== 'app' && (
        <Panel dense title="Passkey" purpose="Use your fingerprint, face or device PIN instead of a password.">
          {way === 'passkey' ? (
            <AddPasskey onDone={onDone} onCancel={back} />
          ) : (
            <Button onClick={() => setChosen('passkey')}>Add a passkey</Button>
          )}
        </Panel>
      )}
    </>
  );
}
