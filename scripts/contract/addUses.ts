import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '../../shared/contract/releases/release.ts';
import type { Uses } from '../../shared/contract/surface/surface.ts';

const fileIn = (dir: string) => join(dir, 'dist/release.json');
const readRelease = (dir: string) => JSON.parse(readFileSync(fileIn(dir), 'utf8')) as Release;

/** Adds what the module's code uses to its built release in `dir`. */
export function addUses(dir: string, uses: Uses): void {
  writeFileSync(fileIn(dir), JSON.stringify({ ...readRelease(dir), uses }, null, 1));
}

/** Whether the built release in `dir` lists what its code uses. */
export const saysUses = (dir: string): boolean => readRelease(dir).uses !== undefined;
