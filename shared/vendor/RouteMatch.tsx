import type { ReactNode } from 'react';
import { matchPath, UNSAFE_RouteContext as RouteContext, useLocation } from 'react-router';

/**
 * Gives `children` the parameters of `path`, as `<Routes>` with this one route would: `useParams` and links
 * relative to the route work. The registry has already chosen the route, so React Router's own choosing among
 * many stays out of the shell.
 */
export function RouteMatch({ path, children }: { path: string; children: ReactNode }) {
  const match = matchPath(path, useLocation().pathname);
  if (!match) return null;
  const { pathname, pathnameBase } = match;
  const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, decoded(value)]));
  return (
    <RouteContext
      value={{ outlet: null, matches: [{ params, pathname, pathnameBase, route: { path } }], isDataRoute: false }}
    >
      {children}
    </RouteContext>
  );
}

/** An address's part as text; a broken encoding stays unchanged. */
function decoded(value: string | undefined): string | undefined {
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value;
  }
}
