import { StartError } from '../startError';
import type { ReleaseStore } from './ReleaseStore';

/**
 * Looks whether the current releases were made for what this shell and API offer. Where one was not, the start ends with a
 * `StartError` of a sentence for each reason, or, with `serve`, says them and goes on.
 */
export async function refuseMisfits(
  store: ReleaseStore,
  misfits: 'refuse' | 'serve',
  tell = (sentence: string): void => void process.stderr.write(`${sentence}\n`),
): Promise<void> {
  const sentences = (await store.misfits()).flatMap(({ release: { manifest, version }, reasons }) =>
    reasons.map((reason) => `${manifest.name} ${version} (${manifest.team}) does not fit: ${reason}`),
  );
  if (sentences.length === 0) return;
  if (misfits === 'serve') return sentences.forEach(tell);
  throw new StartError(
    [
      ...sentences,
      'Release these modules for this version, take them out with npm run retire, go back to the version before, or set INCOMPATIBLE_RELEASES=serve to start all the same.',
    ].join('\n'),
  );
}
