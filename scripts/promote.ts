import { replayNote } from '../shared/contract/releases/replay.ts';
import { withTarget } from './release/openTarget.ts';
import { moduleAndVersion, releasedModule } from './release/releasedModule.ts';

/** `npm run promote -- <module> <version>`: makes a published version current. */
await withTarget(async (target) => {
  const [name, version] = moduleAndVersion(process.argv.slice(2));
  const module = await releasedModule(target, name);
  if (version === undefined) throw new Error(`Name the version of ${module} that is to be current.`);
  // A server of an earlier version has no news and still promotes.
  const replays = await target.replays(module).catch(() => undefined);
  const note = replays && replayNote(replays, version);
  await target.promote(module, version);
  if (note?.isWarning) console.error(`${module} ${version}: ${note.text}`);
  console.log(`${module} ${version} is current at ${target.name}.`);
});
