import { createRequire } from 'node:module';
import type typescript from 'typescript';

/** TypeScript. An import would have its nine megabytes read for what they export before they are loaded, which takes three times as long. */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
