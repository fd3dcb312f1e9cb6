import tested from '../../e2e/package.json' with { type: 'json' };
import { type Bundler, bundlers } from '../build/bundlers.ts';
import { PACKAGE_NAME } from '../sdk/deployedShell.ts';

/** A bundler's files in a module's folder: its configuration, and its packages in tested versions. */
interface BundlerFiles {
  files: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** The bundler's federation plugin and its configuration. */
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

/** Reads the bundler of a new module; webpack by default. Throws a one-sentence error that lists the bundlers. */
export function readBundler(given: string | undefined): Bundler {
  const bundler = bundlers.find((name) => name === (given || 'webpack'));
  if (!bundler) throw new Error(`There is no bundler ${given}; choose one of ${bundlers.join(', ')}.`);
  return bundler;
}

/** The bundler's files and packages for a new module; none for webpack, which comes with the tools. */
export function bundlerFiles(bundler: Bundler, home: 'project' | 'repository'): BundlerFiles {
  if (bundler === 'webpack') return { files: {}, devDependencies: {} };
  const { packages, text } = known[bundler];
  const tools = `${home === 'project' ? '../scripts/bundlers' : PACKAGE_NAME}/${bundler}.mjs`;
  return {
    files: { [`${bundler}.config.mjs`]: text(tools) },
    devDependencies: Object.fromEntries(packages.map((name) => [name, tested.devDependencies[name]])),
  };
}
