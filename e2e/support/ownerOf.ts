/** A signed-in person's session, as the browser stores it. */
export interface SignedIn {
  token: string;
  account: { id: string; name: string; email: string; role: string };
}

export const credentials = { name: 'Asha Verma', email: 'asha@example.com', password: 'correct horse battery' };

/**
 * Sends JSON to the API, by default without a session; returns the parsed body, and throws when the response is an
 * error.
 */
export async function post<T>(url: string, body: unknown, token?: string): Promise<T> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** Registers the first account of a fresh server, the owner, and signs it in. */
export async function ownerOf(url: string): Promise<SignedIn> {
  await post(`${url}/api/auth/register`, credentials);
  return post(`${url}/api/auth/login`, { ...credentials, name: '' });
}

/** A module's deploy token, as an owner creates it for its pipeline. */
export const deployTokenFor = async (module: string, url: string, { token }: SignedIn): Promise<string> =>
  (await post<{ token: string }>(`${url}/api/deploy-tokens`, { module, name: 'pipeline' }, token)).token;
