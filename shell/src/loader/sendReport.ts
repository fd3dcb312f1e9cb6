import { session } from 'shared/platform';
import { apiBase } from '../registry/apiBase';

/** Tells the server of a failure, or of a visit, at a path below the API, within 5 s; whose session it is decides what the report counts for. Throws what the browser says when it can't be sent. */
export async function sendReport(
  path: 'module-reports' | 'faults' | 'vitals' | 'opened-pages',
  body: object,
): Promise<void> {
  const token = session.token();
  await fetch(`${apiBase()}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    keepalive: true,
    signal: AbortSignal.timeout(5000),
  });
}
