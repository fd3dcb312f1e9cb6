/**
 * The part of React Router that the platform supports. The shell navigates by its own
 * `<Router navigator location>` and chooses the page by the registry, so data routers, loaders, forms,
 * server rendering and nested routes stay out, and with them most of the package's weight. What only
 * prerendering and tests need (`MemoryRouter`) they take from `react-router`.
 */

export type {
  Location,
  NavigateFunction,
  NavigateOptions,
  Navigator,
  Params,
  Path,
  RouterProps,
  To,
} from 'react-router';
export {
  createPath,
  Navigate,
  NavigationType,
  parsePath,
  Router,
  resolvePath,
  useHref,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export { Link, type LinkProps } from './Link';
export { RouteMatch } from './RouteMatch';
