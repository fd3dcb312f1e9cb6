import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { moduleNameMapper, screenTests, transform } from './scripts/jest/screenTests.mjs';
import { together } from './scripts/jest/together.mjs';

/** Unit, component and API tests; see scripts/test.mjs for how the runners are put together. */
const base = {
  rootDir: import.meta.dirname,
  transform,
  transformIgnorePatterns: [
    '<rootDir>/.cache/jest/',
    '/node_modules/(?!(to-words|file-type|strtok3|token-types|uint8array-extras|@tokenizer|@borewit|lucide-react|@electric-sql|openid-client|oauth4webapi|jose|cookie|light-my-request/node_modules/cookie)/)',
  ],
  moduleNameMapper: {
    ...moduleNameMapper,
    '^antd/es/(.*)$': '<rootDir>/node_modules/antd/lib/$1',
    '^file-type$': '<rootDir>/node_modules/file-type/index.js',
  },
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/var/', '<rootDir>/e2e/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/var/', '<rootDir>/.cache/(?!tests\\b)'],
};

const apiTests = readdirSync(join(base.rootDir, 'server/src'), { recursive: true })
  .map((file) => join(base.rootDir, 'server/src', file))
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
/** What they prove on one engine holds on both: they ask for no database, or for the embedded one. */
const onSqliteOnly = ({ file, text }) => file.endsWith('.sqlite.test.ts') || !/test\/openTest|testDatabase/.test(text);
/** With TEST_TOGETHER files of the API run in a few parts; one that replaces modules runs by itself. */
const apiFiles = (name, tests) => {
  if (process.env.TEST_TOGETHER !== '1') return tests.map(({ file }) => file);
  const alone = tests.filter(({ text }) => /^jest\.(mock|spyOn)\(/m.test(text));
  const others = tests.filter((each) => !alone.includes(each)).map(({ file }) => file);
  return [
    ...alone.map(({ file }) => file),
    ...together(name, others, { parts: 6, first: [join(base.rootDir, 'server/test/openTestApp.ts')] }),
  ];
};

export default {
  maxWorkers: '100%',
  // A process keeps what its test files leave behind, and sweeping 3.5 GB of it took a sixth of its time: it is begun anew.
  workerIdleMemoryLimit: '1GB',
  projects: [
    {
      ...base,
      displayName: 'rules',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/shared/{domain,contract}/**/*.test.ts', '<rootDir>/scripts/**/*.test.ts'],
    },
    {
      ...base,
      displayName: 'components',
      moduleNameMapper: { ...base.moduleNameMapper, ...screenTests.moduleNameMapper },
      testEnvironment: screenTests.testEnvironment,
      setupFilesAfterEnv: screenTests.setupFilesAfterEnv,
      testMatch: ['<rootDir>/{shell,mfe-*,shared/platform,shared/testing,shared/ui,shared/vendor}/**/*.test.{ts,tsx}'],
    },
    {
      ...base,
      displayName: 'api-sqlite',
      setupFilesAfterEnv: ['<rootDir>/server/test/timeLimit.ts'],
      testEnvironment: '<rootDir>/server/test/sqliteEnvironment.cjs',
      testMatch: apiFiles('api-sqlite', apiTests),
    },
    {
      ...base,
      displayName: 'api-postgres',
      setupFilesAfterEnv: ['<rootDir>/server/test/timeLimit.ts'],
      testEnvironment: '<rootDir>/server/test/postgresEnvironment.cjs',
      globalSetup: '<rootDir>/server/test/startPostgres.ts',
      globalTeardown: '<rootDir>/server/test/stopPostgres.ts',
      testMatch: apiFiles(
        'api-postgres',
        apiTests.filter((each) => !onSqliteOnly(each)),
      ),
    },
  ],
};
