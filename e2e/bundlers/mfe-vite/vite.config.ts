import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';
import { federationOf, releasedFiles, viteModule } from '../../../scripts/bundlers/vite.mjs';

const dir = import.meta.dirname;
export default defineConfig({ ...viteModule(dir), plugins: [federation(federationOf(dir)), releasedFiles(dir)] });
