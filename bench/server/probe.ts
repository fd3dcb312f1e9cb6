import { Agent, request } from 'node:http';

/** How long answers took, in milliseconds, the shortest first; one that was no 200 took for ever. */
export type Times = number[];

/** How often each path is asked for, in milliseconds after its last answer. */
const EVERY_MS = 5;

const ask = (agent: Agent, url: string, token: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const begin = performance.now();
    request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      answer.resume().once('end', () => {
        resolve(answer.statusCode === 200 ? performance.now() - begin : Number.POSITIVE_INFINITY);
      });
    })
      .once('error', reject)
      .end();
  });

/** Asks for each URL again and again, on a connection of its own, until the work is done; answers how long it took, by URL. */
export async function probe(urls: string[], token: string, work: () => Promise<unknown>): Promise<Map<string, Times>> {
  let isDone = false;
  const asking = urls.map(async (url): Promise<[string, Times]> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const times: Times = [];
    while (!isDone) {
      times.push(await ask(agent, url, token));
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
    }
    agent.destroy();
    return [url, times.sort((a, b) => a - b)];
  });
  try {
    await work();
  } finally {
    isDone = true;
  }
  return new Map(await Promise.all(asking));
}

/** The time that 99 of 100 answers took at most. */
export const p99 = (times: Times): number => times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN;
