import type { RegistryModule, RegistryRelease } from 'shared/contract';
import type { FailurePhase } from 'shared/contract/releases/moduleReport';
import { fileUrl } from './fileUrl';
import { FileError } from './loadFile';
import { type FailureReason, ModuleFailure } from './ModuleFailure';
import { isChunkError, reasonOf } from './retryChunk';

/** Turns any error that stopped a page into a `ModuleFailure`, asking the server if the error alone is not enough. */
export async function classify(
  error: unknown,
  module: RegistryModule,
  release: RegistryRelease,
  page: string,
): Promise<ModuleFailure> {
  const fail = (phase: FailurePhase, reason: FailureReason, url?: string) =>
    new ModuleFailure(
      phase,
      reason,
      { module: module.manifest.name, team: module.manifest.team, version: release.version, page, url },
      error,
    );

  if (error instanceof ModuleFailure) return error;
  if (error instanceof FileError) {
    const isEntry = error.url === fileUrl(release, release.entry);
    return fail(isEntry ? 'entry' : 'styles', error.reason, error.url);
  }
  const message = error instanceof Error ? error.message : String(error);
  if (isChunkError(error)) return fail('page', await reasonOf(error), error.request);
  if (/shared|share scope|singleton/i.test(message)) return fail('share', { kind: 'shared', detail: message });
  return fail('page', { kind: 'threw', detail: message });
}
