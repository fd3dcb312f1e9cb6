import { shellApiFits } from '../../server/src/releases/checks/shellApiFits.ts';
import { usesFit } from '../../server/src/releases/checks/usesFit.ts';
import type { Release } from '../../shared/contract/release.ts';
import type { ShellOffer } from '../../shared/contract/shellBuild.ts';
import { CONTRACT_VERSION } from '../../shared/contract/version.ts';
import { readManifest } from '../build/readManifest.ts';
import { moduleUses } from '../contract/moduleUses.ts';
import type { Reason } from '../release/gate/GatedModule.ts';
import { askShell, readAddress, shellOfPackage } from './deployedShell.ts';

/**
 * What a shell offers: that at an address, or of a version that the module's own shell has served. Throws an error of one
 * sentence where there is none.
 */
export async function offerOf(against: string): Promise<ShellOffer> {
  const isVersion = /^\d[\w.-]*$/.test(against);
  const shell = isVersion ? shellOfPackage() : readAddress(against, '--against');
  const answer = await askShell(shell, isVersion ? `/sdk/offers/${against}` : '/sdk/offers');
  const offer = (await answer.json().catch(() => ({}))) as Partial<ShellOffer> & { message?: string };
  if (answer.ok && offer.offers) return offer as ShellOffer;
  throw new Error(
    offer.message ?? `${shell.origin} does not tell what it offers; check the address, or wait for its next version.`,
  );
}

/**
 * Why the module in `dir`, as its sources are, would not run on a shell, by the checks of the server that need no build.
 * Of what other modules declare nothing is known here.
 */
export function misfitsWith({ calls, ...shell }: ShellOffer, dir: string): Reason[] {
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
  return [shellApiFits, usesFit].flatMap((check) => check({ release, shell, calls, others: [] }));
}
