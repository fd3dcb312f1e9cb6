import type { ServerEvent } from 'shared/domain/console/serverEvent';
import { session } from 'shared/platform';

/** Without messages for this long, in milliseconds, the connection counts as lost: the server sends one every 10 s. */
const SILENCE = 25_000;
/**
 * The first message should arrive at once; without it within this time, in milliseconds, a proxy is buffering
 * responses.
 */
const FIRST = 5_000;
/** The delay before reconnecting, in milliseconds: doubles each time up to the longest. */
const PAUSE = 1_000;
const LONGEST = 60_000;

/**
 * The lock of the tab that holds the connection for all tabs of an account, and the channel to the other tabs: tabs of
 * different accounts hear nothing of each other.
 */
const nameFor = (account: string) => `server-events:${account}`;

/** The message to the other tabs when the connection ended. */
const SILENT = 'silent';

/** Calls `take` with the server's messages until the stream ends, fails or is silent for too long. */
async function readEvents(apiBase: string, signal: AbortSignal, take: (event: ServerEvent) => void): Promise<void> {
  const silence = new AbortController();
  let timer = setTimeout(() => silence.abort(), FIRST);
  try {
    const answer = await fetch(`${apiBase}/events`, {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${session.token() ?? ''}` },
      cache: 'no-store',
      signal: AbortSignal.any([signal, silence.signal]),
    });
    if (!answer.ok || !answer.body) return;
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let rest = '', part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), SILENCE);
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) take(JSON.parse(event.slice(6)) as ServerEvent);
    }
  } finally {
    clearTimeout(timer);
  }
}

/** When the last message arrived; 0 without a connection. */
let heardAt = 0;

/** Whether the server pushes changes, so that polling is unnecessary. */
export const hearsServer = (): boolean => Date.now() - heardAt < SILENCE;

/**
 * Receives the server's messages to an account, by one connection for all its tabs in a browser: the first tab holds it
 * and forwards messages; when it closes, the next one takes over. Does nothing where the browser or network doesn't
 * allow that.
 * @returns ends it
 */
export function hearServer(apiBase: string, account: string, onEvent: (event: ServerEvent) => void): () => void {
  const over = new AbortController();
  if (!('locks' in navigator) || !('BroadcastChannel' in window)) return () => undefined;
  // A new tab has just received everything with its document.
  heardAt = Date.now();
  const name = nameFor(account);
  const channel = new BroadcastChannel(name);
  const take = (event: ServerEvent) => {
    heardAt = Date.now();
    onEvent(event);
  };
  channel.onmessage = ({ data }: MessageEvent<ServerEvent | typeof SILENT>) => {
    if (data === SILENT) heardAt = 0;
    else take(data);
  };
  const hold = async () => {
    for (let pause = PAUSE; !over.signal.aborted; pause = Math.min(pause * 2, LONGEST)) {
      await readEvents(apiBase, over.signal, (event) => {
        pause = PAUSE;
        take(event);
        channel.postMessage(event);
      }).catch(() => undefined);
      if (over.signal.aborted) return;
      heardAt = 0;
      channel.postMessage(SILENT);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void navigator.locks.request(name, { signal: over.signal }, hold).catch(() => undefined);
  over.signal.addEventListener('abort', () => channel.close());
  return () => {
    heardAt = 0;
    over.abort();
  };
}
