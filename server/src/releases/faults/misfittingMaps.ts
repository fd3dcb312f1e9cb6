import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { Release } from 'shared/contract';
import { isSourceMap, mapOfScript } from 'shared/contract/releases/sourceMaps';

/** Whether a text is a source map of a script with that integrity, as the build writes it. */
function isMapOf(text: string, integrity: string | undefined): boolean {
  try {
    const map = mapOfScript.parse(JSON.parse(text));
    return new TraceMap(text).version === 3 && map.x_script === integrity;
  } catch {
    return false;
  }
}

/** Every source map of a release that does not belong to its script, in a sentence. `folder`: where its files lie. */
export async function misfittingMaps({ files }: Release, folder: string): Promise<string[]> {
  const reasons = await Promise.all(
    Object.keys(files)
      .filter(isSourceMap)
      .map(async (map) => {
        const file = map.slice(0, -'.map'.length);
        const text = await readFile(path.join(folder, map), 'utf8').catch(() => '');
        return isMapOf(text, files[file]?.integrity)
          ? []
          : [`${map} is not the source map of ${file}. Send the one that was built with it, or none.`];
      }),
  );
  return reasons.flat();
}
