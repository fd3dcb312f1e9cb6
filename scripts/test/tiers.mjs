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

/** Tests of the server for which the engine makes a difference: SQL of its own, transactions, locks, numbers in a row, files of a place. */
export const dependsOnEngine = [
  'server/src/api/invoicing/documentOrder',
  'server/src/api/invoicing/invoices',
  'server/src/api/invoicing/notes',
  'server/src/api/resource/',
  'server/src/backup/',
  'server/src/core/audit',
  'server/src/core/throttle',
  'server/src/db/',
  'server/src/moduleData/',
  'server/src/releases/',
  'server/src/servers.',
];

/** Names of tests that count how often something comes true: they take long, and an ordinary change does not break them alone. */
const isStatistics = (file) => /\.statistics(\.sqlite)?\.test\.ts$/.test(file);

/** What holds on one engine holds on both: it asks for no database, or for the embedded one. */
const isOnSqliteOnly = (file) =>
  /\.sqlite\.test\.ts$/.test(file) || !/test\/openTest|testDatabase/.test(readFileSync(file, 'utf8'));

/**
 * Whether a test file of the API runs in this tier.
 * @param {string} file its absolute path
 * @param {'sqlite' | 'postgres'} engine
 */
export function isInTier(file, engine) {
  if (isStatistics(file) && tierOf() !== 'all') return false;
  if (engine === 'sqlite') return true;
  if (isOnSqliteOnly(file)) return false;
  return tierOf() !== 'change' || dependsOnEngine.some((start) => file.includes(`/${start}`));
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
];

/** Specs that each tier leaves to the next. @type {Record<Tier, string[]>} */
export const specsLeftOut = { change: [...specsOfAll, ...specsOfCi], ci: specsOfAll, all: [] };
