import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shellApiFits } from '../../server/src/releases/checks/shellApiFits.ts';
import { usesFit } from '../../server/src/releases/checks/usesFit.ts';
import { readApi } from '../../server/src/releases/readApi.ts';
import type { Release } from '../../shared/contract/releases/release.ts';
import type { ShellBuild, ShellOffer } from '../../shared/contract/releases/shellBuild.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import type { SdkRecord } from '../build/modules.ts';
import { readManifest } from '../build/readManifest.ts';
import { offeredBy } from '../contract/declarations.ts';
import { moduleUses } from '../contract/moduleUses.ts';
import type { Reason } from '../release/gate/GatedModule.ts';
import { askShell } from './deployedShell.ts';
import { packageOf, readAgainst } from './packageOf.ts';

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/**
 * What a shell offers, from the package in `folder`: its built surface or, in packages without a shell, its
 * declarations.
 */
export function offerIn(folder: string): ShellOffer {
  const built = join(folder, 'shell/dist/shell.json');
  const { shellApi, provides, offers } = existsSync(built)
    ? read<ShellBuild>(built)
    : {
        shellApi: read<SdkRecord>(join(folder, 'sdk.json')).shellApi,
        provides: {},
        offers: offeredBy(join(folder, 'declarations'), join(folder, 'shared')).surface,
      };
  const known = readApi(join(folder, 'server/dist/api.json'));
  return { shellApi, provides, offers, calls: known?.calls, api: known?.api };
}

/**
 * What a shell offers: the one at an address, or a version that the module's own shell has had. For older shells that
 * don't report it, reads their package while it is kept. Throws a one-sentence error when both are missing.
 */
export async function offerOf(against: string): Promise<ShellOffer> {
  const { shell, version } = readAgainst(against);
  const answer = await askShell(shell, version === undefined ? '/sdk/offers' : `/sdk/offers/${version}`);
  const offer = (await answer.json().catch(() => ({}))) as Partial<ShellOffer> & { message?: string };
  if (answer.ok && offer.offers) return offer as ShellOffer;
  return packageOf(against).then(offerIn, (cause: Error) => {
    throw new Error(
      offer.message ??
        `${shell.origin} does not tell what it offers, and has no package of that shell: ${cause.message}`,
      { cause },
    );
  });
}

/**
 * Why the current sources of the module in `dir` would not run on a shell, by the server's checks that need no build.
 * Other modules' declarations are unknown here.
 */
export function misfitsWith({ calls, api, ...shell }: ShellOffer, dir: string): Reason[] {
  const { manifest } = readManifest(dir);
  const [uses] = moduleUses([dir]);
  const isKnown = (call: string) => !/ (?:\/api\/)?m\//.test(call) || call.includes(`m/${manifest.name}/`);
  const release: Release = {
    contract: CONTRACT_VERSION,
    version: '0.0.0',
    manifest,
    entry: '',
    container: '',
    files: {},
    pages: {},
    requires: {},
    ...(uses && { uses: { ...uses, calls: uses.calls.filter(isKnown) } }),
    prerendered: {},
    publicFiles: [],
  };
  return [shellApiFits, usesFit].flatMap((check) => check({ release, shell, calls, api, others: [] }));
}
