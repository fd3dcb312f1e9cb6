/** Time limit for an answer, in milliseconds. */
const LIMIT_MS = 20_000;

/** The office's answer when it is none that the page can use. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Sends a body to a call of the API, without cookies. Throws `Refused` for an answer that is an error, and anything else without an answer. */
export async function sendToOffice(api: string, path: string, body: object): Promise<Response> {
  const answer = await fetch(`${api}/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (answer.ok) return answer;
  throw new Refused(answer.status, ((await answer.json()) as { message?: string }).message ?? '');
}

/** The same, for an answer that is JSON. */
export const callOffice = async <T>(api: string, path: string, body: object): Promise<T> =>
  (await (await sendToOffice(api, path, body)).json()) as T;
