import { Button } from 'antd';
import { useState } from 'react';
import { api, confirm, notify, refresh } from 'shared/platform';
import { errorSentence, formatInstant, StatusDot } from 'shared/ui';
import { formatBytes } from './formatBytes';
import type { ModuleReleases } from './moduleRow';
import styles from './modules.module.css';

/** The releases of a module, the newest first; any can be made current. */
export function ReleaseList({ releases }: { releases: ModuleReleases }) {
  const { module, current, since, by, versions } = releases;
  const [running, setRunning] = useState<string>();
  const promote = async (version: string) => {
    const isSure = await confirm({ title: `Make ${module} ${version} current?`, body: `${current} is current now. Every page opened from then on runs ${version}.`, confirmLabel: 'Promote' });
    if (!isSure) return;
    setRunning(version);
    try {
      await api.post(`releases/${encodeURIComponent(module)}/promote`, { version });
      notify.success(`${module} ${version} is current`);
      await refresh('releases');
    } catch (error) {
      notify.error(errorSentence('Failed to promote the release', error));
    } finally {
      setRunning(undefined);
    }
  };
  return (
    <ul className={styles.releases} aria-label={`Releases of ${module}`}>
      {versions.map((each) => (
        <li key={each.version}>
          <span className={styles.version}>{each.version}</span>
          <span className={styles.facts}>
            {formatInstant(each.at)} by {each.by} · {formatBytes(each.bytes)}
            {each.version === current && ` · current since ${formatInstant(since)}${by === '' ? '' : `, by ${by}`}`}
          </span>
          {each.version === current ? (
            <StatusDot tone="good">Current</StatusDot>
          ) : (
            <Button size="small" loading={running === each.version} aria-label={`Promote ${each.version}`} onClick={() => void promote(each.version)}>
              Promote
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
