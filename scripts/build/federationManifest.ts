import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';

/** The file in which a federation's plugin of any bundler says what it has built. */
export const FEDERATION_MANIFEST = 'mf-manifest.json';

const script = z.looseObject({ name: z.string(), path: z.string(), type: z.string() });
const files = z.looseObject({ sync: z.array(z.string()), async: z.array(z.string()) });
const assets = z.looseObject({ js: files, css: files });

/** What of it a release is made from. */
const schema = z.looseObject({
  metaData: z.looseObject({
    globalName: z.string(),
    publicPath: z.string(),
    remoteEntry: script,
    /** The script beside an entry that is an ES module (`type: "module"`), as Vite's plugin makes one. */
    varRemoteEntry: script.optional(),
  }),
  shared: z.array(z.looseObject({ name: z.string(), version: z.string(), requiredVersion: z.string(), assets })),
  exposes: z.array(z.looseObject({ name: z.string(), assets })),
});
export type FederationManifest = z.infer<typeof schema>;

/** Reads the federation's manifest of a build. Throws an error of one sentence when there is none, or it can't be read. */
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

/** What a JSON text says; undefined where it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The script by which a build announces its container, below `dist/`; where code is ES modules, the one beside them. */
export function entryOfBuild({ metaData: { remoteEntry, varRemoteEntry } }: FederationManifest): string {
  const { path, name } = varRemoteEntry ?? remoteEntry;
  return path + name;
}

/** Whether the code of a build is ES modules, which its entry has fetched. */
export const isOfModules = ({ metaData }: FederationManifest): boolean => metaData.remoteEntry.type === 'module';
