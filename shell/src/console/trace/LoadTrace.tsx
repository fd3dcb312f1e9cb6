import { useState } from 'react';
import type { Registry } from 'shared/contract';
import { downloadFile } from 'shared/platform';
import { apiBase } from '../../registry/apiBase';
import { formatBytes } from '../modules/formatBytes';
import styles from './LoadTrace.module.css';
import { phases, readTrace, type LoadTrace as Trace, type TraceStep } from './readTrace';

/** Facts about a request other than its times. */
function notesOn({ from, bytes, attempt, failed }: TraceStep): string {
  const size = bytes > 0 ? `, ${formatBytes(bytes)}` : '';
  return [
    failed === undefined ? `from ${from}${size}` : `failed: ${failed}`,
    ...(attempt > 1 ? [`attempt ${attempt}`] : []),
  ].join(', ');
}

function Step({ step }: { step: TraceStep }) {
  return (
    <li data-failed={step.failed === undefined ? undefined : ''}>
      {step.release === undefined ? '' : `${step.release}: `}
      {step.what}
      <small>
        {step.start} ms, took {step.took} ms, {notesOn(step)}
      </small>
    </li>
  );
}

/** A module in words: its running release, and earlier failures. */
function Module({ of: { module, asked, runs, ready, failures } }: { of: Trace['modules'][number] }) {
  const inUse =
    runs === undefined ? 'did not load' : runs === asked ? `runs ${runs}` : `runs ${runs} instead of ${asked}`;
  return (
    <li data-failed={runs === asked ? undefined : ''}>
      {module} {inUse}
      {ready !== undefined && <small>Its first page was ready after {ready} ms.</small>}
      {failures.map((failure) => (
        <small key={failure}>{failure}</small>
      ))}
    </li>
  );
}

/** How this tab's document and modules loaded, phase by phase, to read, copy, or save as JSON. */
export function LoadTrace({ registry }: { registry: Registry }) {
  const [trace] = useState(() => readTrace(registry, apiBase()));
  const [copied, setCopied] = useState('');
  const text = JSON.stringify(trace, undefined, 2);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied('Copied'),
      () => setCopied('The browser didn’t allow copying; download it instead.'),
    );
  const loaded = trace.shared.filter(({ loaded: isLoaded }) => isLoaded);
  return (
    <div className={styles.trace}>
      <p>
        <button type="button" onClick={() => void copy()}>
          Copy JSON
        </button>
        <button type="button" onClick={() => downloadFile('load-trace.json', text)}>
          Download JSON
        </button>
        <span role="status">{copied}</span>
      </p>
      {trace.isCut && (
        <p>The browser keeps the first 250 requests; later ones are missing. Reload the page to see them.</p>
      )}
      <h3>Modules</h3>
      {trace.modules.length === 0 && <p>No module has been loaded in this tab.</p>}
      <ul>
        {trace.modules.map((each) => (
          <Module key={each.module} of={each} />
        ))}
      </ul>
      {phases.map((phase) => {
        const steps = trace.steps.filter((step) => step.phase === phase);
        return (
          steps.length > 0 && (
            <section key={phase} aria-label={phase}>
              <h3>{phase.charAt(0).toUpperCase() + phase.slice(1)}</h3>
              <ol>
                {steps.map((step, index) => (
                  <Step key={index} step={step} />
                ))}
              </ol>
            </section>
          )
        );
      })}
      <h3>Render</h3>
      <ul>
        {trace.render.map(({ what, at }) => (
          <li key={what}>
            {what} <small>{at} ms</small>
          </li>
        ))}
      </ul>
      <h3>Shared packages in use</h3>
      <p>{loaded.map(({ name, version, from }) => `${name} ${version} from ${from}`).join(', ') || 'None'}</p>
    </div>
  );
}
