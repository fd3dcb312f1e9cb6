import { type ReactNode, useEffect } from 'react';
import { RouteMatch } from 'react-router-dom';
import type { OwnedRoute } from 'shared/contract/findRoute';
import type { ModuleFailure } from './ModuleFailure';
import { ModulePart, type Remedies } from './ModulePart';
import type { Part } from './Part';

interface Props {
  owned: OwnedRoute;
  /** Shown while the page loads. */
  pending: ReactNode;
  /**
   * Shown instead of a page that can't be loaded: in the console the failure card, on the public site the server's
   * markup.
   */
  failed: (failure: ModuleFailure, remedies: Remedies) => ReactNode;
  /** The document may contain the page's markup, which must stay until its code is loaded. By default false. */
  hydrates?: boolean;
  /** A Suspense boundary for a page; `fail` makes it fail. By default nothing, and it may wait forever. */
  within?: (page: ReactNode, fail: (error: Error) => void) => ReactNode;
  /** Called when the page has been rendered or hydrated. Must be stable. */
  onShown?: () => void;
}

/** The page that a URL belongs to. */
export const pageOf = ({ module, route }: OwnedRoute): Part => ({ module, name: route.page, kind: 'page' });

/** A module's page with its loading and failure states. */
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

/** Rendered after a page, so that its effects run after the page's. */
function WhenShown({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}
