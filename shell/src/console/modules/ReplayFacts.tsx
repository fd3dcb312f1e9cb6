import { Button } from 'antd';
import { useState } from 'react';
import { claimOf, findingLine, findingsIn, replaySentence, type StoredReplay } from 'shared/contract/releases/replay';
import { formatInstant, StatusDot } from 'shared/ui';
import styles from './modules.module.css';

/** The replays of one release with the current shell first; their findings expand. */
export function ReplayFacts({ replays }: { replays: readonly StoredReplay[] }) {
  const [open, setOpen] = useState<string>();
  if (replays.length === 0) return <p className={styles.replay}>Not replayed</p>;
  return replays.map((replay) => {
    const { shell, at, refused, routes } = replay;
    const found = findingsIn(replay);
    const isOpen = open === shell;
    return (
      <div key={shell} className={styles.replay}>
        <StatusDot tone={found === 0 && !replay.isClaim ? 'good' : 'warn'}>{replaySentence(replay)}</StatusDot>{' '}
        {formatInstant(at)} {claimOf(replay)}
        {found > 0 && (
          <Button
            size="small"
            type="link"
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Hide' : 'Show'} what was found in ${replay.version} on shell ${replay.shellApi}`}
            onClick={() => setOpen(isOpen ? undefined : shell)}
          >
            {isOpen ? 'Hide' : 'Show'}
          </Button>
        )}
        {isOpen && (
          <ul className={styles.findings} aria-label={`Found in ${replay.version} on shell ${replay.shellApi}`}>
            {refused.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
            {routes.flatMap(({ route, findings }) =>
              findings.map((finding) => (
                <li key={`${route} ${findingLine(finding)}`}>
                  <strong>{route}</strong> {findingLine(finding)}
                </li>
              )),
            )}
          </ul>
        )}
      </div>
    );
  });
}
