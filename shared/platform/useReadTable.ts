import { useCallback, useEffect, useRef } from 'react';
import type { OpenTable } from 'shared/domain/tables/openTable';
import type { ReadSheet } from 'shared/domain/tables/readSheets';
import { platformHost } from './host';
import { readInThread, ThreadMissing } from './readInThread';

/**
 * Reads a chosen file of at most `mostMb` megabytes, by default 64. Returns undefined for null, and if the next call or
 * unmounting cancelled it. Throws an explanation for files that can't be read.
 */
export type TableReader = (file: File | null, mostMb?: number) => Promise<OpenTable | undefined>;

/** A worker with the shell's script; undefined if the browser can't start one. */
function startThread(): Worker | undefined {
  const { tableReader } = platformHost();
  if (tableReader === undefined || typeof Worker === 'undefined') return undefined;
  try {
    return new Worker(tableReader);
  } catch {
    return undefined;
  }
}

async function read(file: File, ended: AbortSignal): Promise<ReadSheet[]> {
  const thread = startThread();
  try {
    if (thread) return await readInThread(file, thread, ended);
  } catch (error) {
    if (!(error instanceof ThreadMissing)) throw error;
  }
  const { readSheets } = await import('shared/domain/tables/readSheets');
  return readSheets(file);
}

/**
 * Reads chosen CSV and Excel files in a worker, so that the page stays responsive and no file can break it. Reads one
 * file at a time: choosing another or none cancels the previous one, and so does unmounting. After 30 seconds it fails
 * with a sentence of advice. If no worker can be started, as in tests, old browsers or when its script fails to load,
 * the page reads the file itself.
 * @example
 * const readTable = useReadTable();
 * const table = await readTable(file);
 */
export function useReadTable(): TableReader {
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  return useCallback(async (file, mostMb = 64) => {
    running.current?.abort();
    if (!file) return undefined;
    if (file.size > mostMb * 1024 * 1024) throw new Error(`Choose a file of at most ${mostMb} MB.`);
    const own = new AbortController();
    running.current = own;
    const { signal } = own;
    try {
      const [sheets, { openTable }] = await Promise.all([read(file, signal), import('shared/domain/tables/openTable')]);
      return signal.aborted ? undefined : openTable(sheets);
    } catch (error) {
      if (signal.aborted) return undefined;
      throw error;
    }
  }, []);
}
