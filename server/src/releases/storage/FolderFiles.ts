import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from 'shared/contract';
import { newId } from '../../db/newId';
import { ifThere } from '../../ifThere';
import { contentHash } from '../../pages/contentHash';
import { type ReleaseFiles, versionTaken } from './ReleaseFiles';
import { Staging } from './Staging';

/** Next to a release's files: their module and version, for a database that does not know them. */
const LABEL = 'release.json';
/** The system's codes when the target of a rename already exists. */
const there = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Releases' files in a folder. */
export class FolderFiles implements ReleaseFiles {
  /** Releases whose files were read and are theirs. */
  private readonly whole = new Set<string>();

  constructor(readonly root: string) {}

  get name(): string {
    return this.root;
  }

  folderOf(module: string, version: string): string {
    return path.join(this.root, module, version);
  }

  async stage(): Promise<Staging> {
    const folder = path.join(this.root, '.staging', newId());
    await mkdir(folder, { recursive: true });
    return new Staging(folder);
  }

  async settle(staging: Staging, release: Release, isKnown: boolean): Promise<void> {
    await staging.compress(release);
    await writeFile(path.join(staging.folder, LABEL), JSON.stringify(release));
    const folder = this.folderOf(release.manifest.name, release.version);
    await mkdir(path.dirname(folder), { recursive: true });
    if (await renamed(staging.folder, folder)) return;
    this.whole.delete(contentHash(release));
    const [damage, label] = [await this.damageOf(release), await this.labelOf(release)];
    const isSame = isKnown || (label === undefined ? damage === undefined : label === contentHash(release));
    if (!isSame) throw versionTaken(release);
    if (damage === undefined) return staging.discard();
    await rename(folder, path.join(this.root, '.staging', newId()));
    await rename(staging.folder, folder);
  }

  async damageOf(release: Release): Promise<string | undefined> {
    const key = contentHash(release);
    const folder = this.folderOf(release.manifest.name, release.version);
    if (!existsSync(folder)) return `Its files are not in ${folder}.`;
    if (this.whole.has(key)) return undefined;
    for (const [file, { integrity }] of Object.entries(release.files)) {
      const content = await readFile(path.join(folder, file)).catch(() => undefined);
      if (!content) return `Its file ${file} is missing in ${folder}.`;
      if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`)
        return `Its file ${file} in ${folder} is not the one that was released.`;
    }
    this.whole.add(key);
    return undefined;
  }

  doubt(release: Release): void {
    this.whole.delete(contentHash(release));
  }

  isThere({ manifest, version, files }: Release): Promise<boolean> {
    const folder = this.folderOf(manifest.name, version);
    return Promise.resolve(Object.keys(files).every((file) => existsSync(path.join(folder, file))));
  }

  async remove(release: Release): Promise<void> {
    if ((await this.labelOf(release)) !== contentHash(release)) return;
    this.whole.delete(contentHash(release));
    // Out of sight at once; leftovers of an abort are swept.
    const removed = path.join(this.root, '.staging', newId());
    await mkdir(path.dirname(removed), { recursive: true });
    await rename(this.folderOf(release.manifest.name, release.version), removed);
    await rm(removed, { recursive: true, force: true });
  }

  /** Files older than an hour. */
  async sweep(): Promise<void> {
    const folder = path.join(this.root, '.staging');
    if (!existsSync(folder)) return;
    for (const name of await readdir(folder)) {
      const target = path.join(folder, name);
      const left = await ifThere(stat(target));
      if (left && Date.now() - left.mtimeMs > 60 * 60 * 1000) await rm(target, { recursive: true, force: true });
    }
  }

  /** The content that the files in a release's place say they belong to; undefined when they don't. */
  private async labelOf({ manifest, version }: Release): Promise<string | undefined> {
    const text = await readFile(path.join(this.folderOf(manifest.name, version), LABEL), 'utf8').catch(() => undefined);
    try {
      return text === undefined ? undefined : contentHash(JSON.parse(text) as Release);
    } catch {
      return undefined;
    }
  }
}

/** Renames a folder; answers false when its new name is another folder's. */
const renamed = (from: string, to: string): Promise<boolean> =>
  rename(from, to).then(
    () => true,
    (error: { code?: string }) => {
      if (there.has(error.code ?? '')) return false;
      throw error;
    },
  );
