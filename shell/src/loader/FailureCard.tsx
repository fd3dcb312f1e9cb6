import { useState } from 'react';
import { describeReason } from './describeReason';
import styles from './FailureCard.module.css';
import type { ModuleFailure } from './ModuleFailure';
import type { Remedies } from './ModulePart';

/** Shown instead of a page that can't be displayed. Everything around it keeps working. */
export function FailureCard({ failure, remedies }: { failure: ModuleFailure; remedies: Remedies }) {
  const { retry, goBack } = remedies;
  const [copied, setCopied] = useState(false);
  const [at] = useState(() => new Date().toISOString());
  const { context, phase, reason } = failure;
  const report = JSON.stringify(
    {
      ...context,
      phase,
      reason,
      message: failure.message,
      at,
      page: location.pathname,
      browser: navigator.userAgent,
    },
    null,
    2,
  );
  return (
    <section className={styles.card} role="alert" data-module-failure={context.module}>
      <h1 className={styles.title}>This section can’t be shown right now</h1>
      <p className={styles.text}>
        It could not be opened because {describeReason(reason)}. The rest of the console works as usual. Try again
        {goBack && `, use release ${goBack.version}, the previous one`}, or send the report to the {context.team} team.
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Module</dt>
          <dd>{context.module}</dd>
        </div>
        <div>
          <dt>Team</dt>
          <dd>{context.team}</dd>
        </div>
        <div>
          <dt>Version</dt>
          <dd>{context.version}</dd>
        </div>
        <div>
          <dt>Phase</dt>
          <dd>{phase}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <button type="button" className={styles.primary} onClick={retry}>
          Retry
        </button>
        {goBack && (
          <button type="button" className={styles.secondary} onClick={goBack.run}>
            Use {goBack.version}
          </button>
        )}
        <button
          type="button"
          className={styles.secondary}
          onClick={() =>
            void navigator.clipboard.writeText(report).then(
              () => setCopied(true),
              () => setCopied(false),
            )
          }
        >
          {copied ? 'Report copied' : 'Copy report'}
        </button>
      </div>
    </section>
  );
}
