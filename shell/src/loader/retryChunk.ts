import { diagnose } from './diagnose';
import { FILE_LIMIT } from './loadFile';
import { type FailureReason, isTransient } from './ModuleFailure';
import { retrying } from './retrying';

declare global {
  interface Window {
    /** Loads a chunk, again where that may help; the builds call it (`scripts/build/plugins/ChunkRetryPlugin.ts`). */
    retryChunk?: <T>(load: () => Promise<T>) => Promise<T>;
  }
}

/** What a build's own loading throws when a script or stylesheet of a chunk does not come. */
export interface ChunkError extends Error {
  type?: string;
  request?: string;
  code?: string;
}

/** Rspack names its error of a stylesheet by a code alone. */
export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && (error.name === 'ChunkLoadError' || (error as ChunkError).code === 'CSS_CHUNK_LOAD_FAILED');

const reasons = new WeakMap<ChunkError, FailureReason>();

/** Why a chunk did not come, where that was found out. */
export const knownReason = (error: unknown): FailureReason | undefined =>
  isChunkError(error) ? reasons.get(error) : undefined;

/** Finds out why a chunk did not come, once for each error. */
export async function reasonOf(error: ChunkError): Promise<FailureReason> {
  const reason = reasons.get(error) ?? (await find(error));
  reasons.set(error, reason);
  return reason;
}

async function find({ type, request }: ChunkError): Promise<FailureReason> {
  if (type === 'timeout') return { kind: 'timeout', milliseconds: FILE_LIMIT };
  if (!request) return { kind: 'network' };
  const { origin, pathname } = new URL(request, document.baseURI);
  const url = origin + pathname;
  return diagnose(url, url.endsWith('.css') ? 'css' : 'javascript', window.moduleIntegrity?.[url] ?? '');
}

let isShellIncomplete = false;

/** Whether a file of the shell did not load. Shared code keeps that to itself, and its users throw something else. */
export const lacksShellFile = (): boolean => isShellIncomplete;

const isOfShell = ({ request }: ChunkError) =>
  request !== undefined && new URL(request, document.baseURI).pathname.startsWith('/shell/');

/** Has chunks, of the shell, of modules and a page's own `lazy` ones, tried again as pages are. */
export function offerChunkRetry(): void {
  window.retryChunk = (load) =>
    retrying(
      () =>
        load().catch(async (error: unknown) => {
          if (isChunkError(error)) await reasonOf(error);
          throw error;
        }),
      (error) => {
        const reason = knownReason(error);
        return reason !== undefined && isTransient(reason);
      },
    ).catch((error: unknown) => {
      isShellIncomplete ||= isChunkError(error) && isOfShell(error);
      throw error;
    });
}
