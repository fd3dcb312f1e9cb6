import { type ReactNode, Suspense, useCallback } from 'react';
import type { Registry } from 'shared/contract';
import { findRoute } from 'shared/contract/findRoute';
import { useRights } from 'shared/platform';
import { FailureCard } from '../loader/FailureCard';
import type { ModuleFailure } from '../loader/ModuleFailure';
import { ModulePage, pageOf } from '../loader/ModulePage';
import type { Remedies } from '../loader/ModulePart';
import { OwnedPart } from '../loader/OwnedPart';
import { WithinTime } from '../loader/WithinTime';
import { NotFoundPage } from '../site/NotFoundPage';
import { NotAllowedPage } from './NotAllowedPage';
import { ownPage } from './ownPages';
import { PageSkeleton } from './PageSkeleton';
import { tellOpened } from './releases/tellOpened';

const failureCard = (failure: ModuleFailure, remedies: Remedies) => (
  <FailureCard failure={failure} remedies={remedies} />
);

const withinTime = (page: ReactNode, fail: (error: Error) => void) => (
  <WithinTime pending={<PageSkeleton />} fail={fail}>
    {page}
  </WithinTime>
);

interface Props {
  registry: Registry;
  pathname: string;
  /** Whether the account may gain pages once the server has responded. By default false. */
  isAwaited?: boolean;
}

/** The page at a console path: one of the shell's, one of a module's, or 404. */
export function ConsolePage({ registry, pathname, isAwaited = false }: Props) {
  const Own = ownPage(pathname);
  if (Own)
    return (
      <Suspense fallback={<PageSkeleton />} key={pathname}>
        {/* oxlint-disable-next-line react/static-components -- taken from a table, the same each time */}
        <Own registry={registry} />
      </Suspense>
    );
  return <OwnedPage registry={registry} pathname={pathname} isAwaited={isAwaited} />;
}

/** A module's page, if the account may use it. */
function OwnedPage({ registry, pathname, isAwaited }: Required<Props>) {
  const owned = findRoute(registry, pathname);
  const may = useRights();
  const tell = useCallback(() => owned && tellOpened(owned), [owned]);
  const right = owned?.route.right;
  if (right !== undefined && !may(right)) return <NotAllowedPage right={right} />;
  if (owned)
    return (
      <OwnedPart part={pageOf(owned)} place={owned.route.path}>
        <ModulePage
          owned={owned}
          pending={<PageSkeleton />}
          failed={failureCard}
          within={withinTime}
          onShown={registry.inStages && tell}
        />
      </OwnedPart>
    );
  return isAwaited ? <PageSkeleton /> : <NotFoundPage isConsole />;
}
