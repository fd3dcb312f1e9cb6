import { siteLinks } from 'shared/product/site';

/**
 * The path of the highlighted link: `/` and `/home` match Home, otherwise the link whose path is a prefix of the
 * current one.
 */
export function activeNavPath(pathname: string): string | undefined {
  if (pathname === '/' || pathname === '/home') return '/';
  return siteLinks.find(({ path }) => path !== '/' && pathname.startsWith(path))?.path;
}
