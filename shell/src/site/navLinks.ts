/** The links of the top navigation, in order. */
export const navLinks = [
  { label: 'Home', path: '/' },
  { label: 'Services', path: '/services' },
  { label: 'Compliance', path: '/compliance' },
  { label: 'Pricing', path: '/pricing' },
  { label: 'Investor Relation', path: '/investor-relation' },
  { label: 'About Us', path: '/about-us' },
  { label: 'Sign In', path: '/signin' },
] as const;

/** The path of the highlighted link: `/` and `/home` count as Home, else the link whose path is a prefix of the current one. */
export function activeNavPath(pathname: string): string | undefined {
  if (pathname === '/' || pathname === '/home') return '/';
  return navLinks.find(({ path }) => path !== '/' && pathname.startsWith(path))?.path;
}
