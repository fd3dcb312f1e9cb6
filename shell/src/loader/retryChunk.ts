import { diagnose } from './diagnose';
import { FILE_LIMIT } from './loadFile';
import { type FailureReason, isTransient } from './ModuleFailure';
import { retrying } from './retrying';

declare global {
  interface Window {
    /**
     * Loads a chunk, with retries where they may help; called by the builds
     * (`scripts/build/plugins/ChunkRetryPlugin.ts`).
     */
    retryChunk?: <T>(load: () => Promise<T>) => Promise<T>;
  }
}

/** The error of a build's chunk loading when a script or stylesheet fails to load. */
export interface ChunkError extends Error {
  type?: string;
  request?: string;
  code?: string;
}

/** Rspack marks its stylesheet errors only by a code. */
export const isChunkError = (error: unknown): error is ChunkError =>
  error instanceof Error && (error.name === 'ChunkLoadError' || (error as ChunkError).code === 'CSS_CHUNK_LOAD_FAILED');

const reasons = new WeakMap<ChunkError, FailureReason>();

/** Why a chunk failed to load, if known. */
export const knownReason = (error: unknown): FailureReason | undefined =>
  isChunkError(error) ? reasons.get(error) : undefined;

/** Finds out why a chunk failed to load, once per error. */
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

/** Whether a file of the shell failed to load. Shared code hides that, and its users throw other errors. */
export const lacksShellFile = (): boolean => isShellIncomplete;

const isOfShell = ({ request }: ChunkError) =>
  request !== undefined && new URL(request, document.baseURI).pathname.startsWith('/shell/');

/** Makes chunks of the shell and modules, including pages' own `lazy` ones, retry as pages do. */
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
