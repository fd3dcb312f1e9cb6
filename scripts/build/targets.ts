import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The project's folder. */
export const root = join(import.meta.dirname, '../..');

/** The folders of all federated modules. */
export const moduleNames: string[] = readdirSync(root).filter(
  (name) => name.startsWith('mfe-') && existsSync(join(root, name, 'module.json')),
);

/** What every build depends on. */
const everywhere = ['package-lock.json', 'tsconfig.json', 'company.json', 'shared'];
const bundling = [...everywhere, 'webpack.common.ts', 'scripts/build'];
/** The scripts that read what the shell offers and what a module uses. */
const reading = ['scripts/contract', 'types', 'tsconfig'];

/** One build target and its inputs. */
export interface Target {
  name: string;
  /** Files and folders, relative to the project. */
  inputs: string[];
  /** The file a finished build leaves behind. */
  output: string;
  /** Built only when named. By default, built with the rest. */
  isOnDemand?: true;
}

const shell = ['shell', ...bundling, ...reading];

/** Files, other than code, that the modules’ package reads. */
export const guides = [
  'docs/architecture.md',
  'docs/releasing.md',
  'docs/writing-a-module.md',
  'shared/README.md',
  'shared/ui/README.md',
];

/** All targets, the slowest first. */
export const targets: Target[] = [
  { name: 'shell', inputs: shell, output: 'shell/dist/shell.json' },
  ...moduleNames.map((name) => ({
    name,
    inputs: [name, ...bundling, ...reading],
    output: `${name}/dist/release.json`,
  })),
  { name: 'server', inputs: ['server', 'scripts/build/buildServer.ts', ...everywhere], output: 'server/dist/main.js' },
  {
    name: 'sdk',
    inputs: [
      ...shell,
      'scripts',
      'e2e/support',
      'e2e/package.json',
      '.oxlintrc.jsonc',
      'server/src',
      'CHANGELOG.md',
      ...guides,
    ],
    output: 'scripts/sdk/dist/sdk.json',
    isOnDemand: true,
  },
];
