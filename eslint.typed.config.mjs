import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rules of `.oxlintrc.jsonc` that need types, for tools that know ESLint only. They are of the product’s own code: they cost a type check, so tests, benches and scripts go without. */
export default tseslint.config({
  files: ['{shell,server}/src/**', 'mfe-*/src/**', 'shared/**'].map((folder) => `${folder}/*.{ts,tsx}`),
  ignores: ['**/dist/', '**/*.test.*', '**/*.fixture.*', '**/testing/**'],
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
  },
  plugins: { '@typescript-eslint': tseslint.plugin, 'react-hooks': reactHooks },
  // The other configuration has the rules that most comments switch off; those of react-hooks need a name here.
  linterOptions: { reportUnusedDisableDirectives: 'off' },
  rules: {
    '@typescript-eslint/await-thenable': 'error',
    '@typescript-eslint/no-floating-promises': 'error',
    // A callback of a library may answer a promise that its caller does not ask for.
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { arguments: false, properties: false } }],
    '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    '@typescript-eslint/no-for-in-array': 'error',
    '@typescript-eslint/no-array-delete': 'error',
  },
});
