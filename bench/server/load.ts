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
  /** Processor time of the server for one request, in milliseconds, with all its threads. */
  cpuMs: number;
}

/** A value of a server's `/metrics`. */
export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(new URL('/metrics', url))).text();
  return Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]);
}

const cpuSeconds = (url: string) => metric(url, 'process_cpu_seconds_total');

/** Sends a load and answers how it was borne. Throws when an answer is none of 200 and 201. */
export async function load({ connections, seconds, paths, ...request }: Load): Promise<Answered> {
  const before = await cpuSeconds(request.url);
  const result = await autocannon({
    ...request,
    connections,
    timeout: 30,
    ...(seconds === undefined ? {} : { duration: seconds, sampleInt: 100 }),
    ...(paths ? { requests: paths.map((path) => ({ path })) } : {}),
  });
  const cpu = (await cpuSeconds(request.url)) - before;
  if (result.errors + result.non2xx > 0)
    throw new Error(`${request.url}: ${result.errors} connections failed, ${result.non2xx} answers were refusals`);
  return {
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMs: (cpu * 1000) / result['2xx'],
  };
}
