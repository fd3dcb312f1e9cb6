import { Component, type ReactNode, Suspense, useLayoutEffect, useState } from 'react';
import { RouteMatch } from 'react-router-dom';
import type { OwnedRoute } from 'shared/contract/findRoute';
import { quarantineRelease, releaseBefore, removeStyles, startAnew } from './loadPage';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure } from './moduleHealth';
import { knownReason } from './retryChunk';
import { forgetResult, useResult } from './useResult';

/** A page that throws this soon after it was shown, in milliseconds, and before anybody did anything, may do better in another release. */
const TRIAL_MS = 5000;

/** What the person can do where a page can't be shown. */
export interface Remedies {
  /** Asks for the page anew. */
  retry: () => void;
  /** Takes the release before, where there is one that may do better. */
  goBack?: { version: string; run: () => void };
}

interface Props {
  owned: OwnedRoute;
  /** Shown while the page is on its way. */
  pending: ReactNode;
  /** What stands in the place of a page that can't be loaded: in the console the failure card, on the public site the markup that the server sent. */
  failed: (failure: ModuleFailure, remedies: Remedies) => ReactNode;
  /** The document may hold the page's markup, which must stay until its code is here. By default false. */
  hydrates?: boolean;
}

/** A module's page in its place: waits for it, renders it, and takes its failures. */
export function ModulePage({ owned, pending, failed, hydrates = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const key = `${owned.module.manifest.name}/${owned.route.page}/${attempt}`;
  return (
    <Suspense fallback={pending} key={key}>
      <Loaded
        owned={owned}
        hydrates={hydrates}
        pending={pending}
        again={() => {
          forgetResult(owned);
          setAttempt((number) => number + 1);
        }}
        failed={failed}
      />
    </Suspense>
  );
}

function Loaded({ owned, hydrates, pending, again, failed }: Required<Props> & { again: () => void }) {
  const { module, route } = owned;
  const result = useResult(owned, hydrates);
  const shown = result && 'page' in result ? result.page.release : undefined;
  const isSettled = result !== undefined;
  useLayoutEffect(() => {
    if (isSettled) removeStyles(module, shown);
  }, [module, shown, isSettled]);
  const retry = () => {
    startAnew(module);
    again();
  };
  if (!result) return pending;
  if ('failure' in result) return failed(result.failure, { retry });

  const { Component: Page, release } = result.page;
  const { name, team } = module.manifest;
  const failureOf = (error: Error) => {
    const reason = knownReason(error);
    return new ModuleFailure(
      reason ? 'page' : 'render',
      reason ?? { kind: 'threw', detail: error.message },
      { module: name, team, version: release.version, page: route.page },
      error,
    );
  };
  const setAside = (error: Error) => {
    quarantineRelease(module, release, failureOf(error));
    again();
  };
  const before = releaseBefore(module, release);
  return (
    <RenderBoundary
      onError={(error, isOnTrial) => {
        recordFailure(failureOf(error));
        if (isOnTrial) setAside(error);
      }}
      failed={(error) =>
        failed(failureOf(error), {
          retry,
          ...(before && { goBack: { version: before.version, run: () => setAside(error) } }),
        })
      }
    >
      <RouteMatch path={route.path}>
        <Page />
      </RouteMatch>
    </RenderBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** `isOnTrial`: the page throws while it is first rendered or soon after, and nobody has done anything with it yet. */
  onError: (error: Error, isOnTrial: boolean) => void;
  failed: (error: Error) => ReactNode;
}

const inputs = ['pointerdown', 'keydown', 'input'] as const;

/** Takes what a page throws while it renders. */
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

  override render() {
    if (!this.state.error) return this.props.children;
    return this.isOnTrial ? null : this.props.failed(this.state.error);
  }
}
