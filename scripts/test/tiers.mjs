import { readFileSync } from 'node:fs';

/**
 * How much of the tests runs: `change`, what an ordinary change can break; `ci`, also what `.ci/run` proves before main
 * takes a change; `all`, also what is proven before a release of the product. A file or test that is named by hand runs in any case.
 * @typedef {'change' | 'ci' | 'all'} Tier
 */

/** The environment variable by which `npm test` tells the runners its tier. */
export const TIER = 'TEST_TIER';

/** @returns {Tier} by default `all`: what is named by hand runs whole */
export const tierOf = () => /** @type {Tier} */ (process.env[TIER] || 'all');

/** The environment variable that says that tests were chosen by what they execute: then one runs wherever it is kept. */
export const CHOSEN = 'TEST_CHOSEN';

/** Tests of the server for which the engine makes a difference: SQL of its own, transactions, locks, numbers in a row. */
export const dependsOnEngine = [
  'server/src/api/money/documents/documentOrder',
  'server/src/api/money/documents/invoices',
  'server/src/api/money/documents/notes',
  'server/src/api/records/',
  'server/src/core/audit',
  'server/src/core/throttle',
  // Not the migrations themselves: what is released never changes.
  ...['compiledOnce', 'cachedCount', 'engines/', 'keepStatistics', 'manyValues', 'migrate.', 'recordViews'].map(
    (name) => `server/src/db/${name}`,
  ),
  'server/src/db/searchText',
  'server/src/moduleData/',
  'server/src/releases/registry/LiveRegistry',
  'server/src/releases/flags',
  'server/src/releases/releases.',
  'server/src/releases/restored',
];

/** Long tests of the server for which it makes none, of rights, sums, papers, pages, another service or files in a bucket: on PostgreSQL in `all`. */
export const alikeOnEngines = [
  'server/src/api/accounts/provider/',
  'server/src/api/guard.',
  'server/src/api/money/returns/twoYears',
  'server/src/api/pay/made/agree',
  'server/src/api/pay/files/readPdf',
  'server/src/releases/news/',
  'server/src/releases/storage/',
  'server/src/site/visitorSites',
];

/** Long tests that go deep in one place: in `ci` and `all`, and where a change chooses them. */
export const deepTests = [
  'scripts/operate/bounce',
  'scripts/contract/contract.',
  'scripts/dev/UnreleasedData',
  'scripts/release/gate/gate.',
  'scripts/release/gate/isolationHolds',
  'scripts/release/release.',
  'scripts/replay/',
  'scripts/operate/resetAccess',
  'scripts/typecheck',
  'server/src/api/accounts/provider/',
  'server/src/api/docs/document.',
  'server/src/api/docs/everyRead',
  'server/src/api/docs/requests',
  'server/src/api/money/returns/twoYears',
  'server/src/api/pay/made/agree',
  'server/src/api/pay/files/readPdf',
  'server/src/api/papers/papersLook',
  'server/src/api/papers/scripts',
  'server/src/backup/',
  'server/src/copies/copies.',
  'server/src/core/attempts',
  'server/src/releases/faults/',
  'server/src/releases/storage/',
  'server/src/site/sdk',
  'server/src/site/visitorSites',
  'server/src/threads/heavyWork',
];

/** Names of tests that count how often something comes true: they take long, and an ordinary change does not break them alone. */
const isStatistics = (file) => /\.statistics(\.sqlite)?\.test\.ts$/.test(file);

/** What holds on one engine holds on both: it asks for no database, or for the embedded one. */
const isOnSqliteOnly = (file) =>
  /\.sqlite\.test\.ts$/.test(file) || !/test\/openTest|testDatabase/.test(readFileSync(file, 'utf8'));

const isOf = (starts, file) => starts.some((start) => file.includes(`/${start}`));

/**
 * Whether a test file of Jest runs in this tier, on one engine at least.
 * @param {string} file its absolute path
 */
export const isKept = (file) =>
  tierOf() === 'all' ||
  !(isStatistics(file) || (tierOf() === 'change' && !process.env[CHOSEN] && isOf(deepTests, file)));

/**
 * Whether a test file of the API that is kept runs on an engine in this tier.
 * @param {string} file its absolute path
 * @param {'sqlite' | 'postgres'} engine
 */
export function isOnEngine(file, engine) {
  if (engine === 'sqlite') return true;
  if (isOnSqliteOnly(file)) return false;
  const tier = tierOf();
  return tier === 'all' || (tier === 'ci' ? !isOf(alikeOnEngines, file) : isOf(dependsOnEngine, file));
}

/** Browser tests that go through every screen at every width, or make copies of the project: in `all`. */
const specsOfAll = ['a-teams-bundler', 'a-teams-repository', 'create-module', 'leaks', 'looks', 'second-product'];

/** Browser tests that go through every screen, or deep in one place: in `ci` and `all`, beside single tests with the tag `@ci`. */
const specsOfCi = [
  ...['dev', 'own-build', 'replay', 'gallery', 'lists', 'print', 'public-access', 'public-light'],
  ...['builds', 'bundlers', 'console-delivery', 'public-delivery', 'public-faults', 'shell-faults'],
  ...[
    'contribution-faults',
    'earlier-releases',
    'errors',
    'new-module',
    'quarantine',
    'rollouts',
    'shell-release',
    'stages',
  ],
  ...['calendar', 'clients', 'console-screens', 'figures', 'history', 'links', 'public'],
  ...['console-repeat-visit', 'faults', 'flags', 'import', 'live', 'provider', 'releases', 'second-factor'],
];

/** Specs that each tier leaves to the next. @type {Record<Tier, string[]>} */
export const specsLeftOut = { change: [...specsOfAll, ...specsOfCi], ci: specsOfAll, all: [] };
