import { median } from '../median';
import { P99_MS, type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { type Answered, load } from './load';

const CONNECTIONS = 200;
const ROUNDS = 3;
const SECONDS = 1.5;
/** The console's documents for each public page, at least. */
const LEAST = 0.5;

const middle = (rounds: Answered[]): Answered =>
  rounds.toSorted((a, b) => b.perSecond - a.perSecond)[Math.floor(rounds.length / 2)] as Answered;

/** The home page and the console's document in turn, for browsers, which take them compressed. */
export async function measurePages(): Promise<Part> {
  const product = await startProduct();
  try {
    const headers = { 'accept-encoding': 'gzip, deflate, br' };
    const ask = (path: string) =>
      load({ url: product.url + path, headers, connections: CONNECTIONS, seconds: SECONDS });
    for (const path of ['/', '/dashboard']) await ask(path);
    const rounds: { page: Answered; console: Answered }[] = [];
    for (let n = 0; n < ROUNDS; n += 1) rounds.push({ page: await ask('/'), console: await ask('/dashboard') });
    const found = {
      'home page': middle(rounds.map(({ page }) => page)),
      'the console’s document': middle(rounds.map((each) => each.console)),
    };
    const share = median(rounds.map(({ page, console }) => console.perSecond / page.perSecond));
    const { p99 } = found['home page'];
    return {
      sections: [
        {
          title: `Pages at ${CONNECTIONS} connections, compressed`,
          headings: ['', 'a second', 'p50 ms', 'p99 ms', 'processor ms'],
          rows: Object.entries(found).map(([name, each]) => [
            name,
            ...[each.perSecond, each.p50, each.p99].map((value) => round(value, 0)),
            round(each.cpuMs),
          ]),
        },
      ],
      goals: [
        {
          what: `p99 of a public page at ${CONNECTIONS} connections`,
          value: p99,
          limit: { most: P99_MS },
          unit: 'ms',
        },
        {
          what: 'answers of the console’s document',
          value: share,
          limit: { least: LEAST },
          of: 'a public page’s',
        },
      ],
    };
  } finally {
    await product.stop();
  }
}
