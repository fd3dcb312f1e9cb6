/** Whose a path is. In it `:name` stands for any one part, and a last `*` for everything from there on. */
export interface Claim {
  owner: string;
  path: string;
}

/** What the shell and its server answer themselves. */
export const shellClaims: readonly Claim[] = [
  '/signin',
  '/home',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/account/settings',
  '/dashboard/account/audit',
  '/dashboard/modules',
  '/api/*',
  '/sdk',
  '/sdk/*',
  '/shell/*',
  '/modules/*',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
].map((path) => ({ owner: 'the shell', path }));

const isParameter = (part: string) => part.startsWith(':');
const partsOf = (path: string) =>
  path
    .toLowerCase()
    .replace(/(.)\/+$/, '$1')
    .split('/');
const parameters = (path: string) => partsOf(path).filter(isParameter).length;

/** A path without what does not tell it from another: the case of its letters, a last slash, the names of its parameters. */
export const shapeOf = (path: string): string =>
  partsOf(path)
    .map((part) => (isParameter(part) ? ':' : part))
    .join('/');

/** The parts of a path, and whether everything from there on is meant too. */
function treeOf(path: string): { parts: string[]; isTree: boolean } {
  const parts = partsOf(path);
  const isTree = parts.at(-1) === '*';
  return { parts: isTree ? parts.slice(0, -1) : parts, isTree };
}

/** Whether there is a URL that is both a claim's and the path's, each of which may have parameters, or a last `*`. */
function meet(claimed: string, path: string): boolean {
  const [one, other] = [treeOf(claimed), treeOf(path)];
  const [shorter, longer] = one.parts.length < other.parts.length ? [one, other] : [other, one];
  if (shorter.parts.length < longer.parts.length && !shorter.isTree) return false;
  return shorter.parts.every((part, place) => {
    const beside = longer.parts[place] ?? '';
    return part === beside || (isParameter(part) && beside !== '') || (isParameter(beside) && part !== '');
  });
}

/**
 * The claim that a path falls under; of several, the one with the fewest parameters, the first of those.
 * Router and checks both ask this, so that what a release may have is what it gets.
 */
export function claimOn<C extends Claim>(claims: readonly C[], path: string): C | undefined {
  let found: C | undefined;
  for (const claim of claims) {
    if (meet(claim.path, path) && (!found || parameters(claim.path) < parameters(found.path))) found = claim;
  }
  return found;
}
