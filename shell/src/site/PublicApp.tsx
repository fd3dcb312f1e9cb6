import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import type { ModuleFailure } from '../loader/ModuleFailure';
import { ModulePage } from '../loader/ModulePage';
import type { Remedies } from '../loader/ModulePart';
import { handover } from '../start/handover';
import { NotFoundPage } from './NotFoundPage';
import { SiteFrame } from './SiteFrame';

/** Never settles: suspended components keep the server's markup. */
const forever = new Promise<never>(() => undefined);

const keepServerMarkup = () => <KeepServerMarkup />;
function KeepServerMarkup(): never {
  return use(forever);
}

/** The page can't be rendered in place; the server has it as a document. */
const openAsDocument = () => <OpenAsDocument />;
function OpenAsDocument() {
  useEffect(() => window.location.reload(), []);
  return null;
}

const FailureCard = lazy(() =>
  import(/* webpackChunkName: "failure" */ '../loader/FailureCard').then((file) => ({ default: file.FailureCard })),
);
const failureCard = (failure: ModuleFailure, remedies: Remedies) => (
  <FailureCard failure={failure} remedies={remedies} />
);

/**
 * Shown instead of a failed page: its markup, otherwise its document, otherwise, if this is that document, the failure
 * card.
 */
function insteadOf(pathname: string, opened: string, prerendered: string | undefined) {
  if (pathname === prerendered) return keepServerMarkup;
  return pathname === opened ? failureCard : openAsDocument;
}

const tellWhole = () => void document.dispatchEvent(new Event(handover.whole));

/** The pages outside the dashboard, in their frame. `prerendered` is the path of the document's markup. */
export function PublicApp({ registry, prerendered }: { registry: Registry; prerendered: string | undefined }) {
  const { pathname } = useLocation();
  const [opened] = useState(pathname);
  const owned = findRoute(registry, pathname === '/home' ? '/' : pathname);
  return (
    <SiteFrame>
      {owned ? (
        <ModulePage
          owned={owned}
          hydrates
          pending={null}
          failed={insteadOf(pathname, opened, prerendered)}
          onShown={tellWhole}
        />
      ) : (
        <Suspense fallback={null}>{pathname === prerendered ? <KeepServerMarkup /> : <NotFoundPage />}</Suspense>
      )}
    </SiteFrame>
  );
}
