import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { SdkRecord } from '../build/modules.ts';
import { root } from '../build/targets.ts';
import { commands } from './commands.ts';
import { PACKAGE_NAME } from './deployedShell.ts';

interface PackageJson {
  engines?: Record<string, string>;
  overrides?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as T;

/**
 * Packages only the product needs: test databases and measuring tools. Charts too, which are a fifth of all packages
 * and a third of their bytes: a module that draws one depends on them itself, with the version in the shell's
 * `package.json`.
 */
const ofTheProduct = [
  '@ant-design/charts',
  '@antv/g-canvas',
  '@antv/g2',
  '@antv/util',
  '@biomejs/biome',
  '@stryker-mutator/instrumenter',
  '@types/autocannon',
  '@types/pg',
  '@types/semver',
  'autocannon',
  'fast-check',
  'knip',
  'openapi-typescript',
  'shared',
  'to-words',
];

/** The packages to build, test and check a module and to run the server, each in the product's exact version. */
export function dependencies(): Record<string, string> {
  const { packages } = readJson<{ packages: Record<string, { name?: string; version: string }> }>('package-lock.json');
  const names = [
    ...['package.json', 'shared/package.json'].flatMap((file) => {
      const own = readJson<PackageJson>(file);
      return Object.keys({ ...own.dependencies, ...own.devDependencies });
    }),
    ...Object.keys(readJson<PackageJson>('server/package.json').dependencies ?? {}),
    // npm only reads the root's overrides; here it takes the version listed beside the package instead.
    ...Object.keys(readJson<PackageJson>('package.json').overrides ?? {}),
  ];
  return Object.fromEntries(
    [...new Set(names)]
      .filter((name) => !ofTheProduct.includes(name))
      .sort()
      .map((name) => {
        const { name: real, version = '' } = packages[`node_modules/${name}`] ?? {};
        return [name, real === undefined ? version : `npm:${real}@${version}`];
      }),
  );
}

/** The product's lint rules for a module, without those about the product's folders. */
function lintRules(): object {
  const text = readFileSync(join(root, '.oxlintrc.jsonc'), 'utf8');
  const { config } = ts.parseConfigFileTextToJson('.oxlintrc.jsonc', text) as {
    config: { rules: Record<string, unknown>; overrides: { files: string[]; excludeFiles?: string[] }[] };
  };
  const { 'own/boundaries': _folders, 'own/product-words': _words, ...rules } = config.rules;
  const kept = ['plugins', 'categories', 'env'] as const;
  return {
    ...Object.fromEntries(Object.entries(config).filter(([name]) => kept.some((each) => each === name))),
    rules: {
      ...rules,
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['antd/*'], message: 'Import from "antd": it names what the shell supports of it.' }] },
      ],
    },
    overrides: config.overrides
      .map((override) => ({
        ...override,
        files: override.files.flatMap((glob) =>
          glob.startsWith('mfe-*/') ? [glob.slice('mfe-*/'.length)] : glob.startsWith('**/') ? [glob] : [],
        ),
      }))
      .filter(({ files }) => files.length > 0),
  };
}

/** Globals: the browser's in screens and tests; Node's too in tests and in code that prerenders pages. */
const types = ['jest', '@testing-library/jest-dom', `${PACKAGE_NAME}/types/assets`];

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Generated files of the package, by name; all others are copied from the project. */
export function packageFiles(record: SdkRecord): Record<string, string> {
  const declared = (name: string) => [`./declarations/shared/${name}`];
  return {
    'package.json': json({
      name: PACKAGE_NAME,
      version: record.version,
      description: `What a module is built, tested and released with for the shell API ${record.shellApi}.`,
      license: 'MIT',
      type: 'module',
      engines: readJson<PackageJson>('package.json').engines,
      bin: { [PACKAGE_NAME]: 'scripts/sdk/module-sdk.mjs' },
      dependencies: dependencies(),
    }),
    'sdk.json': json(record),
    'jest-preset.mjs': "export { screenTests as default } from './scripts/jest/screenTests.mjs';\n",
    ...Object.fromEntries(
      ['rsbuild.mjs', 'vite.mjs'].map((file) => [file, `export * from './scripts/bundlers/${file}';\n`]),
    ),
    'oxlint.json': json(lintRules()),
    'tsconfig.module.json': json({
      extends: './tsconfig.json',
      compilerOptions: {
        lib: ['ES2023', 'DOM', 'DOM.Iterable'],
        incremental: false,
        types,
        paths: {
          antd: declared('vendor/antd.d.ts'),
          'react-router-dom': declared('vendor/react-router-dom.d.ts'),
          'shared/domain/*': declared('domain/*.d.ts'),
          'shared/light/*': declared('light/*.d.ts'),
          'shared/*': declared('*/index.d.ts'),
        },
      },
      files: [],
      references: [],
    }),
    'tsconfig.tests.json': json({ compilerOptions: { types: [...types, 'node'] }, files: [] }),
    'README.md': `# ${PACKAGE_NAME}

The tools to develop, test, check, build and release a module. A shell made it for the shell API ${record.shellApi}; install it from that shell:

\`\`\`sh
npm install --save-dev https://the-shell/sdk/${PACKAGE_NAME}-${record.version}.tgz
\`\`\`

It contains the types of what a module may use of the shell, the shell as it was built with the server that a replay runs, a build of the shell for development, the configuration of webpack, tests and linter, and these commands (\`npx ${PACKAGE_NAME} --help\`):

| command | what it does |
|---|---|
${Object.entries(commands)
  .map(([name, { does }]) => `| \`${name}\` | ${does} |`)
  .join('\n')}

To read: [the guide](docs/writing-a-module.md), [releasing](docs/releasing.md), [every hook and component with an example](docs/reference.md), [what changed](CHANGELOG.md). The types of the API are \`import type { paths } from '${PACKAGE_NAME}/api'\`.
`,
  };
}
