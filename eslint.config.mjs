import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** The folders that must not know each other; see docs/architecture.md. */
const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const modules = workspaces.filter((name) => name.startsWith('mfe-'));

/** Forbids imports of `folders`, by package name or by a path that leads there. */
const noImportOf = (folders, message) => ({
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: `^(?:(?:\\.\\./)+)?(${folders.join('|')})(/|$)`, message },
        {
          group: ['antd/*'],
          message: 'Import from "antd"; shared/vendor/antd.ts says what the platform supports of it.',
        },
      ],
    },
  ],
});

export default tseslint.config(
  { ignores: ['**/dist/', '**/node_modules/', 'var/', '.cache/', 'test-results/', 'coverage/'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
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
  {
    files: ['e2e/**'],
    rules: {
      'no-empty-pattern': 'off',
      'react-hooks/rules-of-hooks': 'off',
      ...noImportOf(
        ['shell', 'server', ...modules],
        'A browser test sees the product only through the browser and the API.',
      ),
    },
  },
  ...modules.map((name) => ({
    files: [`${name}/**`],
    rules: noImportOf(
      ['shell', 'server', ...modules.filter((other) => other !== name)],
      'A module imports shared, and nothing else of this repository.',
    ),
  })),
  {
    files: ['shell/**'],
    rules: noImportOf(['server', ...modules], 'The shell knows modules through the registry only.'),
  },
  {
    files: ['server/**'],
    rules: noImportOf(
      ['shell', ...modules, 'shared/(ui|platform|vendor|testing)'],
      'The server imports shared/contract and shared/domain, and no screen.',
    ),
  },
  {
    files: ['shared/**'],
    ignores: ['shared/vendor/**'],
    rules: noImportOf(['shell', 'server', ...modules], 'Shared is below everything else.'),
  },
);
