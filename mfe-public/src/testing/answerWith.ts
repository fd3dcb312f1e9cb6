/** Lets every request of a test be answered with `status` and `answer` as JSON, or fail when it is `offline`; returns what was sent. */
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
