import { startProduct } from '../startProduct';

/** Calls the API as somebody who is signed in. */
export type Call = (method: string, path: string, body?: object) => Promise<Response>;

/** The longest that a call may take, in milliseconds. */
const LIMIT_MS = 300_000;

/** Runs the product on a place, and work that calls it with a session. */
export async function withProduct<T>(
  environment: Record<string, string>,
  token: string,
  work: (url: string, call: Call) => Promise<T>,
): Promise<T> {
  const product = await startProduct(environment);
  const call: Call = (method, path, body) =>
    fetch(`${product.url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(LIMIT_MS),
    });
  try {
    return await work(product.url, call);
  } finally {
    await product.stop();
  }
}

/** A whole answer. Throws when it is a refusal. */
export async function taken(answer: Promise<Response>): Promise<ArrayBuffer> {
  const response = await answer;
  const body = await response.arrayBuffer();
  if (!response.ok)
    throw new Error(`${response.url} answered ${response.status} ${Buffer.from(body).toString().slice(0, 300)}`);
  return body;
}
