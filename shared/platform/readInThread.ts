import type { ReadSheet } from 'shared/domain/tables/readSheets';
import type { TableMessage } from './tableMessage';

/** The timeout for reading a file, in milliseconds. */
const LIMIT_MS = 30_000;

const LESS = 'Save only the sheet and the lines that you need as a file of their own, and choose that.';

/** Why no worker could be started: an old browser, or its script failed to load. */
export class ThreadMissing extends Error {
  override name = 'ThreadMissing';
}

/**
 * Reads a file in a worker, and terminates it when done, after 30 seconds, or when `ended` is aborted. Then throws too,
 * with the worker's own sentence for files it refuses, a sentence with advice after a timeout or crash, and
 * `ThreadMissing` if it did not start.
 */
export function readInThread(file: File, worker: Worker, ended: AbortSignal): Promise<ReadSheet[]> {
  return new Promise((resolve, reject) => {
    const sheets: ReadSheet[] = [];
    let isReady = false;
    const end = () => {
      clearTimeout(limit);
      worker.terminate();
    };
    const fail = (error: Error) => {
      end();
      reject(error);
    };
    const limit = setTimeout(
      () => fail(new Error(`Reading this file took more than 30 seconds, so it was stopped. ${LESS}`)),
      LIMIT_MS,
    );
    ended.addEventListener('abort', () => fail(new Error('The reading was ended.')));
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      fail(isReady ? new Error(`This file holds too much to be read here. ${LESS}`) : new ThreadMissing());
    });
    worker.addEventListener('message', ({ data }: MessageEvent<TableMessage>) => {
      if (data.is === 'ready') {
        isReady = true;
        worker.postMessage(file);
      } else if (data.is === 'sheet') sheets.push({ name: data.name, lines: [] });
      else if (data.is === 'lines') for (const line of data.lines) sheets.at(-1)?.lines.push(line);
      else if (data.is === 'refused') fail(new Error(data.sentence));
      else {
        end();
        resolve(sheets);
      }
    });
  });
}
