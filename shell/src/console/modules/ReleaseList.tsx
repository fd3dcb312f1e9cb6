import { Button } from 'antd';
import { useState } from 'react';
import type { ModuleReleases } from 'shared/contract';
import type { Fault } from 'shared/contract/releases/fault';
import { replayNote, type StoredReplay } from 'shared/contract/releases/replay';
import { api, confirm, notify, refresh, useGet, useMay } from 'shared/platform';
import { attempt, formatCount, formatInstant, StatusDot } from 'shared/ui';
import { beginOverride } from '../overrides/ownOverride';
import { formatBytes } from './formatBytes';
import styles from './modules.module.css';
import { ReplayFacts } from './ReplayFacts';
import { RolloutFacts } from './RolloutFacts';
import { StagesModal } from './StagesModal';

/** The number of distinct errors in a release, and of affected sessions. */
function errorsIn(faults: readonly Fault[], version: string): string {
  const seen = faults.flatMap(({ releases }) => releases.filter((each) => each.version === version));
  if (seen.length === 0) return 'no errors';
  const sessions = seen.reduce((sum, each) => sum + each.sessions, 0);
  return `${formatCount(seen.length, { one: 'error', many: 'errors' })} in ${formatCount(sessions, { one: 'session', many: 'sessions' })}`;
}

/** The commit a release was built from, by whom, and whether it is signed. */
function originOf({ provenance, signedBy }: ModuleReleases['versions'][number]): string {
  const commit = provenance?.commit && `commit ${provenance.commit.slice(0, 9)}`;
  return [
    commit && (provenance.hasChanges ? `${commit} with changes` : commit),
    provenance && `built by ${provenance.builtBy}`,
    signedBy && `signed with ${signedBy.slice(0, 9)}…`,
  ]
    .filter(Boolean)
    .map((fact) => ` · ${fact}`)
    .join('');
}

/**
 * The actions on a module's releases; `running` is the version of the running action, empty for actions on the module.
 */
function useReleaseActs({ module, current }: ModuleReleases, replays: readonly StoredReplay[] | undefined) {
  const [running, setRunning] = useState<string>();
  const path = `releases/${encodeURIComponent(module)}`;
  const change = async (name: string, call: () => Promise<unknown>, done: string, failed: string) => {
    setRunning(name);
    await attempt(failed, async () => {
      await call();
      notify.success(done);
      await refresh('releases');
    });
    setRunning(undefined);
  };
  const promote = async (version: string) => {
    const isSure = await confirm({
      title: `Make ${module} ${version} current?`,
      body: `${current === '' ? 'The module was retired' : `${current} is current`} now. New page loads run ${version}.${replays ? ` ${replayNote(replays, version).text}` : ''}`,
      confirmLabel: 'Promote',
    });
    if (isSure)
      await change(
        version,
        () => api.post(`${path}/promote`, { version }),
        `${module} ${version} is current`,
        'Failed to promote the release',
      );
  };
  const preview = async (version: string) => {
    setRunning(version);
    const isStarted = await attempt('Failed to start the preview', () => beginOverride([{ module, version }]));
    if (!isStarted) setRunning(undefined);
  };
  const retire = async () => {
    const isSure = await confirm({
      title: `Take ${module} out?`,
      body: 'Its pages and sidebar entries disappear for everyone until one of its releases is promoted again.',
      confirmLabel: 'Take out',
    });
    if (isSure)
      await change('', () => api.post(`${path}/retire`), `${module} was retired`, 'Failed to retire the module');
  };
  return { running, promote, preview, retire };
}

/** The buttons of a release that has files and isn't current. */
function ReleaseButtons({
  version,
  acts,
  onStages,
}: {
  version: string;
  acts: ReturnType<typeof useReleaseActs>;
  /** Asks for the stages; undefined if the release can't be staged. */
  onStages: (() => void) | undefined;
}) {
  const mayPromote = useMay('modules:promote');
  const mayPreview = useMay('modules:preview');
  return (
    <>
      {mayPreview && (
        <Button
          size="small"
          disabled={acts.running !== undefined}
          aria-label={`Preview ${version}`}
          title="Only for you, in this browser"
          onClick={() => void acts.preview(version)}
        >
          Preview
        </Button>
      )}
      {mayPromote && (
        <Button
          size="small"
          loading={acts.running === version}
          aria-label={`Promote ${version}`}
          onClick={() => void acts.promote(version)}
        >
          Promote
        </Button>
      )}
      {mayPromote && onStages && (
        <Button size="small" aria-label={`Release ${version} in stages`} onClick={onStages}>
          In stages…
        </Button>
      )}
    </>
  );
}

/** A module's releases, newest first, with the results of replays; any of them can be made current. */
export function ReleaseList({ releases }: { releases: ModuleReleases }) {
  const { module, current, since, by, versions, rollout } = releases;
  const mayPromote = useMay('modules:promote');
  const [staged, setStaged] = useState<string>();
  const isInStages = rollout?.state === 'running' || rollout?.state === 'paused';
  const { data: replays } = useGet<StoredReplay[]>(`releases/${encodeURIComponent(module)}/replays`);
  const { data: faults } = useGet<Fault[]>('faults', { module });
  const acts = useReleaseActs(releases, replays);
  return (
    <ul className={styles.releases} aria-label={`Releases of ${module}`}>
      {rollout && <RolloutFacts module={module} rollout={rollout} />}
      {versions.map((each) => (
        <li key={each.version}>
          <span className={styles.version}>{each.version}</span>
          <span className={styles.facts}>
            {formatInstant(each.at)} by {each.by} · {formatBytes(each.bytes)}
            {originOf(each)}
            {faults && ` · ${errorsIn(faults, each.version)}`}
            {each.version === current && ` · current since ${formatInstant(since)}${by === '' ? '' : `, by ${by}`}`}
          </span>
          {each.version === current && <StatusDot tone="good">Current</StatusDot>}
          {each.version !== current && each.gone === undefined && (
            <ReleaseButtons
              version={each.version}
              acts={acts}
              onStages={current === '' || isInStages ? undefined : () => setStaged(each.version)}
            />
          )}
          {each.gone !== undefined && (
            <p className={styles.replay}>
              <StatusDot tone={each.version === current ? 'bad' : 'warn'}>Files gone</StatusDot> {each.gone}
            </p>
          )}
          {replays && <ReplayFacts replays={replays.filter(({ version }) => version === each.version)} />}
        </li>
      ))}
      {staged !== undefined && <StagesModal module={module} version={staged} onClose={() => setStaged(undefined)} />}
      {current !== '' && mayPromote && (
        <li>
          <span className={styles.facts}>
            Retire a module that is broken or no longer needed. Its releases are kept.
          </span>
          <Button size="small" danger loading={acts.running === ''} onClick={() => void acts.retire()}>
            Take out
          </Button>
        </li>
      )}
    </ul>
  );
}
