import { useEffect, useState } from 'react';
import type { OverriddenModule } from 'shared/contract/releases/override';
import { OVERRIDE_HOURS } from 'shared/contract/releases/overrideHours';
import { formatDateTime } from 'shared/domain/dates/dates';
import { errorText } from 'shared/platform';
import styles from '../releases/ReleaseNotices.module.css';
import { beginOverride, endOverride } from './ownOverride';

/** The running release of a module, in words. */
export const inWords = (use: OverriddenModule): string =>
  `${use.module} ${'origin' in use ? `from ${use.origin}` : use.version}`;

const inList = (uses: readonly OverriddenModule[]) => new Intl.ListFormat('en').format(uses.map(inWords));

/** Whether an instant has passed. */
function useHasCome(at: string): boolean {
  const [hasCome, setCome] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCome(true), Date.parse(at) - Date.now());
    return () => clearTimeout(timer);
  }, [at]);
  return hasCome;
}

function Running({ uses, expiresAt }: { uses: readonly OverriddenModule[]; expiresAt: string }) {
  const isOver = useHasCome(expiresAt);
  const names = inList(uses);
  return isOver
    ? `The preview of ${names} has expired. Leave it to go back to the current releases.`
    : `Preview: only you, in this browser, run ${names}, until ${formatDateTime(expiresAt)}.`;
}

/**
 * Names the releases that this browser runs instead of the current ones, or says why it can't; its button ends the
 * override.
 */
export function OverrideBar({
  uses,
  ...how
}: { uses: readonly OverriddenModule[] } & ({ expiresAt: string } | { refused: string })) {
  const isRefused = 'refused' in how;
  return (
    <div role="status">
      <p className={styles.notice} data-tone={isRefused ? 'bad' : 'brand'}>
        <span>{isRefused ? how.refused : <Running uses={uses} expiresAt={how.expiresAt} />}</span>
        <button type="button" onClick={() => void endOverride()}>
          Leave preview
        </button>
      </p>
    </div>
  );
}

/** Asks whether to run what a link names: nothing of it runs before the person agrees. */
export function AskBar({ uses }: { uses: readonly OverriddenModule[] }) {
  const [failure, setFailure] = useState<string>();
  const [isGone, setGone] = useState(false);
  if (isGone) return null;
  const names = inList(uses);
  const question = uses.some((use) => 'origin' in use)
    ? `Run ${names}, on your own computer? Only continue if you started it: it works with your account, on live data.`
    : `Preview ${names}? It works on live data.`;
  return (
    <div role="status">
      <p className={styles.notice} data-tone={failure === undefined ? undefined : 'bad'}>
        <span>{failure ?? `${question} Only you get it, in this browser, for ${OVERRIDE_HOURS} hours.`}</span>
        <span className={styles.acts}>
          {failure === undefined && (
            <button
              type="button"
              onClick={() => void beginOverride(uses).catch((error: unknown) => setFailure(errorText(error)))}
            >
              Start preview
            </button>
          )}
          <button type="button" onClick={() => setGone(true)}>
            {failure === undefined ? 'Not now' : 'Close'}
          </button>
        </span>
      </p>
    </div>
  );
}
