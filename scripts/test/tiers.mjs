import { readFileSync } from 'node:fs';

/**
 * How many tests run: `change`, those an ordinary change may break; `ci`, also those of `.ci/run` before main takes a
 * change; `all`, also those before a release of the product. A file or test named by hand always runs.
 * @typedef {'change' | 'ci' | 'all'} Tier
 */

/** The environment variable that tells the runners the tier of `npm test`. */
export const TIER = 'TEST_TIER';

/** @returns {Tier} by default `all`, so that tests named by hand run completely */
export const tierOf = () => /** @type {Tier} */ (process.env[TIER] || 'all');

/**
 * The environment variable that says that tests were selected by what they execute: each then runs wherever it is
 * assigned.
 */
export const CHOSEN = 'TEST_CHOSEN';

/** Server tests for which the engine matters: their own SQL, transactions, locks, consecutive numbers. */
export const dependsOnEngine = [
  'server/src/api/money/documents/documentOrder',
  'server/src/api/money/documents/invoices',
  'server/src/api/money/documents/notes',
  'server/src/api/records/',
  'server/src/core/audit',
  'server/src/core/throttle',
  // Not the migrations themselves: released ones never change.
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

/**
 * Long server tests for which the engine doesn't matter, of rights, totals, documents, pages, external services or
 * bucket files: on PostgreSQL only in `all`.
 */
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

/** Long in-depth tests: in `ci` and `all`, and when a change selects them. */
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

/** Names of statistical tests: they are slow, and an ordinary change doesn't break only them. */
const isStatistics = (file) => /\.statistics(\.sqlite)?\.test\.ts$/.test(file);

/** Tests that give the same result on both engines, because they use no database or always the embedded one. */
const isOnSqliteOnly = (file) =>
  /\.sqlite\.test\.ts$/.test(file) || !/test\/(openTest|databaseBefore)|testDatabase/.test(readFileSync(file, 'utf8'));

const isOf = (starts, file) => starts.some((start) => file.includes(`/${start}`));

/**
 * Whether a Jest test file runs in this tier on at least one engine.
 * @param {string} file its absolute path
 */
export const isKept = (file) =>
  tierOf() === 'all' ||
  !(isStatistics(file) || (tierOf() === 'change' && !process.env[CHOSEN] && isOf(deepTests, file)));

/**
 * Whether an API test file runs on an engine in this tier.
 * @param {string} file its absolute path
 * @param {'sqlite' | 'postgres'} engine
 */
export function isOnEngine(file, engine) {
  if (engine === 'sqlite') return true;
  if (isOnSqliteOnly(file)) return false;
  const tier = tierOf();
  return tier === 'all' || (tier === 'ci' ? !isOf(alikeOnEngines, file) : isOf(dependsOnEngine, file));
}

/** Browser tests of every screen at every width, or of copies of the project: in `all`. */
const specsOfAll = ['a-teams-bundler', 'a-teams-repository', 'create-module', 'leaks', 'looks', 'second-product'];

/** Browser tests of every screen, or in-depth ones: in `ci` and `all`, with single tests tagged `@ci`. */
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

/**
 * Specs that each tier leaves to the next.
 * @type {Record<Tier, string[]>}
 */
export const specsLeftOut = { change: [...specsOfAll, ...specsOfCi], ci: specsOfAll, all: [] };
