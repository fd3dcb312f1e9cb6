import { lazy, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import { sectionsOf } from 'shared/contract/sectionsOf';
import type { ModuleFailure } from '../loader/ModuleFailure';
import { ModulePage } from '../loader/ModulePage';
import type { Remedies } from '../loader/ModulePart';
import { handover } from '../start/handover';
import { NotFoundPage } from './NotFoundPage';
import { SiteFrame } from './SiteFrame';

/** Never settles: what waits for it keeps the markup that the server sent. */
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
const SiteSections = lazy(() =>
  import(/* webpackChunkName: "sections" */ './SiteSections').then((file) => ({ default: file.SiteSections })),
);
const failureCard = (failure: ModuleFailure, remedies: Remedies) => (
  <FailureCard failure={failure} remedies={remedies} />
);

/** What stands in the place of a page that fails: its markup, else its document, else, when this is that document, the failure card. */
function insteadOf(pathname: string, opened: string, prerendered: string | undefined) {
  if (pathname === prerendered) return keepServerMarkup;
  return pathname === opened ? failureCard : openAsDocument;
}

const never = () => () => undefined;
const tellWhole = () => void document.dispatchEvent(new Event(handover.whole));

/**
 * What modules put below the page. The server sends its place alone, and code comes for it when a reader is near. What
 * stands in it comes once that is taken over; by itself, for a page whose markup waits for its code would be thrown away
 * if what is around it changed meanwhile.
 */
function BelowPage({ registry, pathname }: { registry: Registry; pathname: string }) {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div data-code="near">
      {isHere && (
        <Suspense fallback={null}>
          <SiteSections registry={registry} pathname={pathname} />
        </Suspense>
      )}
    </div>
  );
}

/** The pages outside the dashboard, in their frame. `prerendered` is the path whose markup the document came with. */
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
      {owned && sectionsOf(registry, pathname).length > 0 && <BelowPage registry={registry} pathname={pathname} />}
    </SiteFrame>
  );
}
