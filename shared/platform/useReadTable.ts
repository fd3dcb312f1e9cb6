import { useCallback, useEffect, useRef } from 'react';
import type { OpenTable } from 'shared/domain/tables/openTable';
import type { ReadSheet } from 'shared/domain/tables/readSheets';
import { platformHost } from './host';
import { readInThread, ThreadMissing } from './readInThread';

/**
 * Reads a chosen file of at most `mostMb` megabytes, by default 64. Returns undefined for null, and where the reading was ended by
 * the next call or with the component. Throws a sentence for what can't be read.
 */
export type TableReader = (file: File | null, mostMb?: number) => Promise<OpenTable | undefined>;

/** A thread that the shell has a script for; undefined where the browser starts none. */
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
 * Reads files of CSV and Excel that somebody chooses, beside the page, so that it answers meanwhile and nothing typed is lost
 * whatever the file holds. A file is read at a time: choosing another or none ends the one before, and so does leaving. After 30
 * seconds the reading ends with a sentence of what to do. Where no thread can be started, as in tests, an old browser or where
 * its script doesn't come, the page reads the file itself.
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
