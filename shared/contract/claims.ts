/** A path and its owner. In it `:name` matches any one segment, and a trailing `*` the rest. */
export interface Claim {
  owner: string;
  path: string;
}

/** Paths that the shell and its server handle themselves. */
export const shellClaims: readonly Claim[] = [
  '/signin',
  '/home',
  '/dashboard',
  '/dashboard/account',
  '/dashboard/account/settings',
  '/dashboard/account/audit',
  '/dashboard/modules',
  '/api/*',
  '/review/*',
  '/documents/*',
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

/** Normalises a path: lower case, without a trailing slash and parameter names. */
export const shapeOf = (path: string): string =>
  partsOf(path)
    .map((part) => (isParameter(part) ? ':' : part))
    .join('/');

/** A parsed path. */
interface Tree {
  parts: string[];
  /** Whether it also matches everything below. */
  isTree: boolean;
  /** The number of its parameters. */
  parameters: number;
}

function treeOf(path: string): Tree {
  const parts = partsOf(path);
  const isTree = parts.at(-1) === '*';
  return { parts: isTree ? parts.slice(0, -1) : parts, isTree, parameters: parts.filter(isParameter).length };
}

/** Cached, because each link of the sidebar looks claims up again and again. */
const trees = new WeakMap<Claim, Tree>();
function treeOfClaim(claim: Claim): Tree {
  const known = trees.get(claim);
  if (known) return known;
  const tree = treeOf(claim.path);
  trees.set(claim, tree);
  return tree;
}

/** Whether some URL matches both paths, each of which may have parameters or a trailing `*`. */
function meet(one: Tree, other: Tree): boolean {
  const [shorter, longer] = one.parts.length < other.parts.length ? [one, other] : [other, one];
  if (shorter.parts.length < longer.parts.length && !shorter.isTree) return false;
  return shorter.parts.every((part, place) => {
    const beside = longer.parts[place] ?? '';
    return part === beside || (isParameter(part) && beside !== '') || (isParameter(beside) && part !== '');
  });
}

/**
 * The claim that matches a path; of several, the one with the fewest parameters, the first of those. Used by both
 * router and checks, so that they agree.
 */
export function claimOn<C extends Claim>(claims: readonly C[], path: string): C | undefined {
  const asked = treeOf(path);
  let found: C | undefined;
  for (const claim of claims) {
    const tree = treeOfClaim(claim);
    if (meet(tree, asked) && (!found || tree.parameters < treeOfClaim(found).parameters)) found = claim;
  }
  return found;
}
