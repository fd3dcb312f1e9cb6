const timeLimit = 15_000;

/** The API's address from the document; same origin unless the deployer set another host. */
const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';

/** The server's message for a form; empty if there is none or the response isn't JSON. */
const saidIn = (response: Response): Promise<string | undefined> =>
  response.json().then(
    (answer: { message?: unknown } | null) => (typeof answer?.message === 'string' ? answer.message : undefined),
    () => undefined,
  );

/**
 * The last content sent without success, with its idempotency key: a retry uses the same key, so that the server
 * handles it once.
 */
let lost = { content: '', key: '' };

/** A new attempt. */
const newKey = () => crypto.getRandomValues(new Uint32Array(5)).join('-');

/**
 * Posts a form's values as JSON to an API path. Returns undefined on success, otherwise the server's message. Rejects
 * when the network fails, after 15 seconds, or when the server gives no reason.
 */
export async function send(path: string, values: Record<string, string | boolean>): Promise<string | undefined> {
  const body = JSON.stringify(values);
  const content = path + body;
  const key = lost.content === content ? lost.key : newKey();
  lost = { content, key };
  const response = await fetch(`${apiBase()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'idempotency-key': key },
    body,
    signal: AbortSignal.timeout(timeLimit),
  });
  if (response.ok) {
    lost = { content: '', key: '' };
    return undefined;
  }
  const reason = response.status < 500 ? await saidIn(response) : undefined;
  if (reason) return reason;
  throw new Error(`The server answered ${response.status} to ${path}; send the form again later.`);
}
