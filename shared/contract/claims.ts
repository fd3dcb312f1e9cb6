/** The owner of a path. In it `:name` stands for any one part, and a last `*` for everything from there on. */
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

/** A path without what does not tell it from another: the case of its letters, a last slash, the names of its parameters. */
export const shapeOf = (path: string): string =>
  partsOf(path)
    .map((part) => (isParameter(part) ? ':' : part))
    .join('/');

/** A path taken apart. */
interface Tree {
  parts: string[];
  /** Whether everything from there on is meant too. */
  isTree: boolean;
  /** How many of its parts stand for any one. */
  parameters: number;
}

function treeOf(path: string): Tree {
  const parts = partsOf(path);
  const isTree = parts.at(-1) === '*';
  return { parts: isTree ? parts.slice(0, -1) : parts, isTree, parameters: parts.filter(isParameter).length };
}

/** Claims are asked again and again, by each link of the sidebar. */
const trees = new WeakMap<Claim, Tree>();
function treeOfClaim(claim: Claim): Tree {
  const known = trees.get(claim);
  if (known) return known;
  const tree = treeOf(claim.path);
  trees.set(claim, tree);
  return tree;
}

/** Whether there is a URL that is both one's and the other's, each of which may have parameters, or a last `*`. */
function meet(one: Tree, other: Tree): boolean {
  const [shorter, longer] = one.parts.length < other.parts.length ? [one, other] : [other, one];
  if (shorter.parts.length < longer.parts.length && !shorter.isTree) return false;
  return shorter.parts.every((part, place) => {
    const beside = longer.parts[place] ?? '';
    return part === beside || (isParameter(part) && beside !== '') || (isParameter(beside) && part !== '');
  });
}

/**
 * The claim for a path; of several, the one with the fewest parameters, the first of those. Router and checks both use
 * it, so that checks and reality agree.
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
