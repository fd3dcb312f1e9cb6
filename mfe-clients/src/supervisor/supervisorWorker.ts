/*
 * Keeps the page of supervisors' links on the phone, so that it opens without a network. It stands for that one address,
 * and keeps nothing else: what is marked is the page's, and no link comes here (what follows the # is sent to nobody).
 */

/** What a worker is told, as far as this one listens. */
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
const worker = self as unknown as Worker;

const NAME = 'attendance';
const PAGE = '/attendance';
/** How long the network may take before what is kept is shown, in milliseconds. */
const LIMIT_MS = 4000;

/** The page as it is now, which is kept from then on. */
async function fresh(): Promise<Response> {
  const answer = await fetch(PAGE, { cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) });
  if (answer.ok) await (await caches.open(NAME)).put(PAGE, answer.clone());
  return answer;
}

/** The page as it is now, or as it was kept where no network answers. */
async function page(): Promise<Response> {
  const kept = await (await caches.open(NAME)).match(PAGE);
  try {
    const answer = await fresh();
    return answer.ok || !kept ? answer : kept;
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
}

worker.addEventListener('install', (event) => event.waitUntil(fresh().then(() => worker.skipWaiting())));
worker.addEventListener('activate', (event) => event.waitUntil(worker.clients.claim()));
worker.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(page());
});
