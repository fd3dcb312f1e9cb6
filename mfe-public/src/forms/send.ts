const timeLimit = 15_000;

/** Where the API is, as the document says; with the site itself unless the deployer named another host. */
const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api';

/**
 * Posts a form's values as JSON to a path of the API. Rejects when the network fails, after
 * 15 seconds, or when the answer is not a success.
 */
export async function send(path: string, values: Record<string, string | boolean>): Promise<void> {
  const response = await fetch(`${apiBase()}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(values),
    signal: AbortSignal.timeout(timeLimit),
  });
  if (!response.ok) throw new Error(`The server answered ${response.status} to ${path}; send the form again later.`);
}
