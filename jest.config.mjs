import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { moduleNameMapper, screenTests, transform } from './scripts/jest/screenTests.mjs';
import { together } from './scripts/jest/together.mjs';
import { durationsOf } from './scripts/test/durations.mjs';
import { isKept, isOnEngine } from './scripts/test/tiers.mjs';

/** Unit, component and API tests; see scripts/test.mjs for how the runners are put together. */
const base = {
  // One for all projects: they transform the same files.
  id: 'tests',
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [
    '<rootDir>/.cache/jest/',
    '/node_modules/(?!(to-words|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|lucide-react|@electric-sql|openid-client|oauth4webapi|jose|s3mini|fast-png|iobuffer|cookie|light-my-request/node_modules/cookie)/)',
  ],
  moduleNameMapper: {
    ...moduleNameMapper,
    '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/var/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '<rootDir>/.cache/(?!tests\\b)'],
};

/** With TEST_FILES, a list of tests from the root, only these run. */
const named = process.env.TEST_FILES && new Set(JSON.parse(process.env.TEST_FILES));
const isNamed = (file) => !named || named.has(relative(base.rootDir, file));

const testsIn = (folder) =>
  readdirSync(join(base.rootDir, folder), { recursive: true })
    .filter((file) => /\.test\.tsx?$/.test(file) && !/(^|\/)(node_modules|dist)\//.test(file))
    .map((file) => join(base.rootDir, folder, file))
    .filter((file) => isNamed(file) && isKept(file));
/** Jest takes every file where it is given none. */
const orNone = (files) => (files.length > 0 ? files : ['<rootDir>/none']);
const modules = readdirSync(base.rootDir).filter((name) => name.startsWith('mfe-'));
const componentTests = ['shell', ...modules, 'shared/platform', 'shared/testing', 'shared/ui', 'shared/vendor'].flatMap(
  testsIn,
);
const apiTests = testsIn('server/src');
/** With TEST_TOGETHER, as the whole suite is run, files share a few parts; one that replaces modules runs by itself. */
const inParts = (name, files, options) =>
  orNone(
    process.env.TEST_TOGETHER === '1'
      ? together(join(base.rootDir, '.cache/tests', name), files, {
          root: base.rootDir,
          durationOf: durationsOf(name),
          ...options,
        })
      : files,
  );
/** With TEST_RECORD, what each file executes is noted. */
const recorders = process.env.TEST_RECORD === '1' ? ['<rootDir>/scripts/jest/noteExecuted.ts'] : [];
const timeLimit = '<rootDir>/scripts/jest/timeLimit.ts';
const nothingRunsOn = '<rootDir>/scripts/jest/nothingRunsOn.ts';
/** A whole run of all has packages as they are; see also bundlePackages.mjs. */
const apiSetup = [
  timeLimit,
  nothingRunsOn,
  ...(process.env.TEST_TIER === 'all' ? [] : ['<rootDir>/server/test/namePlugins.ts']),
  ...recorders,
];
const apiParts = { parts: 6, first: [join(base.rootDir, 'server/test/openTestApp.ts')] };

export default {
  // Tests wait for databases and other processes: on two cores, a third worker works in those times.
  maxWorkers: Math.max(3, availableParallelism()),
  testSequencer: '<rootDir>/scripts/jest/PartsFirst.cjs',
  // A process keeps what its test files leave behind, and sweeping 3.5 GB of it took a sixth of its time: it is begun again.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...base,
      displayName: 'rules',
      testEnvironment: 'node',
      setupFilesAfterEnv: [timeLimit, ...recorders],
      testMatch: [
        ...inParts('rules', ['shared/domain', 'shared/contract'].flatMap(testsIn), { parts: 3 }),
        ...orNone(['bench', 'scripts'].flatMap(testsIn)),
      ],
    },
    {
      ...base,
      displayName: 'components',
      moduleNameMapper: { ...base.moduleNameMapper, ...screenTests.moduleNameMapper },
      testEnvironment: screenTests.testEnvironment,
      setupFilesAfterEnv: [...screenTests.setupFilesAfterEnv, nothingRunsOn, ...recorders],
      testMatch: inParts('components', componentTests, { parts: 8 }),
    },
    {
      ...base,
      displayName: 'api-sqlite',
      setupFilesAfterEnv: apiSetup,
      testEnvironment: '<rootDir>/server/test/sqliteEnvironment.cjs',
      testMatch: inParts(
        'api-sqlite',
        apiTests.filter((file) => isOnEngine(file, 'sqlite')),
        apiParts,
      ),
    },
    {
      ...base,
      displayName: 'api-postgres',
      setupFilesAfterEnv: apiSetup,
      testEnvironment: '<rootDir>/server/test/postgresEnvironment.cjs',
      globalSetup: '<rootDir>/server/test/startPostgres.ts',
      globalTeardown: '<rootDir>/server/test/stopPostgres.ts',
      testMatch: inParts(
        'api-postgres',
        apiTests.filter((file) => isOnEngine(file, 'postgres')),
        apiParts,
      ),
    },
  ],
};
