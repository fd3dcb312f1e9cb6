import { Button } from 'antd';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import { useAccount, useIsOwner } from 'shared/platform';
import { Panel } from 'shared/ui';
import { ownPage } from '../ownPages';
import { firstActs } from './firstActs';
import styles from './Welcome.module.css';

/** The first minutes of a person in the console: what they may do, and where to begin. */
export function Welcome({ registry, onClose }: { registry: Registry; onClose: () => void }) {
  const account = useAccount();
  const { may, acts } = firstActs[useIsOwner() ? 'owner' : 'staff'];
  const offered = acts.filter(({ path }) => ownPage(path) ?? findRoute(registry, path));
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
        {offered.map(({ path, title, text }) => (
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
