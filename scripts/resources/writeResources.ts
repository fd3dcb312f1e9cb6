import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { moduleFileSchema } from '../../shared/contract/manifest.ts';
import { readModuleFile } from '../build/readManifest.ts';
import { resourceTypes } from './resourceTypes.ts';
import { schemasOf } from './schemasOf.ts';

/** A module's declared data, and which files were out of date. */
interface WrittenResources {
  names: string[];
  /** Files that had to be written. */
  written: string[];
}

/**
 * Writes the zod schemas of `src/resources.ts` of the module in `dir` into its `module.json` as JSON Schemas, and the
 * types of all its resources into `src/resourceTypes.ts`. Up-to-date files aren't touched. Throws an error, with
 * nothing written, when the manifest would be refused.
 */
export async function writeResources(dir: string): Promise<WrittenResources> {
  const content = readModuleFile(dir) as z.input<typeof moduleFileSchema>;
  const names = (content.resources ?? []).map(({ name }) => name);
  const schemas = await schemasOf(dir, names);
  const declared = content.resources?.map((resource) => ({
    ...resource,
    schema: schemas[resource.name] ?? resource.schema,
  }));
  const whole = { ...content, ...(declared && { resources: declared }) };
  const { data, error } = moduleFileSchema.safeParse(whole);
  if (error) throw new Error(`${basename(dir)}/module.json is not valid:\n${z.prettifyError(error)}`);
  const written: string[] = [];
  const write = (name: string, text: string) => {
    writeFileSync(join(dir, name), text);
    written.push(name);
  };
  if (!isDeepStrictEqual(whole, content)) write('module.json', `${JSON.stringify(whole, null, 2)}\n`);
  if (data.resources?.length) {
    const types = resourceTypes(data.name, data.resources);
    const typesFile = join(dir, 'src/resourceTypes.ts');
    if (!existsSync(typesFile) || readFileSync(typesFile, 'utf8') !== types) write('src/resourceTypes.ts', types);
  }
  return { names, written };
}
