import { withTarget } from './release/openTarget.ts';
import { moduleAndVersion, releasedModule } from './release/releasedModule.ts';

/** `npm run promote -- <module> <version>`: makes a published version current. */
await withTarget(async (target) => {
  const [name, version] = moduleAndVersion(process.argv.slice(2));
  const module = await releasedModule(target, name);
  if (version === undefined) throw new Error(`Name the version of ${module} that is to be current.`);
  await target.promote(module, version);
  console.log(`${module} ${version} is current at ${target.name}.`);
});
