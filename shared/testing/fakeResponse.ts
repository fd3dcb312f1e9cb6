/** The members of a Response that the API client reads; the test's browser has none. */
export interface FakeAnswer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** An answer in the shape of a Response. */
export function fakeResponse({ status, body, headers = {} }: FakeAnswer): Response {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
  const answer: Partial<Response> = {
    ok: status >= 200 && status < 300,
    status,
    bodyUsed: false,
    headers: { get: (name: string) => headers[name] ?? null } as Headers,
    text: () => Promise.resolve(text),
    json: () => Promise.resolve().then(() => JSON.parse(text) as unknown),
    blob: () => Promise.resolve(new Blob([text])),
  };
  return answer as Response;
}
