import { setTimeout as wait } from 'node:timers/promises';
import { type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { load, metric } from './load';

const REQUESTS = 200_000;
const STEPS = 4;
const CONNECTIONS = 200;
/** How much larger the memory may be after the last requests than after the first quarter of them. */
const GROWTH = 1.15;
/** How long a server that nobody asks is left alone before it is looked at, in milliseconds. */
const IDLE_MS = 15_000;
/** What a day brings, in turn. */
const mixed = ['/', '/services', '/favicon.svg', '/api/ready', '/about-us', '/dashboard', '/pricing', '/signin'];

/** What the server's process keeps: when nobody has asked yet, and after many requests. */
export async function measureMemory(): Promise<Part> {
  const product = await startProduct({ NODE_OPTIONS: '--max-semi-space-size=2' });
  const resident = async () => (await metric(product.url, 'process_resident_memory_bytes')) / 2 ** 20;
  try {
    await wait(IDLE_MS);
    const idle = await resident();
    const after: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await load({ url: product.url, paths: mixed, connections: CONNECTIONS, amount: REQUESTS / STEPS });
      after.push(await resident());
    }
    const growth = (after.at(-1) ?? 0) / (after[0] ?? 0);
    return {
      sections: [
        {
          title: 'Memory of the server, with the samples, started as docs/operating.md says',
          headings: ['after', 'MB'],
          rows: [
            [`nobody has asked for ${IDLE_MS / 1000} s`, round(idle, 0)],
            ...after.map((each, step) => [`${((step + 1) * REQUESTS) / STEPS} requests`, round(each, 0)]),
          ],
        },
      ],
      goals: [
        {
          what: `memory after ${REQUESTS} requests`,
          value: growth,
          limit: { most: GROWTH },
          of: 'that after a quarter',
        },
      ],
    };
  } finally {
    await product.stop();
  }
}
