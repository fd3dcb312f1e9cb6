import { register } from 'tsx/esm/api';

/** What a module's `rsbuild.config.ts` imports, which Rsbuild itself loads: the rest of these tools is TypeScript. */
register();
export const { federationOf, ReleasedFilesPlugin, rsbuildModule } = await import('./rsbuild.ts');
