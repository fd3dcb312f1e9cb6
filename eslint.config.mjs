import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundaries } from './scripts/lint/boundaries.mjs';

/** The folders that must not know each other; see docs/architecture.md. */
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const modules = workspaces.filter((name) => name.startsWith('mfe-'));

const root = import.meta.dirname;

/** A path into one of `folders`. */
const into = (...folders) => `^(${folders.join('|')})(/|$)`;

/** What nobody reaches: the inside of antd, beside what the platform supports of it. */
const antdInside = {
  reach: '^antd/',
  message: 'Import from "antd"; shared/vendor/antd.ts says what the platform supports of it.',
};

const own = { rules: { boundaries } };

/** Keeps a folder from what it may not reach: `[regular expression of paths and packages, why]`. */
const bounded = (files, ...not) => ({
  files,
  plugins: { own },
  rules: {
    'own/boundaries': ['error', { root, not: [antdInside, ...not.map(([reach, message]) => ({ reach, message }))] }],
  },
});

const belowEverything = [into('shell', 'server', ...modules), 'Shared is below everything else.'];
/** antd and what is built on it; the style sheets of `shared/ui` are plain. */
const noAntd = '^(antd|@ant-design)(/|$)|^shared/ui(?!/[\\w/]+\\.css$)(/|$)';

/** What runs before or without antd: the shell but for its pages, which come in chunks of their own. */
const frame = {
  files: ['shell/src/**'],
  ignores: [
    'shell/src/console/{ConsoleContent.tsx,account/**,home/**,modules/**}',
    'shell/src/signin/**',
    '**/*.test.*',
  ],
};

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'var/', '.cache/', 'test-results/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...Object.fromEntries(Object.keys(reactHooks.configs['recommended-latest'].rules).map((rule) => [rule, 'error'])),
      // It tells what React's compiler would skip, and no compiler runs here.
      'react-hooks/preserve-manual-memoization': 'off',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.{mjs,cjs}', 'scripts/**'],
    languageOptions: { globals: globals.node },
    rules: { 'no-console': 'off', '@typescript-eslint/no-require-imports': 'off' },
  },
  // Tests that can fail: each asserts, and asserts the same whatever happens.
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: { jest },
    rules: {
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect*', 'fc.assert'] }],
      'jest/no-commented-out-tests': 'error',
      'jest/no-conditional-expect': 'error',
      'jest/no-focused-tests': 'error',
      'jest/no-identical-title': 'error',
      'jest/valid-expect': 'error',
      'jest/valid-expect-in-promise': 'error',
    },
  },
  {
    files: ['e2e/**'],
    rules: { 'no-empty-pattern': 'off', 'react-hooks/rules-of-hooks': 'off' },
  },
  {
    // A table's layout and the list's focus hand a ref on in an object; nobody reads it while rendering.
    files: ['shared/ui/table/{DataTable,ResourceTable}.tsx'],
    rules: { 'react-hooks/refs': 'off' },
  },
  bounded(
    ['e2e/**'],
    [into('shell', 'server', ...modules), 'A browser test sees the product only through the browser and the API.'],
  ),
  ...modules.map((name) =>
    bounded(
      [`${name}/**`],
      [
        into('shell', 'server', ...modules.filter((other) => other !== name)),
        'A module imports shared, and nothing else of this repository.',
      ],
    ),
  ),
  bounded(['shell/**'], [into('server', ...modules), 'The shell knows modules through the registry only.']),
  {
    ...bounded(
      frame.files,
      [into('server', ...modules), 'The shell knows modules through the registry only.'],
      [noAntd, 'The frame is on the screen before antd is; only its pages use it.'],
    ),
    ...frame,
  },
  bounded(
    ['server/**'],
    [
      into('shell', ...modules, 'shared/(ui|platform|vendor|testing)', 'react', 'react-dom'),
      'The server imports shared/contract and shared/domain, and no screen.',
    ],
  ),
  bounded(['shared/**'], belowEverything),
  bounded(['shared/{domain,contract}/**'], belowEverything, [
    into('react', 'react-dom', 'react-router-dom', 'swr', 'antd', 'shared/(ui|platform|vendor|testing)'),
    'A rule is pure: the server uses it too. Keep React and screens out of it.',
  ]),
  {
    ...bounded(['shared/platform/**'], belowEverything, [
      noAntd,
      'The platform is in the first script; antd comes after it.',
    ]),
    ignores: ['**/*.test.*'],
  },
  { files: ['shared/vendor/**'], rules: { 'own/boundaries': 'off' } },
);
