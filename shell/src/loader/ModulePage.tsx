import { Component, type ReactNode, Suspense, useState } from 'react';
import { RouteMatch } from 'react-router-dom';
import type { OwnedRoute } from 'shared/contract/findRoute';
import { quarantineRelease, releaseFromQuarantine } from './loadPage';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure } from './moduleHealth';
import { forgetResult, useResult } from './useResult';

interface Props {
  owned: OwnedRoute;
  /** Shown while the page is on its way. */
  pending: ReactNode;
  /** What stands in the place of a page that can't be loaded: in the console the failure card, on the public site the markup that the server sent. */
  failed: (failure: ModuleFailure, retry: () => void) => ReactNode;
  /** The document may hold the page's markup, which must stay until its code is here. By default false. */
  hydrates?: boolean;
}

/** A module's page in its place: waits for it, renders it, and takes its failures. */
export function ModulePage({ owned, pending, failed, hydrates = false }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { module, route } = owned;
  const retry = () => {
    releaseFromQuarantine(module);
    setAttempt((number) => number + 1);
  };
  const key = `${module.manifest.name}/${route.page}/${attempt}`;
  return (
    <Suspense fallback={pending} key={key}>
      <Loaded
        owned={owned}
        hydrates={hydrates}
        pending={pending}
        retry={retry}
        again={() => setAttempt((number) => number + 1)}
        failed={failed}
      />
    </Suspense>
  );
}

function Loaded({
  owned,
  hydrates,
  pending,
  retry,
  again,
  failed,
}: Required<Props> & { retry: () => void; again: () => void }) {
  const result = useResult(owned, hydrates);
  const restart = () => {
    forgetResult(owned);
    retry();
  };
  if (!result) return pending;
  const card = (failure: ModuleFailure) => failed(failure, restart);
  if ('failure' in result) return card(result.failure);

  const { Component: Page, release } = result.page;
  const { name, team } = owned.module.manifest;
  const thrown = (error: Error) =>
    new ModuleFailure(
      'render',
      { kind: 'threw', detail: error.message },
      { module: name, team, version: release.version, page: owned.route.page },
      error,
    );
  return (
    <RenderBoundary
      onError={(error, wasShown) => {
        const failure = thrown(error);
        if (wasShown) return recordFailure(failure);
        quarantineRelease(owned.module, release, failure);
        forgetResult(owned);
        again();
      }}
      failed={(error) => card(thrown(error))}
    >
      <RouteMatch path={owned.route.path}>
        <Page />
      </RouteMatch>
    </RenderBoundary>
  );
}

interface BoundaryProps {
  children: ReactNode;
  /** A page that throws before it was ever on the screen may do better in another release. */
  onError: (error: Error, wasShown: boolean) => void;
  failed: (error: Error) => ReactNode;
}

/** Takes what a page throws while it renders. */
class RenderBoundary extends Component<BoundaryProps, { error?: Error }> {
  override state: { error?: Error } = {};
  private wasShown = false;

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidMount() {
    this.wasShown = this.state.error === undefined;
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error, this.wasShown);
  }

  override render() {
    if (!this.state.error) return this.props.children;
    return this.wasShown ? this.props.failed(this.state.error) : null;
  }
}
