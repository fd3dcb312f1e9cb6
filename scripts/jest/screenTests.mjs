import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundlePackages } from './bundlePackages.mjs';

const root = join(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** Compiles TypeScript and JSX with swc instead of Babel. */
export const transform = {
  '\\.[cm]?[jt]sx?$': [
    require.resolve('@swc/jest'),
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Replacements for imports in every test. */
export const moduleNameMapper = {
  '^antd$': join(root, 'shared/vendor/antd.ts'),
  '^(.*)/laterForms$': '$1/forms',
  '^(.*)/laterLists$': '$1/lists',
  '^react-router-dom$': join(root, 'shared/vendor/react-router-dom.ts'),
  '\\.module\\.css$': join(root, 'scripts/jest/cssModule.cjs'),
  '\\.(css|svg|woff2)(\\?inline)?$': join(root, 'scripts/jest/asset.cjs'),
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

/** Packages, apart from antd, that component tests load; see bundlePackages.mjs. */
const packages = [
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  'dayjs',
  'dayjs/plugin/customParseFormat',
  'fast-check',
  'lucide-react',
  'papaparse',
  'react',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  'react/jsx-runtime',
  'swr',
  'to-words',
  'zod',
].filter((name) => !(existsSync(join(root, 'sdk.json')) && ['fast-check', 'to-words'].includes(name)));
const antd = readFileSync(join(root, 'shared/vendor/antd.ts'), 'utf8');
const partsOfAntd = new Set([...antd.matchAll(/'antd\/es\/(.*)'/g)].map(([, part]) => `antd/lib/${part}`));
const bundled = await bundlePackages([...packages, ...partsOfAntd]);

/**
 * Jest's configuration for tests that render screens: for this project and, as a preset, for a module's own repository.
 */
export const screenTests = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  setupFilesAfterEnv: [join(root, 'scripts/jest/setupDom.ts')],
  transform,
  transformIgnorePatterns: [`${root}/.cache/jest/`, '/node_modules/(?!(module-sdk/(shared|scripts)|lucide-react)/)'],
  modulePaths: [root],
  moduleNameMapper: {
    ...moduleNameMapper,
    '^antd/es/(.*)$': `${bundled}/antd/lib/$1.cjs`,
    [`^(${packages.join('|')})$`]: `${bundled}/$1.cjs`,
  },
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
};
