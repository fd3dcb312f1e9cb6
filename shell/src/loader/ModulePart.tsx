import { Component, type ComponentType, type ReactNode, Suspense, useInsertionEffect, useState } from 'react';
import type { RegistryRelease } from 'shared/contract';
import { tellFault } from '../faults/hearFaults';
import { releaseBefore, setAside, startAnew, wearStyles } from './loadPart';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure } from './moduleHealth';
import type { Part } from './Part';
import { knownReason } from './retryChunk';
import { forgetResult, useResult } from './useResult';

/**
 * A part that throws within this time after it was shown, in milliseconds, before any user action, may work in another
 * release.
 */
const TRIAL_MS = 5000;

/** The person's options where a part can't be shown. */
export interface Remedies {
  /** Retries. */
  retry: () => void;
  /** Falls back to the previous release, if there is one that may work. */
  goBack?: { version: string; run: () => void };
}

interface Props {
  part: Part;
  /** Shown while loading. */
  pending: ReactNode;
  /** Shown when it can't be loaded, or throws. */
  failed: (failure: ModuleFailure, remedies: Remedies) => ReactNode;
  /** The document may contain its markup, which must stay until its code is loaded. By default false. */
  hydrates?: boolean;
  /** Renders it; `fail` makes it fail as if it had thrown. */
  children: (Shown: ComponentType<object>, fail: (error: Error) => void) => ReactNode;
}

/** A module's page or contribution: waits for it, renders it, and catches its failures. */
export function ModulePart({ part, pending, failed, hydrates = false, children }: Props) {
  const [attempt, setAttempt] = useState(0);
  const key = `${part.module.manifest.name}/${part.name}/${attempt}`;
  return (
    <Suspense fallback={pending} key={key}>
      <Loaded
        part={part}
        hydrates={hydrates}
        pending={pending}
        again={() => {
          forgetResult(part);
          setAttempt((number) => number + 1);
        }}
        failed={failed}
      >
        {children}
      </Loaded>
    </Suspense>
  );
}

/** Turns anything thrown while rendering a release's part into a failure. */
function thrownIn({ module, name }: Part, { version }: RegistryRelease, error: Error): ModuleFailure {
  const reason = knownReason(error);
  return new ModuleFailure(
    reason ? 'page' : 'render',
    reason ?? { kind: 'threw', detail: error.message },
    { module: module.manifest.name, team: module.manifest.team, version, page: name },
    error,
  );
}

function Loaded({ part, hydrates, pending, again, failed, children }: Required<Props> & { again: () => void }) {
  const result = useResult(part, hydrates);
  const shown = result && 'part' in result ? result.part.release : undefined;
  // Before the rendered content is measured.
  useInsertionEffect(() => shown && wearStyles(shown), [shown]);
  const retryAfter =
    ({ reason }: ModuleFailure) =>
    () => {
      startAnew(part, reason);
      again();
    };
  if (!result) return pending;
  if ('failure' in result) return failed(result.failure, { retry: retryAfter(result.failure) });

  const { Component: Shown, release } = result.part;
  const tryAnother = (error: Error) => {
    setAside(part, release, thrownIn(part, release, error));
    again();
  };
  const before = releaseBefore(part, release);
  const owner = { module: part.module.manifest.name, version: release.version };
  return (
    <RenderBoundary
      onError={(error, isOnTrial) => {
        recordFailure(thrownIn(part, release, error));
        if (isOnTrial) tryAnother(error);
      }}
      failed={(error) => {
        const failure = thrownIn(part, release, error);
        return failed(failure, {
          retry: retryAfter(failure),
          ...(before && { goBack: { version: before.version, run: () => tryAnother(error) } }),
        });
      }}
    >
      {(fail) =>
        children(Shown, (error) => {
          tellFault({ kind: 'wait', error, owner });
          fail(error);
        })
      }
    </RenderBoundary>
  );
}

interface BoundaryProps {
  children: (fail: (error: Error) => void) => ReactNode;
  /** `isOnTrial`: it throws during or soon after its first render, before any user action. */
  onError: (error: Error, isOnTrial: boolean) => void;
  failed: (error: Error) => ReactNode;
}

const inputs = ['pointerdown', 'keydown', 'input'] as const;

/** Error boundary of a part. */
class RenderBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  private isOnTrial = true;
  private timer: ReturnType<typeof setTimeout> | undefined;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    if (this.state.error !== undefined) return;
    this.timer = setTimeout(this.endTrial, TRIAL_MS);
    for (const input of inputs) window.addEventListener(input, this.endTrial, { capture: true, passive: true });
  }

  override componentWillUnmount() {
    clearTimeout(this.timer);
    for (const input of inputs) window.removeEventListener(input, this.endTrial, { capture: true });
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error, this.isOnTrial);
  }

  private readonly endTrial = () => {
    if (this.state.error === undefined) this.isOnTrial = false;
  };

  private readonly fail = (error: Error) => {
    this.setState({ error });
    this.componentDidCatch(error);
  };

  override render() {
    if (!this.state.error) return this.props.children(this.fail);
    return this.isOnTrial ? null : this.props.failed(this.state.error);
  }
}
