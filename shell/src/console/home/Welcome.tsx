import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useAccount, useContributions, useIsOwner } from 'shared/platform';
import { Panel } from 'shared/ui';
import { firstActs } from './firstActs';
import styles from './Welcome.module.css';

/** The welcome for a person's first minutes in the console: their rights, and where to begin. */
export function Welcome({ onClose }: { onClose: () => void }) {
  const account = useAccount();
  const role = useIsOwner() ? 'owner' : 'staff';
  const { may, acts } = firstActs[role];
  const ofModules = useContributions('welcome.act').filter((act) => act.role === role);
  const close = () => {
    document.getElementById('content')?.focus();
    onClose();
  };
  return (
    <Panel
      dense
      title={account ? `Welcome, ${account.name}` : 'Welcome'}
      purpose={may}
      actions={<Button onClick={close}>Got it</Button>}
    >
      <ul className={styles.acts}>
        {[...acts, ...ofModules].map(({ path, title, text }) => (
          <li key={path}>
            <Link to={path} className={styles.act}>
              <span className={styles.title}>
                {title}
                <ArrowRight />
              </span>
              <span className={styles.text}>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
