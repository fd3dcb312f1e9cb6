import { withTarget } from './release/openTarget.ts';
import { moduleAndVersion, releasedModule } from './release/releasedModule.ts';

/** `npm run rollback -- <module> [version]`: goes back to the previous release, or to the given one. */
await withTarget(async (target) => {
  const [name, version] = moduleAndVersion(process.argv.slice(2));
  const module = await releasedModule(target, name);
  console.log(`${module} is back at ${await target.rollback(module, version)} at ${target.name}.`);
});
