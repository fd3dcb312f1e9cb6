/** The areas whose faults are written by hand. */
export const seededAreas = ['loader', 'releases', 'screens'] as const;
export type SeededArea = (typeof seededAreas)[number];

/** A fault written by hand: a text that stands once in a file, what it becomes, and the tests that must notice. */
interface SeededFault {
  area: SeededArea;
  file: string;
  from: string;
  to: string;
  /** Test files, from the root. */
  tests: readonly string[];
  /** What is wrong then. */
  why: string;
}

const of = (
  area: SeededArea,
  file: string,
  tests: readonly string[],
  faults: readonly (readonly [from: string, to: string, why: string])[],
): SeededFault[] => faults.map(([from, to, why]) => ({ area, file, from, to, tests, why }));

/** Faults where Stryker would need a browser or hours: in how modules are loaded and released, and in what screens work out. */
export const seeded: readonly SeededFault[] = [
  ...of(
    'loader',
    'shell/src/loader/retrying.ts',
    ['shell/src/loader/retrying.test.ts'],
    [
      ['const PAUSES = [300, 1200];', 'const PAUSES = [300];', 'a module is tried twice only'],
      ['if (!isTransient(error)) throw error;', '', 'what cannot succeed is tried again'],
      ['  return attempt();', '  return undefined as T;', 'the last try is not made'],
    ],
  ),
  ...of(
    'loader',
    'shell/src/loader/ModuleFailure.ts',
    ['shell/src/loader/ModuleFailure.test.ts'],
    [
      ['reason.status === 408 ||', '', 'a request that took too long is final'],
      ['reason.status === 429 ||', '', 'too many requests are final'],
      ['reason.status >= 500', 'reason.status > 500', 'an error of the server is final'],
      ["reason.kind === 'network' ||", '', 'a lost network is final'],
      ['reason.milliseconds / 1000', 'reason.milliseconds', 'the time limit is told in milliseconds'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/shellApiFits.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      [
        'return satisfies(shell.shellApi, range)',
        'return validRange(range) !== null',
        'a release for another shell API is taken',
      ],
      ['if (validRange(range) === null)', 'if (range === null)', 'a range that is none is not told'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/sharedDependenciesFit.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      ['if (provided === undefined)', 'if (provided === null)', 'a package that the shell lacks is not told by name'],
      ['satisfies(provided, range, { includePrerelease: true })', 'provided', 'a package in another version is taken'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/routesAreFree.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      ['[...shellClaims, ...taken], path', 'taken, path', 'a release takes an address of the shell'],
      ['own.add(shapeOf(path));', '', 'a manifest has an address twice'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/claimsAreFree.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      ['if (!publicKind.test(file))', 'if (file.endsWith(".exe"))', 'a script may lie at the root of the site'],
      ['release.container === container', 'container', 'a release calls its container as it likes'],
    ],
  ),
  ...of(
    'releases',
    'server/src/releases/checks/pagesExist.ts',
    ['server/src/releases/releases.test.ts', 'server/src/releases/ownership.test.ts'],
    [
      [
        "!/^\\/dashboard(?:\\/|$)/i.test(path) && !path.includes('/:')",
        "!path.includes('/:')",
        'a page of the console is prerendered',
      ],
      ['toPrerender.has(path)\n', 'path\n', 'markup of no route is taken'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/table/HeaderCell.tsx',
    ['shared/ui/table/HeaderCell.test.ts'],
    [
      ["=== 'ascending' ? `-${key}` : key", "=== 'descending' ? `-${key}` : key", 'a second press sorts the same way'],
      ["const [first] = sort.split(',');", 'const first = sort;', 'a sort by two fields shows at no header'],
    ],
  ),
  ...of(
    'screens',
    'shared/ui/table/Pager.tsx',
    ['shared/ui/table/Pager.test.ts', 'shared/ui/table/ResourceTable.test.tsx'],
    [
      ['Math.max(1, Math.ceil(total / size))', 'Math.max(1, Math.floor(total / size))', 'the last rows have no page'],
      ['Math.min(last, page + 2)', 'Math.min(last, page + 3)', 'six pages are offered'],
    ],
  ),
  ...of(
    'screens',
    'mfe-public/src/pricing/fee.ts',
    ['mfe-public/src/pricing/fee.test.ts'],
    [
      ['1_00_00_000]', '10_00_000]', 'a crore is ten lakh'],
      ['rupees > 0 &&', '', 'a salary of nothing has a fee'],
      ['/ 100;', '/ 10;', 'the fee is ten times as high'],
    ],
  ),
  ...of(
    'screens',
    'mfe-compliance/src/calendar/month.ts',
    ['mfe-compliance/src/calendar/month.test.ts'],
    [
      ['addDays(first, -weekdayOf(first))', 'first', 'a month begins on a Sunday always'],
      ['day <= last; day', 'day < last; day', 'a last day that is a Sunday is missing'],
    ],
  ),
];
