import autocannon from 'autocannon';

/** One kind of request, sent again and again. */
export interface Load {
  url: string;
  /** By default GET. */
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** Several paths of the same server in turn, in place of the one in `url`. By default, none. */
  paths?: string[];
  /** How many connections ask at once. */
  connections: number;
  /** How long, in seconds. By default, until `amount` has been answered. */
  seconds?: number;
  amount?: number;
}

export interface Answered {
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Processor time of the server's process for one request, in milliseconds, with all its threads. */
  cpuMs: number;
}

/** How long one request may take, in seconds. */
const LIMIT_S = 30;

/** A value of a server's `/metrics`. Throws when it has none of this name. */
export async function metric(url: string, name: string): Promise<number> {
  const answer = await fetch(new URL('/metrics', url), { signal: AbortSignal.timeout(LIMIT_S * 1000) });
  const value = new RegExp(`^${name} (\\S+)`, 'm').exec(await answer.text())?.[1];
  if (value === undefined) throw new Error(`${url}/metrics answered ${answer.status} without ${name}.`);
  return Number(value);
}

const cpuSeconds = (url: string) => metric(url, 'process_cpu_seconds_total');

/** What a request of a load is answered with, for an error that says it. */
async function firstAnswer({ url, method, headers, body }: Load): Promise<string> {
  try {
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(LIMIT_S * 1000) });
    return `asked once more, it answers ${answer.status} ${(await answer.text()).slice(0, 300)}`;
  } catch (error) {
    return `asked once more, it fails: ${String(error)}`;
  }
}

/** Sends a load and answers how it was borne. Throws, with the server's own words, when an answer is none of 200 and 201 or none comes. */
export async function load(given: Load): Promise<Answered> {
  const { connections, seconds, paths, ...request } = given;
  const before = await cpuSeconds(request.url);
  const result = await autocannon({
    ...request,
    connections,
    timeout: LIMIT_S,
    ...(seconds === undefined ? {} : { duration: seconds, sampleInt: 100 }),
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
  });
  const cpu = (await cpuSeconds(request.url)) - before;
  const answered = result['2xx'];
  if (result.errors + result.non2xx > 0 || answered === 0)
    throw new Error(
      `${request.method ?? 'GET'} ${request.url} at ${connections} connections: ${answered} answers in ${result.duration} s, ${result.errors} connections failed (${result.timeouts} of them waited ${LIMIT_S} s), ${result.non2xx} answers were refusals; ${await firstAnswer(given)}`,
    );
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (cpu * 1000) / answered,
  };
}
