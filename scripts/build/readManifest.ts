import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { type ModuleManifest, manifestSchema } from '../../shared/contract/manifest.ts';

/** Reads and checks the `module.json` of the module that lies in `dir`. Throws an error that names the wrong field. */
export function readManifest(dir: string): ModuleManifest {
  const name = `${basename(dir)}/module.json`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(dir, 'module.json'), 'utf8'));
  } catch (cause) {
    throw new Error(`${name} can't be read: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  const result = manifestSchema.safeParse(content);
  if (!result.success) throw new Error(`${name} is not valid:\n${z.prettifyError(result.error)}`);
  return result.data;
}
