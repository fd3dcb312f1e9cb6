/** The messages for a worker that are used here. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  respondWith(answer: Promise<Response>): void;
  readonly request: Request;
}
interface Worker {
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: 'install' | 'activate' | 'fetch', listener: (event: WorkerEvent) => void): void;
}

/** Time limit for the network before the stored page is shown, in milliseconds. */
const LIMIT_MS = 4000;

/** In the worker of a light page: keeps the page at `path` on the phone, so that it opens without a network. It keeps nothing else. */
export function keepPage(path: string): void {
  const worker = self as unknown as Worker;
  const open = () => caches.open(path.slice(1));

  /** The page as it is now, which is kept from then on. */
  const fresh = async (): Promise<Response> => {
    const answer = await fetch(path, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });
    if (answer.ok) await (await open()).put(path, answer.clone());
    return answer;
  };

  /** The page as it is now, or as it was kept where no network answers. */
  const page = async (): Promise<Response> => {
    const kept = await (await open()).match(path);
    try {
      const answer = await fresh();
      return answer.ok || !kept ? answer : kept;
    } catch (error) {
      if (kept) return kept;
      throw error;
    }
  };

  worker.addEventListener('install', (event) => event.waitUntil(fresh().then(() => worker.skipWaiting())));
  worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
  worker.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(page());
  });
}
