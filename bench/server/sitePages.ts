import { startProduct } from '../startProduct';
import { type Answered, load, metric } from './load';

/** What pages take of the server, and what many answers leave in its memory. */
export interface SitePages {
  /** The home page with 200 connections. */
  page: Answered;
  /** The console's document with as many, in turn with it. */
  console: Answered;
  /** Megabytes that the process keeps, after each of `STEPS` lots of requests. */
  memory: number[];
}

const CONNECTIONS = 200;
const ROUNDS = 3;
const SECONDS = 1.5;
export const REQUESTS = 200_000;
const STEPS = 4;
/** What a day brings, in turn. */
const mixed = ['/', '/services', '/favicon.svg', '/api/ready', '/about-us', '/dashboard', '/pricing', '/signin'];

const best = (rounds: Answered[]): Answered =>
  rounds.toSorted((a, b) => b.perSecond - a.perSecond)[Math.floor(rounds.length / 2)] as Answered;

/** Measures the site and the console's document on a product with the samples. */
export async function measurePages(): Promise<SitePages> {
  const product = await startProduct();
  try {
    const ask = (path: string) => load({ url: product.url + path, connections: CONNECTIONS, seconds: SECONDS });
    for (const path of ['/', '/dashboard']) await ask(path);
    const rounds: { page: Answered; console: Answered }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({ page: await ask('/'), console: await ask('/dashboard') });
    const memory: number[] = [];
    for (let step = 0; step < STEPS; step += 1) {
      await load({ url: product.url, paths: mixed, connections: CONNECTIONS, amount: REQUESTS / STEPS });
      memory.push((await metric(product.url, 'process_resident_memory_bytes')) / 2 ** 20);
    }
    return { page: best(rounds.map((each) => each.page)), console: best(rounds.map((each) => each.console)), memory };
  } finally {
    await product.stop();
  }
}
