import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { satisfies, validRange } from 'semver';
import type { Release } from 'shared/contract';
import { foreignStyles } from 'shared/contract/foreignStyles';
import { gateChecks, RELEASE_BYTES } from 'shared/contract/releases/gate';
import { isSourceMap, servedBytes } from 'shared/contract/releases/sourceMaps';
import { misfittingMaps } from './faults/misfittingMaps';

const inKb = (bytes: number) => `${Math.ceil(bytes / 1000)} KB`;

/** How the container of a module asks the shell for a shared package: `shareKey:"react"`, and as webpack's own writes it, `("default","react",`. */
const ASKED = /(?:\bshareKey["']?\s*:|\(\s*["'`]default["'`]\s*,)\s*["'`]([^"'`]+)["'`]/g;

/** Problems with the record of the checks, which the server can't repeat. */
function againstGate({ gate, files }: Release): string[] {
  const again = 'Release it with npm run release, which checks it.';
  if (!gate) return [`It has no record that its types, lint, tests and pages were checked. ${again}`];
  const missing = gateChecks.filter((check) => !gate.checks.includes(check));
  const others = [...new Set([...Object.keys(files), ...Object.keys(gate.files)])].filter(
    // A map names its script itself; where a release is replayed there is none.
    (file) => !isSourceMap(file) && files[file]?.integrity !== gate.files[file],
  );
  return [
    ...(missing.length > 0 ? [`Its record names no check of ${missing.join(', ')}. ${again}`] : []),
    ...(others.length > 0
      ? [`Its record is of other files: ${others.slice(0, 3).join(', ')} changed since. ${again}`]
      : []),
  ];
}

/** Whether a range of shell API versions takes a major version that nobody has seen. */
const isOpen = (range: string): boolean => validRange(range) !== null && satisfies('1000000.0.0', range);

/**
 * Every reason why a release that comes from elsewhere is not taken, beside what it does not fit: what `npm run release`
 * makes sure of, and a plain upload need not. What the files show is read from them; for the rest there is a record.
 * @param folder where its files lie
 * @param shellApi the version of the shell API here
 */
export async function unproved(release: Release, folder: string, shellApi: string): Promise<string[]> {
  const { manifest, uses, requires, files } = release;
  const bytes = servedBytes(files);
  const entry = await readFile(path.join(folder, release.entry), 'utf8').catch(() => '');
  const asked = [...new Set([...entry.matchAll(ASKED)].map(([, name = '']) => name))];
  const light = new Set(Object.values(release.lightPages ?? {}).map(({ style }) => style));
  const styles = await Promise.all(
    Object.keys(files)
      .filter((file) => file.endsWith('.css') && !light.has(file))
      .map(async (file) => {
        const css = await readFile(path.join(folder, file), 'utf8').catch(() => '');
        return foreignStyles(css).map(({ line, text }) => `${file}:${line}: ${text}`);
      }),
  );
  return [
    ...(uses
      ? []
      : [
          'It does not say what its code uses of the shell and the API. Release it with npm run release, which reads that.',
        ]),
    ...(isOpen(manifest.shellApi)
      ? [`shellApi "${manifest.shellApi}" takes every version to come; write one such as "^${shellApi}".`]
      : []),
    ...(bytes > RELEASE_BYTES
      ? [`The release has ${inKb(bytes)}, and ${inKb(RELEASE_BYTES)} are allowed: make its pictures smaller.`]
      : []),
    ...asked
      .filter((name) => !Object.hasOwn(requires, name))
      .map((name) => `Its code asks the shell for ${name}, which is missing under requires.`),
    ...styles.flat(),
    ...(await misfittingMaps(release, folder)),
    ...againstGate(release),
  ];
}
