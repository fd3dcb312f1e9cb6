import type { Bundler } from '../build/bundlers.ts';
import { commands } from '../sdk/commands.ts';
import { PACKAGE_NAME } from '../sdk/deployedShell.ts';
import { bundlerFiles } from './bundlerFiles.ts';

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const names = Object.keys(commands).filter((name) => name !== 'create');

/**
 * The files that a separate repository has in addition to the module's: its packages and tools, all from the one
 * package.
 * @param name of the module
 * @param address that the package is installed from
 */
export function repositoryFiles(name: string, address: string, bundler: Bundler = 'webpack'): Record<string, string> {
  return {
    'package.json': json({
      name,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: Object.fromEntries(names.map((command) => [command, `${PACKAGE_NAME} ${command}`])),
      jest: { preset: PACKAGE_NAME },
      devDependencies: { ...bundlerFiles(bundler, 'repository').devDependencies, [PACKAGE_NAME]: address },
    }),
    'tsconfig.json': json({ extends: `${PACKAGE_NAME}/tsconfig.module.json`, include: ['src'] }),
    '.oxlintrc.json': json({ extends: [`./node_modules/${PACKAGE_NAME}/oxlint.json`] }),
    '.gitignore': 'node_modules/\ndist/\n*.key\n',
  };
}
