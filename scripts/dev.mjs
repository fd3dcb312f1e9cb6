import { join } from 'node:path';
import { ensureInstalled } from './ensureInstalled.mjs';

/** `npm run dev`: installs what is missing, then runs `dev.ts` in this process. */
await ensureInstalled(join(import.meta.dirname, '..'));
const { register } = await import('tsx/esm/api');
register();
await import('./dev.ts');
