import { Button } from 'antd';
import { useState } from 'react';
import { type Rollout, type RolloutAct, rolloutText } from 'shared/contract/releases/rollout';
import { api, confirm, refresh, useMay } from 'shared/platform';
import { attempt, formatInstant, StatusDot } from 'shared/ui';
import styles from './modules.module.css';

const tones = { running: 'good', paused: 'warn', done: 'good', ended: 'warn', 'rolled-back': 'bad' } as const;

const peopleOf = ({ given, failed }: Rollout['counts']['new'], version: string) =>
  `${failed} of ${given} people had an error with ${version}`;

/** The state of a module's last staged rollout, its history, and its actions. */
export function RolloutFacts({ module, rollout }: { module: string; rollout: Rollout }) {
  const { version, before, stages, step, state, history, counts } = rollout;
  const [running, setRunning] = useState<RolloutAct>();
  const mayWrite = useMay('modules:promote');
  const isUnderWay = state === 'running' || state === 'paused';
  const next = stages[step + 1];
  const change = async (act: RolloutAct) => {
    const isLast = act === 'advance' && next === 100;
    const isSure =
      (act !== 'end' && !isLast) ||
      (await confirm({
        title: isLast ? `Make ${module} ${version} current?` : `End the rollout of ${module} ${version}?`,
        body: isLast ? 'Everybody gets it with the next page.' : `Everybody has ${before} again with the next page.`,
        confirmLabel: isLast ? 'Make current' : 'End rollout',
      }));
    if (!isSure) return;
    setRunning(act);
    await attempt('Failed to change the rollout', async () => {
      await api.put(`releases/${encodeURIComponent(module)}/rollout`, { act, revision: history[0]?.revision });
      await refresh('releases');
    });
    setRunning(undefined);
  };
  const acts: [RolloutAct, string][] = [
    ['advance', next === 100 ? 'Make current' : `Advance to ${next}%`],
    state === 'paused' ? ['resume', 'Resume'] : ['pause', 'Pause'],
    ['end', 'End rollout'],
  ];
  return (
    <li>
      <span className={styles.facts}>
        <StatusDot tone={tones[state]}>{rolloutText(rollout)}</StatusDot>{' '}
        {isUnderWay &&
          `Stages ${stages.join(', ')}. ${peopleOf(counts.new, version)}, ${peopleOf(counts.before, before)}.`}
      </span>
      {isUnderWay &&
        mayWrite &&
        acts.map(([act, label]) => (
          <Button
            key={act}
            size="small"
            danger={act === 'end'}
            loading={running === act}
            disabled={running !== undefined}
            onClick={() => void change(act)}
          >
            {label}
          </Button>
        ))}
      <ul className={styles.findings} aria-label={`Rollout of ${version}`}>
        {history.map((each) => (
          <li key={each.revision} className={styles.facts}>
            {rolloutText({ ...rollout, ...each })}, {formatInstant(each.at)} by {each.by}
            {each.reason !== '' && `: ${each.reason}`}
          </li>
        ))}
      </ul>
    </li>
  );
}
