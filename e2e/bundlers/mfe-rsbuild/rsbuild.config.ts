import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';
import { defineConfig } from '@rsbuild/core';
import { federationOf, rsbuildModule } from '../../../scripts/bundlers/rsbuild.mjs';

export default defineConfig({
  ...rsbuildModule(import.meta.dirname),
  plugins: [pluginModuleFederation(federationOf(import.meta.dirname))],
});
