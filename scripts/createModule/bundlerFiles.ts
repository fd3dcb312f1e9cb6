import tested from '../../e2e/package.json' with { type: 'json' };
import { type Bundler, bundlers } from '../build/bundlers.ts';
import { PACKAGE_NAME } from '../sdk/deployedShell.ts';

/** What a module's folder has for its bundler: its configuration, and the packages in the versions that are tried here. */
interface BundlerFiles {
  files: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The plugin by which a bundler's federation comes, and what its configuration says. */
const known = {
  rsbuild: {
    packages: ['@module-federation/rsbuild-plugin', '@rsbuild/core'],
    text: (tools: string) => `import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { federationOf, rsbuildModule } from '${tools}';

export default defineConfig({ ...rsbuildModule(), plugins: [pluginModuleFederation(federationOf())] });
`,
  },
  vite: {
    packages: ['@module-federation/vite', 'vite'],
    text: (tools: string) => `import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federationOf, releasedFiles, viteModule } from '${tools}';

export default defineConfig({ ...viteModule(), plugins: [federation(federationOf()), releasedFiles()] });
`,
  },
} as const;

/** Reads which bundler a new module is to have; webpack by default. Throws an error of one sentence that lists them. */
export function readBundler(given: string | undefined): Bundler {
  const bundler = bundlers.find((name) => name === (given || 'webpack'));
  if (!bundler) throw new Error(`There is no bundler ${given}; choose one of ${bundlers.join(', ')}.`);
  return bundler;
}

/** The files and packages that a new module has for its bundler; none for webpack, which comes with the tools. */
export function bundlerFiles(bundler: Bundler, home: 'project' | 'repository'): BundlerFiles {
  if (bundler === 'webpack') return { files: {}, devDependencies: {} };
  const { packages, text } = known[bundler];
  const tools = `${home === 'project' ? '../scripts/bundlers' : PACKAGE_NAME}/${bundler}.mjs`;
  return {
    files: { [`${bundler}.config.mjs`]: text(tools) },
    devDependencies: Object.fromEntries(packages.map((name) => [name, tested.devDependencies[name]])),
  };
}
