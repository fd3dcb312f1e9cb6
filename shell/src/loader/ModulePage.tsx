import { type ReactNode, useEffect } from 'react';
import { RouteMatch } from 'react-router-dom';
import type { OwnedRoute } from 'shared/contract/findRoute';
import type { ModuleFailure } from './ModuleFailure';
import { ModulePart, type Remedies } from './ModulePart';
import type { Part } from './Part';

interface Props {
  owned: OwnedRoute;
  /** Shown while the page is on its way. */
  pending: ReactNode;
  /**
   * Instead of a page that can't be loaded: in the console the failure card, on the public site the markup that the
   * server sent.
   */
  failed: (failure: ModuleFailure, remedies: Remedies) => ReactNode;
  /** The document may hold the page's markup, which must stay until its code is here. By default false. */
  hydrates?: boolean;
  /**
   * A boundary for a page that may wait for something; `fail` makes it fail. By default nothing, and it may wait
   * without end.
   */
  within?: (page: ReactNode, fail: (error: Error) => void) => ReactNode;
  /** Called when the page has been rendered, or has taken its markup over. It stays the same. */
  onShown?: () => void;
}

/** The page that a URL belongs to. */
export const pageOf = ({ module, route }: OwnedRoute): Part => ({ module, name: route.page, kind: 'page' });

/** A module's page in its place. */
export function ModulePage({ owned, onShown, within = (page) => page, ...rest }: Props) {
  return (
    <ModulePart part={pageOf(owned)} {...rest}>
      {(Page, fail) => (
        <RouteMatch path={owned.route.path}>
          {within(<Page />, fail)}
          {onShown && <WhenShown tell={onShown} />}
        </RouteMatch>
      )}
    </ModulePart>
  );
}

/** Behind a page, whose effects then have run. */
function WhenShown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
