import { readSheets } from 'shared/domain/tables/readSheets';
import { errorText } from './errorText';
import type { TableMessage } from './tableMessage';

/** How many lines are sent at once: receiving a message blocks the page for a few milliseconds. */
const LINES_AT_ONCE = 2_000;

/** In a worker: reads the file that the page sends to `scope`, and posts its content. */
export function answerTable(scope: Pick<EventTarget, 'addEventListener'>, say: (message: TableMessage) => void): void {
  const read = async (file: File) => {
    try {
      for (const { name, lines } of await readSheets(file)) {
        say({ is: 'sheet', name });
        for (let from = 0; from < lines.length; from += LINES_AT_ONCE)
          say({ is: 'lines', lines: lines.slice(from, from + LINES_AT_ONCE) });
      }
      say({ is: 'read' });
    } catch (error) {
      say({ is: 'refused', sentence: errorText(error, '') });
    }
  };
  scope.addEventListener('message', (event) => void read((event as MessageEvent<File>).data));
  say({ is: 'ready' });
}
