import { register } from 'tsx/esm/api';

/**
 * A module's `rsbuild.config.ts` imports this file, because Rsbuild itself loads it and the other tools are TypeScript.
 */
register();
export const { federationOf, ReleasedFilesPlugin, rsbuildModule } = await import('./rsbuild.ts');
