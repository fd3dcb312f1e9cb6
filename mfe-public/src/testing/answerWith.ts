/**
 * Responds to every request of a test with `status` and `answer` as JSON, or fails it when `offline`; returns the
 * requests.
 */
export function answerWith(status: number | 'offline', answer?: object) {
  const requests: { url: string; key: string; body: unknown; signal?: AbortSignal | null }[] = [];
  globalThis.fetch = async (url, init) => {
    requests.push({
      url: String(url),
      key: new Headers(init?.headers).get('idempotency-key') ?? '',
      body: JSON.parse(String(init?.body)),
      signal: init?.signal,
    });
    if (status === 'offline') throw new TypeError('Failed to fetch');
    const json = () => (answer ? Promise.resolve(answer) : Promise.reject(new SyntaxError('no JSON')));
    return { ok: status < 400, status, json } as Response;
  };
  return requests;
}
