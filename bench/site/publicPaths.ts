import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleManifest } from '../../shared/contract/manifest';

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../mfe-public/module.json'), 'utf8'),
) as ModuleManifest;

/** The public pages, as their module declares them. */
export const publicPaths: string[] = manifest.routes.map(({ path }) => path);
