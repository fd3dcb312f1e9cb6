import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { moduleFileSchema } from '../shared/contract/manifest.ts';
import { namedModule } from './build/modules.ts';
import { resourceTypes } from './resources/resourceTypes.ts';
import { schemasOf } from './resources/schemasOf.ts';

/**
 * `npm run resources -- <module>`: writes the zod schemas that the module exports from `src/resources.ts`
 * into its `module.json` as JSON Schemas, and the types of all its resources into `src/resourceTypes.ts`.
 */
try {
  const { name, dir } = namedModule(process.argv[2]);
  const file = join(dir, 'module.json');
  const content = JSON.parse(readFileSync(file, 'utf8')) as z.input<typeof moduleFileSchema>;
  const schemas = await schemasOf(
    dir,
    (content.resources ?? []).map((resource) => resource.name),
  );
  const declared = content.resources?.map((resource) => ({
    ...resource,
    schema: schemas[resource.name] ?? resource.schema,
  }));
  const whole = { ...content, ...(declared && { resources: declared }) };
  // Nothing is written of what would be refused.
  const { data, error } = moduleFileSchema.safeParse(whole);
  if (error) throw new Error(`${name}/module.json would not be valid:\n${z.prettifyError(error)}`);
  const { resources = [] } = data;
  if (resources.length === 0)
    throw new Error(
      `${name}/module.json declares no resources yet; add one to "resources", with its name, title and schema.`,
    );
  if (Object.keys(schemas).length > 0) writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  writeFileSync(join(dir, 'src/resourceTypes.ts'), resourceTypes(name, resources));
  console.log(
    `${name}: the types of ${resources.map((resource) => resource.name).join(', ')} are in src/resourceTypes.ts.`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
