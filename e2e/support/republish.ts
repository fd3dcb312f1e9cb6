import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from 'shared/contract';
import { containerName } from 'shared/contract/containerName';
import { gateOf } from 'shared/contract/releases/gate';
import { isSourceMap } from 'shared/contract/releases/sourceMaps';

const root = join(import.meta.dirname, '../..');

interface Options {
  url: string;
  /** A deploy token, or the owner's session. */
  token: string;
  module: string;
  version: string;
  /** The project that built it. By default, this one. */
  project?: string;
  /** Changes a file's text; by default, it stays. */
  change?: (file: string, text: string) => string;
  /** The source map of a changed script, without owner information; by default, it has none. */
  mapOf?: (file: string) => object | undefined;
  /** Changes `release.json` before it is sent. */
  changeRelease?: (release: Release) => void;
  /** By default, true. */
  promote?: boolean;
  dryRun?: boolean;
}

/**
 * Publishes the built module again under another version, like its team's next release; returns the server's response.
 */
export async function republish({
  url,
  token,
  module,
  version,
  project = root,
  change = (_file, text) => text,
  mapOf = () => undefined,
  changeRelease,
  promote = true,
  dryRun = false,
}: Options): Promise<{ status: number; body: { message?: string; result?: string } }> {
  const dist = join(project, module, 'dist');
  const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
  const container = containerName(module, version);
  const contents = new Map<string, Buffer>();
  for (const file of Object.keys(release.files)) {
    let content: Buffer = readFileSync(join(dist, file));
    if (file.endsWith('.js'))
      content = Buffer.from(change(file, content.toString('utf8').replaceAll(release.container, container)));
    // A source map belongs to its script as built.
    const script = isSourceMap(file) ? file.slice(0, -'.map'.length) : file;
    if (script !== file && !contents.get(script)?.equals(readFileSync(join(dist, script)))) {
      const map = mapOf(script);
      if (!map) {
        delete release.files[file];
        continue;
      }
      content = Buffer.from(JSON.stringify({ ...map, x_script: release.files[script]?.integrity }));
    }
    contents.set(file, content);
    release.files[file] = {
      bytes: content.length,
      integrity: `sha384-${createHash('sha384').update(content).digest('base64')}`,
    };
  }
  release.version = version;
  release.container = container;
  release.gate = gateOf(release.files);
  changeRelease?.(release);

  const form = new FormData();
  form.append('file', new Blob([JSON.stringify(release)]), 'release.json');
  for (const [file, content] of contents) form.append('file', new Blob([new Uint8Array(content)]), file);
  const response = await fetch(`${url}/api/releases/${module}?promote=${promote ? 1 : 0}&dryRun=${dryRun ? 1 : 0}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: (await response.json()) as { message?: string; result?: string } };
}
