import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Fault } from '../../shared/contract/releases/fault.ts';
import type { ModuleNews } from '../../shared/contract/releases/moduleNews.ts';
import { releaseSchema } from '../../shared/contract/releases/release.ts';
import type { StoredReplay } from '../../shared/contract/releases/replay.ts';
import { servedFiles } from '../../shared/contract/releases/sourceMaps.ts';
import { tokenWarningDays } from '../../shared/domain/accounts/deployToken.ts';
import { formatDateTime } from '../../shared/domain/dates/dates.ts';
import type { ModuleRow, ReleaseTarget } from './ReleaseTarget.ts';

/** Time limit for an upload, in milliseconds; other calls take 15 s at most. */
const UPLOAD_LIMIT = 30 * 60_000;

const DAY_MS = 24 * 60 * 60 * 1000;
/** A command reports it only once. */
let isWarned = false;

/** Warns on standard error that the token expires soon. */
function warnOfEnd(expiresAt: string | null): void {
  if (isWarned || expiresAt === null) return;
  const left = (Date.parse(expiresAt) - Date.now()) / DAY_MS;
  if (!(left <= tokenWarningDays)) return;
  isWarned = true;
  console.error(
    `The deploy token in RELEASE_TOKEN ends on ${formatDateTime(expiresAt)}. Ask the owner to create a new one under Modules → Deploy tokens.`,
  );
}

/** A running server at `url`, with the deploy token of one module. */
// oxlint-disable-next-line max-lines-per-function -- a list of the server's calls
export function httpTarget(url: string, token: string): ReleaseTarget {
  const address = url.replace(/\/+$/, '');
  const ask = async (path: string, options: RequestInit): Promise<Response> => {
    try {
      // A new connection for each call: a build may run between two calls, and a server closes connections idle that
      // long.
      return await fetch(`${address}/${path}`, { ...options, headers: { ...options.headers, connection: 'close' } });
    } catch (cause) {
      throw new Error(`${url} could not be reached; check RELEASE_URL and the connection.`, { cause });
    }
  };
  const call = async <T>(method: string, path: string, body?: FormData | object, limit = 15_000): Promise<T> => {
    const isForm = body instanceof FormData;
    const response = await ask(`api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      },
      body: isForm ? body : body && JSON.stringify(body),
      signal: AbortSignal.timeout(limit),
    });
    warnOfEnd(response.headers.get('deploy-token-expires'));
    const answer = (await response.json().catch(() => ({}))) as { message?: string };
    if (!response.ok) throw new Error(answer.message ?? `The server answered ${response.status}.`);
    return answer as T;
  };

  /** A file that the server serves to everyone. */
  const download = async (path: string): Promise<Buffer> => {
    const response = await ask(path, { signal: AbortSignal.timeout(60_000) });
    if (!response.ok) throw new Error(`${url} answered ${response.status} for its file ${path}.`);
    return Buffer.from(await response.arrayBuffer());
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
    startRollout: (module, version, stages) => call('POST', `releases/${module}/rollout`, { version, stages }),
    retire: (module) => call('POST', `releases/${module}/retire`, {}),
    failures: async () => undefined,
    faults: () => call<Fault[]>('GET', 'faults'),
    news: () => call<ModuleNews[]>('GET', 'module-news'),
    async filesOf(module, version, folder) {
      const { data: release } = releaseSchema.safeParse(await call('GET', `releases/${module}/${version}/release`));
      if (!release)
        throw new Error(
          `What ${url} says of ${module} ${version} can't be read here: install the package of that shell, or release the module again with it.`,
        );
      const files = servedFiles(release.files);
      for (const [file, { integrity }] of Object.entries(files)) {
        const content = await download(`modules/${module}/${version}/${file}`);
        if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`)
          throw new Error(`The file ${file} of ${module} ${version} at ${url} is not the one that was released.`);
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await writeFile(join(folder, file), content);
      }
      return { dist: folder, release: { ...release, files } };
    },
    replays: (module) => call<StoredReplay[]>('GET', `releases/${module}/replays`),
    keepReplay: (module, version, result) =>
      call<StoredReplay>('POST', `releases/${module}/${version}/replays`, result),
    close: async () => undefined,
  };
}
