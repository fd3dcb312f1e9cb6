import type { RegistryModule, RegistryRelease } from 'shared/contract';
import type { FailurePhase } from 'shared/contract/moduleReport';
import { diagnose } from './diagnose';
import { fileUrl } from './federation';
import { FILE_LIMIT, FileError } from './loadFile';
import { type FailureReason, ModuleFailure } from './ModuleFailure';

/** What webpack's chunk loading throws. */
interface ChunkError extends Error {
  type?: string;
  request?: string;
}

/** Turns whatever stopped a page into a `ModuleFailure`, asking the server where the error alone does not tell. */
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
  if (error instanceof Error && error.name === 'ChunkLoadError') {
    const { type, request } = error as ChunkError;
    if (type === 'timeout') return fail('page', { kind: 'timeout', milliseconds: FILE_LIMIT }, request);
    if (!request) return fail('page', { kind: 'network' });
    const url = new URL(request, document.baseURI).href;
    return fail('page', await diagnose(url, 'javascript', window.moduleIntegrity?.[url] ?? ''), url);
  }
  if (/shared|share scope|singleton/i.test(message)) return fail('share', { kind: 'shared', detail: message });
  return fail('page', { kind: 'threw', detail: message });
}
