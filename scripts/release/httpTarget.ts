import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { formatDateTime } from '../../shared/domain/dates.ts';
import { tokenWarningDays } from '../../shared/domain/deployToken.ts';
import type { ModuleRow, ReleaseTarget } from './ReleaseTarget.ts';

/** The longest an upload may take, in milliseconds; other calls take 15 s at most. */
const UPLOAD_LIMIT = 30 * 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A command tells it once. */
let isWarned = false;

/** Says on the standard error that the token ends soon. */
function warnOfEnd(expiresAt: string | null): void {
  if (isWarned || expiresAt === null) return;
  const left = (Date.parse(expiresAt) - Date.now()) / DAY_MS;
  if (!(left <= tokenWarningDays)) return;
  isWarned = true;
  console.error(
    `The deploy token in RELEASE_TOKEN ends on ${formatDateTime(expiresAt)}. Ask the owner to make a new one under Modules → Deploy tokens.`,
  );
}

/** A running server at `url`, by the deploy token of one module. */
export function httpTarget(url: string, token: string): ReleaseTarget {
  const call = async <T>(method: string, path: string, body?: FormData | object, limit = 15_000): Promise<T> => {
    const isForm = body instanceof FormData;
    let response: Response;
    try {
      response = await fetch(`${url.replace(/\/+$/, '')}/api/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
        },
        body: isForm ? body : body && JSON.stringify(body),
        signal: AbortSignal.timeout(limit),
      });
    } catch (cause) {
      throw new Error(`${url} could not be reached; check RELEASE_URL and the connection.`, { cause });
    }
    warnOfEnd(response.headers.get('deploy-token-expires'));
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`);
    return answer as T;
  };

  return {
    name: url,
    list: () => call<ModuleRow[]>('GET', 'releases'),
    admit: (module) => call<{ shellApi: string }>('GET', `releases/${module}/shell`),
    async publish(dist, release, { dryRun, promote }) {
      const form = new FormData();
      form.append('file', new Blob([JSON.stringify(release)]), 'release.json');
      for (const file of Object.keys(release.files)) form.append('file', await openAsBlob(join(dist, file)), file);
      const query = `dryRun=${dryRun ? 1 : 0}&promote=${promote ? 1 : 0}`;
      return (
        await call<{ result: 'published' | 'unchanged' | 'checked' }>(
          'POST',
          `releases/${release.manifest.name}?${query}`,
          form,
          UPLOAD_LIMIT,
        )
      ).result;
    },
    rollback: async (module, version) =>
      (await call<{ version: string }>('POST', `releases/${module}/rollback`, version === undefined ? {} : { version }))
        .version,
    promote: (module, version) => call('POST', `releases/${module}/promote`, { version }),
    retire: (module) => call('POST', `releases/${module}/retire`, {}),
    failures: async () => undefined,
    close: async () => undefined,
  };
}
