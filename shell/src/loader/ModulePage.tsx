import { Component, Suspense, use, useState, type ReactNode } from 'react';
import { RouteMatch } from 'react-router-dom';
import type { OwnedRoute } from '../registry/findRoute';
import { loadedPage, loadPage, quarantineRelease, releaseFromQuarantine, type LoadedPage } from './loadPage';
import { ModuleFailure } from './ModuleFailure';
import { recordFailure } from './moduleHealth';

interface Props {
  owned: OwnedRoute;
  /** Shown while the page is on its way. */
  pending: ReactNode;
  /** What stands in the place of a page that can't be loaded: in the console the failure card, on the public site the markup that the server sent. */
  failed: (failure: ModuleFailure, retry: () => void) => ReactNode;
}

/** A module's page in its place: waits for it, renders it, and takes its failures. */
export function ModulePage({ owned, pending, failed }: Props) {
  const [attempt, setAttempt] = useState(0);
  const { module, route } = owned;
  const retry = () => {
    releaseFromQuarantine(module);
    setAttempt((number) => number + 1);
  };
  const key = `${module.manifest.name}/${route.page}/${attempt}`;
  return (
    <Suspense fallback={pending} key={key}>
      <Loaded owned={owned} retry={retry} again={() => setAttempt((number) => number + 1)} failed={failed} />
    </Suspense>
  );
}

type Result = { page: LoadedPage } | { failure: ModuleFailure };

const results = new WeakMap<OwnedRoute['module'], Map<string, { attempt: Promise<Result> }>>();

/** One promise for each page of a module until it is asked for anew, as `use` needs it. */
function resultOf({ module, route }: OwnedRoute): Promise<Result> {
  let pages = results.get(module);
  if (!pages) results.set(module, (pages = new Map()));
  let known = pages.get(route.page);
  if (!known) {
    const attempt = loadPage(module, route.page).then(
      (page) => ({ page }),
      (failure: ModuleFailure) => ({ failure }),
    );
    pages.set(route.page, (known = { attempt }));
  }
  return known.attempt;
}

const isAwaited = ({ module, route }: OwnedRoute) => results.get(module)?.has(route.page) ?? false;
const forget = ({ module }: OwnedRoute) => results.delete(module);

function Loaded({ owned, retry, again, failed }: { owned: OwnedRoute; retry: () => void; again: () => void; failed: Props['failed'] }) {
  const ready = loadedPage(owned.module, owned.route.page);
  // React wants a component that waited for a promise to ask for it again, so a page that is here is taken from it then.
  const result: Result = ready && !isAwaited(owned) ? { page: ready } : use(resultOf(owned));
  const restart = () => {
    forget(owned);
    retry();
  };
  const card = (failure: ModuleFailure) => failed(failure, restart);
  if ('failure' in result) return card(result.failure);

  const { Component: Page, release } = result.page;
  const { name, team } = owned.module.manifest;
  const thrown = (error: Error) => new ModuleFailure('render', { kind: 'threw', detail: error.message }, { module: name, team, version: release.version, page: owned.route.page }, error);
  return (
    <RenderBoundary
      onError={(error, wasShown) => {
        const failure = thrown(error);
        if (wasShown) return recordFailure(failure);
        quarantineRelease(owned.module, release, failure);
        forget(owned);
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
