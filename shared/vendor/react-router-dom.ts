/**
 * The part of React Router that the platform supports. The shell navigates by its own
 * `<Router navigator location>`, so data routers, loaders, forms and server rendering
 * stay out, and with them three quarters of the package's weight.
 */
export {
  createPath,
  generatePath,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  parsePath,
  resolvePath,
  Route,
  Router,
  Routes,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router';
export type { LinkProps, Location, MemoryRouterProps, NavigateFunction, NavigateOptions, Navigator, NavLinkProps, Params, Path, RouterProps, To } from 'react-router';
