import { register } from 'tsx/esm/api';

/** What a module's `vite.config.ts` imports, which Vite itself loads: the rest of these tools is TypeScript. */
register();
export const { federationOf, releasedFiles, viteModule } = await import('./vite.ts');
