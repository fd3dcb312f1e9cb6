import { session } from 'shared/platform';
import { apiBase } from '../registry/apiBase';

/**
 * Reports a failure or a visit to the server, at a path below the API, within 5 s; sent with the session, which decides
 * how the report counts. Throws the browser's error when it can't be sent.
 */
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
