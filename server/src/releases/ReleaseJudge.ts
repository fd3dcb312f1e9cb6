import { CONTRACT_VERSION, type Registry, type Release } from 'shared/contract';
import { composePages, type PageSources } from '../pages/composePages';
import { contentHash } from '../pages/contentHash';
import { documentHtml } from '../pages/documentHtml';
import { misfitsOfRelease, reasonsAgainst } from './checks';
import { ReleaseError } from './ReleaseError';
import { type Found, isRelease, nameOf, type StoredReleases } from './StoredReleases';
import { type ReleaseKeys, unsigned } from './signature';
import type { ReleaseFiles } from './storage/ReleaseFiles';
import type { Staging } from './storage/Staging';
import { unproved } from './unproved';

const noModules: Registry = { contract: CONTRACT_VERSION, revision: 0, modules: {} };

/** Says whether a release may be published, become current and be served: by its signature, its files, its pages and the others. */
export class ReleaseJudge {
  constructor(
    private readonly stored: StoredReleases,
    private readonly files: ReleaseFiles,
    /** Tries the pages of a release before anything changes. */
    private readonly sources: PageSources,
    private readonly keys: ReleaseKeys,
  ) {}

  /** The contents that lie beside this server, which vouches for them itself. */
  private readonly ownContents = new Set<string>();

  /** Takes releases that came with this server for its own: they need no signature. */
  own(releases: readonly Release[]): void {
    for (const release of releases) this.ownContents.add(contentHash(release));
  }

  /** Every reason against publishing a staged release; `isBundled` and `beside` as in `ReleaseStore.publish`. */
  async reasonsToRefuse(
    staging: Staging,
    release: Release,
    { isBundled, beside }: { isBundled: boolean; beside: readonly Release[] },
  ): Promise<string[]> {
    const foreign = isBundled ? undefined : unsigned(release, this.keys);
    return [
      ...(foreign === undefined ? [] : [foreign]),
      ...staging.differences(release),
      ...(isBundled ? [] : await unproved(release, staging.folder, this.sources.shell.shellApi)),
      ...(await this.reasonsAgainst(release, staging.folder, beside, await this.stored.current(release.manifest.name))),
    ];
  }

  /**
   * Throws `ReleaseError` when a published release is damaged or can't run with the others; its text begins with
   * `message`. A return to an earlier release may remove pages that others link to.
   */
  async expectFit(
    release: Release,
    message: string,
    { beside = [] as readonly Release[], isReturn = false } = {},
  ): Promise<void> {
    const damage = (await this.stored.gone(release)) ?? (await this.files.damageOf(release));
    const { name } = release.manifest;
    const folder = this.files.folderOf(name, release.version);
    const former = isReturn ? undefined : await this.stored.current(name);
    const reasons = damage === undefined ? await this.reasonsAgainst(release, folder, beside, former) : [damage];
    if (reasons.length > 0) throw new ReleaseError(409, 'incompatible', message, reasons);
  }

  /** A published release whose files are whole and whose pages can be composed. Throws an error with the problem. */
  async servable(module: string, version: string, known: Found): Promise<Release> {
    const release = known.get(nameOf(module, version)) ?? (await this.stored.release(module, version));
    if (!isRelease(release)) throw release;
    const isOwn = this.ownContents.has(contentHash(release));
    const [problem] = [isOwn ? undefined : unsigned(release, this.keys), await this.files.damageOf(release)]
      .filter((each) => each !== undefined)
      .concat(await this.tryPages(release, this.files.folderOf(module, version)));
    if (problem !== undefined) throw new Error(problem);
    return release;
  }

  /** The release that takes a current one's place: of those named, the first that can be served and fits this shell. */
  async fallback(
    module: string,
    versions: readonly string[],
    { known, others }: { known: Found; others: Release[] },
  ): Promise<Release | undefined> {
    for (const version of versions) {
      const release = await this.servable(module, version, known).catch(() => undefined);
      if (release && misfitsOfRelease({ ...this.sources, release, others }).length === 0) return release;
    }
    return undefined;
  }

  /** Those of these releases that fit this shell, one another, and what stays current: without each that does not, and those that need it. */
  async fitting(releases: readonly Release[]): Promise<readonly Release[]> {
    const fit: Release[] = [];
    for (const release of releases) {
      const others = await this.stored.othersThan(release.manifest.name, releases);
      if (reasonsAgainst({ ...this.sources, release, others }).length === 0) fit.push(release);
    }
    return fit.length === releases.length ? fit : this.fitting(fit);
  }

  /** Every reason why a release whose files lie in `folder` can't run beside the others: the rules, then its pages are tried. */
  private async reasonsAgainst(
    release: Release,
    folder: string,
    beside: readonly Release[],
    former: Release | undefined,
  ): Promise<string[]> {
    const others = await this.stored.othersThan(release.manifest.name, beside);
    const reasons = reasonsAgainst({ ...this.sources, release, former, others });
    return reasons.length > 0 ? reasons : this.tryPages(release, folder);
  }

  /** Composes the pages of a release as the site will. */
  private async tryPages(release: Release, folder: string): Promise<string[]> {
    try {
      for (const parts of (await composePages(release, folder, this.sources)).values())
        documentHtml({ ...parts, registry: noModules });
      return [];
    } catch (error) {
      return [`Its prerendered pages can't be composed: ${error instanceof Error ? error.message : String(error)}.`];
    }
  }
}
