import type { Goal } from '../Goal';
import { P99_MS, type Part, round } from '../Part';
import { metric } from './load';
import { p99, probe } from './probe';

/** What holds a processor, as people bring it about: each does it once and waits for its end. */
export interface Job {
  name: string;
  run: () => Promise<unknown>;
  /** The longest that it may take, in seconds. By default any time. */
  most?: number;
}

const probed = { file: '/favicon.svg', 'list of 50': '/api/centers?page=1&size=50', health: '/api/health' };

/** Runs each job once while others ask for files, lists and health: what they wait, and how long the server's event loop is held. */
export async function besideJobs(title: string, url: string, token: string, jobs: Job[]): Promise<Part> {
  const urls = Object.values(probed).map((path) => url + path);
  const found: { name: string; most?: number; took: number; p99: number[]; held: number; memory: number }[] = [];
  for (const { name, run, most } of jobs) {
    // Reading the metrics begins the measurement of the event loop anew.
    await metric(url, 'nodejs_eventloop_lag_max_seconds');
    const begin = performance.now();
    const times = await probe(urls, token, run);
    found.push({
      name,
      most,
      took: (performance.now() - begin) / 1000,
      p99: urls.map((each) => p99(times.get(each) ?? [])),
      held: (await metric(url, 'nodejs_eventloop_lag_max_seconds')) * 1000,
      memory: (await metric(url, 'process_resident_memory_bytes')) / 2 ** 20,
    });
  }
  return {
    sections: [
      {
        title: `${title}: p99 of other answers in ms meanwhile, the longest that the event loop was held in ms (10 of them when it was free), and the memory after it`,
        headings: ['work', 'takes', ...Object.keys(probed), 'held', 'memory'],
        rows: found.map((each) => [
          each.name,
          `${each.took.toFixed(1)} s`,
          ...each.p99.map((ms) => round(ms)),
          round(each.held, 0),
          `${round(each.memory, 0)} MB`,
        ]),
      },
    ],
    goals: found.flatMap(({ name, most, took, p99: waits }): Goal[] => [
      {
        what: `p99 of other answers beside ${name}`,
        value: Math.max(...waits),
        limit: { most: P99_MS },
        unit: 'ms',
      },
      ...(most === undefined ? [] : [{ what: name, value: took, limit: { most }, unit: 's' as const }]),
    ]),
  };
}
