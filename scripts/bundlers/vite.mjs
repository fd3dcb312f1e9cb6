import { register } from 'tsx/esm/api';

/** A module's `vite.config.ts` imports this file, because Vite itself loads it and the other tools are TypeScript. */
register();
export const { federationOf, releasedFiles, viteModule } = await import('./vite.ts');
