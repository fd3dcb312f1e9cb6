import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The file in which every bundler's federation plugin describes its build. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const script = z.looseObject({ name: z.string(), path: z.string(), type: z.string() });
const files = z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.looseObject({ js: files, css: files });

/** The parts of it that a release is made from. */
const schema = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    publicPath: z.string(),
    remoteEntry: script,
    /** The script beside an entry that is an ES module (`type: "module"`), such as Vite's plugin writes. */
    varRemoteEntry: script.optional(),
  }),
  shared: z.array(z.looseObject({ name: z.string(), version: z.string(), requiredVersion: z.string(), assets })),
  exposes: z.array(z.looseObject({ name: z.string(), assets })),
});
export type FederationManifest = z.infer<typeof schema>;

/** Reads a build's federation manifest. Throws a one-sentence error when it is missing or unreadable. */
export function readFederationManifest(dist: string): FederationManifest {
  const file = join(dist, FEDERATION_MANIFEST);
  const folder = basename(dist);
  if (!existsSync(file))
    throw new Error(
      `${folder}/ has no ${FEDERATION_MANIFEST}: build the module first, with a federation plugin whose option manifest is true.`,
    );
  const read = schema.safeParse(parsed(readFileSync(file, 'utf8')));
  if (!read.success) throw new Error(`${folder}/${FEDERATION_MANIFEST} can't be used:\n${z.prettifyError(read.error)}`);
  return read.data;
}

/** Parses JSON; undefined when it is invalid. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The script, below `dist/`, that announces a build's container; for ES modules, the script beside the entry. */
export function entryOfBuild({ metaData: { remoteEntry, varRemoteEntry } }: FederationManifest): string {
  const { path, name } = varRemoteEntry ?? remoteEntry;
  return path + name;
}

/** Whether the build's code is ES modules, which its entry fetches. */
export const isOfModules = ({ metaData }: FederationManifest): boolean => metaData.remoteEntry.type === 'module';
