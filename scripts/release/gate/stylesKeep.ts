import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignStyles } from '../../../shared/contract/foreignStyles.ts';
import { filesBelow } from '../../build/hashing.ts';
import { readManifest } from '../../build/readManifest.ts';
import type { GatedModule, Reason } from './GatedModule.ts';

/** Whether the module's style sheets only style the module; those of light pages have their own document. */
export function stylesKeep({ dir }: Pick<GatedModule, 'dir'>): Reason[] {
  const light = (readManifest(dir).manifest.lightPages ?? []).map(({ source }) => `src/${source}.css`);
  return filesBelow(join(dir, 'src'), { sources: true })
    .map((file) => `src/${file}`)
    .filter((file) => file.endsWith('.css') && !light.includes(file))
    .flatMap((file) =>
      foreignStyles(readFileSync(join(dir, file), 'utf8')).map(({ line, text }) => `${file}:${line}: ${text}`),
    );
}
