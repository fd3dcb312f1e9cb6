/** How long an answer may take, in milliseconds. */
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

/** Calls the office by a link. Throws `Refused` for an answer that is an error, and anything else without an answer. */
export async function callOffice<T>(api: string, path: 'sheet' | 'marks', body: object): Promise<T> {
  const answer = await fetch(`${api}/attendance-links/${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  const json = (await answer.json()) as T & { message?: string };
  if (!answer.ok) throw new Refused(answer.status, json.message ?? '');
  return json;
}
