import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lightPagesOf } from '../../server/src/site/lightPages.ts';
import { type PreparedFile, prepareFile } from '../../server/src/site/preparedFile.ts';
import { workerPath } from '../../shared/contract/lightPage.ts';
import { buildLightPages } from '../build/buildLightPages.ts';
import type { ModuleServer } from './ModuleServer.ts';

/**
 * The light page or its worker at an address, as the server would send it, built from the module's current sources;
 * undefined if no module has one.
 */
export async function lightPageAt(
  path: string,
  modules: readonly Pick<ModuleServer, 'dir' | 'served'>[],
): Promise<PreparedFile | undefined> {
  for (const { dir, served } of modules) {
    const manifest = (await served)?.manifest;
    const pages = manifest?.lightPages?.filter((each) => path === each.path || path === workerPath(each.path)) ?? [];
    if (!manifest || pages.length === 0) continue;
    const folder = mkdtempSync(join(tmpdir(), 'light-'));
    try {
      const lightPages = await buildLightPages(dir, pages, folder);
      const release = { manifest: { ...manifest, lightPages: pages }, ...(lightPages && { lightPages }) };
      return (await lightPagesOf(release, folder, '/api')).get(path);
    } catch {
      // The terminal shows what is wrong.
      return await prepareFile(
        `${path} does not compile; the terminal says why.`,
        'text/plain; charset=utf-8',
        {},
        500,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
  return undefined;
}
