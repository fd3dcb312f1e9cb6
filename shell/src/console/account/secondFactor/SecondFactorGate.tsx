import { Button } from 'antd';
import { useNavigate } from 'react-router-dom';
import { configurePlatform, session, useAccount, usePageTitle } from 'shared/platform';
import { Panel, PlatformUi, ThemeProvider } from 'shared/ui';
import { styleNonce } from '../../styleNonce';
import { logOut } from '../../topbar/logOut';
import { SetUpAuthenticator } from './SetUpAuthenticator';
import styles from './secondFactor.module.css';

/** What stands in the console's place until a second factor is set up, where the owner requires one. */
export default function SecondFactorGate() {
  const account = useAccount();
  const navigate = useNavigate();
  usePageTitle('Set up a second factor');
  return (
    <ThemeProvider nonce={styleNonce(document)}>
      <PlatformUi onReady={configurePlatform} />
      <main className={styles.gate}>
        <h1 className={styles.gateTitle}>Set up a second factor</h1>
        <Panel
          dense
          title="Authenticator app"
          purpose="The owner requires a second factor of everybody. You need a phone with an authenticator app; it takes a minute."
        >
          <SetUpAuthenticator onDone={() => session.setLimited(false)} />
        </Panel>
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
