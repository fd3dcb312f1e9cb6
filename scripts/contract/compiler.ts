import { createRequire } from 'node:module';
import type typescript from 'typescript';

/**
 * TypeScript by `require`: an import would scan its nine megabytes for exports first, which takes three times as long.
 */
export const ts = createRequire(import.meta.url)('typescript') as typeof typescript;
