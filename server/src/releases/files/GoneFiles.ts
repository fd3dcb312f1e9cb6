import type { ModuleReleases, Release } from 'shared/contract';
import { isRelease, nameOf, pairs, releaseAgain, type StoredReleases } from '../StoredReleases';
import type { ReleaseFiles } from '../storage/ReleaseFiles';

type Listed = ModuleReleases['versions'][number];

/** How long a failed look at the files' place is remembered, in milliseconds. */
const BELIEVED_MS = 60_000;
/** How long the list waits for the files' place, in milliseconds. */
const WAIT_MS = 2_000;

/** Finds releases whose files their place has lost, though they were not removed by rule. */
export class GoneFiles {
  /** Until when a release's files are assumed to exist. */
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly stored: StoredReleases,
    private readonly files: ReleaseFiles,
  ) {}

  /** Marks, among the releases of a list, those that are current, were before or go out in stages, and whose files are gone. While the place can't be reached, none is. */
  async markIn(modules: ModuleReleases[]): Promise<ModuleReleases[]> {
    const found = await this.stored.find(
      modules.flatMap(({ module, current, previous, rollout }) => pairs(module, current, previous, rollout?.version)),
    );
    const marked = modules.map(async (row): Promise<ModuleReleases> => {
      const versions = row.versions.map(async (each): Promise<Listed> => {
        const release = found.get(nameOf(row.module, each.version));
        if (!release || !isRelease(release) || each.gone !== undefined || (await this.isThere(release))) return each;
        const before = row.previous === undefined ? undefined : found.get(nameOf(row.module, row.previous));
        const canGoBack = before !== undefined && isRelease(before) && (await this.isThere(before));
        const then =
          each.version !== row.current
            ? ' before you make it current'
            : canGoBack
              ? `, or go back to ${row.previous}`
              : '';
        return { ...each, gone: `Its files are missing in ${this.files.name}. ${releaseAgain(each)}${then}.` };
      });
      return { ...row, versions: await Promise.all(versions) };
    });
    return Promise.all(marked);
  }

  private async isThere(release: Release): Promise<boolean> {
    const key = nameOf(release.manifest.name, release.version);
    if ((this.seen.get(key) ?? 0) > Date.now()) return true;
    const asked = this.files.isThere(release).catch(() => true);
    const late = new Promise<boolean>((done) => void setTimeout(done, WAIT_MS, true).unref());
    const isThere = await Promise.race([asked, late]);
    if (isThere) this.seen.set(key, Date.now() + BELIEVED_MS);
    return isThere;
  }
}
