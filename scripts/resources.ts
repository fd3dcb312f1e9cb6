import { namedModule } from './build/modules.ts';
import { writeResources } from './resources/writeResources.ts';

/**
 * `npm run resources -- <module>`: writes the zod schemas of the module's `src/resources.ts` into its `module.json` as
 * JSON Schemas, and the types of all its resources into `src/resourceTypes.ts`.
 */
try {
  const { name, dir } = namedModule(process.argv[2]);
  const { names } = await writeResources(dir);
  if (names.length === 0)
    throw new Error(
      `${name}/module.json declares no resources yet; add one to "resources", with its name and title. Its schema is written there from src/resources.ts.`,
    );
  console.log(`${name}: the types of ${names.join(', ')} are in src/resourceTypes.ts.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
