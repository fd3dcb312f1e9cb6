import { withTarget } from './release/openTarget.ts';
import { moduleAndVersion, releasedModule } from './release/releasedModule.ts';

/** `npm run retire -- <module>`: retires a module. Its releases stay; promoting one brings it back. */
await withTarget(async (target) => {
  const [name] = moduleAndVersion(process.argv.slice(2));
  const module = await releasedModule(target, name);
  await target.retire(module);
  console.log(`${module} is taken out at ${target.name}; npm run rollback -- ${module} brings it back.`);
});
