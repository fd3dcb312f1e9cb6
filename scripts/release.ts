import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { signed } from '../server/src/releases/signature.ts';
import { gateOf } from '../shared/contract/releases/gate.ts';
import type { Release } from '../shared/contract/releases/release.ts';
import { readStages } from '../shared/contract/releases/rollout.ts';
import { SHELL_API_VERSION } from '../shared/contract/shellApi.ts';
import { isPackage, namedModule } from './build/modules.ts';
import { root } from './build/targets.ts';
import { addUses } from './contract/addUses.ts';
import { moduleUses } from './contract/moduleUses.ts';
import { ensureInstalled } from './ensureInstalled.mjs';
import { sayAndEnd } from './operate/sayAndEnd.ts';
import { buildRelease } from './release/buildRelease.ts';
import { checkSources } from './release/gate/checkSources.ts';
import { fitsShell } from './release/gate/fitsShell.ts';
import type { Reason } from './release/gate/GatedModule.ts';
import { sizesKeep } from './release/gate/sizesKeep.ts';
import { gatedModule } from './release/gatedModule.ts';
import { makeKey } from './release/makeKey.ts';
import { nextVersion } from './release/nextVersion.ts';
import { withTarget } from './release/openTarget.ts';
import { provenanceOf } from './release/provenanceOf.ts';
import { writeResources } from './resources/writeResources.ts';
import { expectFittingShell, readRecord } from './sdk/deployedShell.ts';

/**
 * `npm run release -- <module> [--version 1.2.3] [--no-promote] [--stages 5,25,100] [--dry-run]`: asks the target
 * whether the module may be released there, builds it while checking its code, checks it against the target's shell and
 * other modules, publishes it and makes it current; with stages, for a share of the accounts first. With `--built
 * <folder>`, uses the team's own build in that folder. If `RELEASE_KEY` names a private key, signs the release. `npm
 * run release -- keygen [file]` makes one.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    version: { type: 'string' },
    built: { type: 'string' },
    'no-promote': { type: 'boolean', default: false },
    stages: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
  },
});

/** Throws an error that lists the reasons, if there are any. */
function refuseFor(release: string, reasons: readonly Reason[]): void {
  if (reasons.length === 0) return;
  const list = reasons.map((reason) => `- ${reason}`).join('\n');
  throw new Error(`${release} can't be released; nothing was changed:\n${list}`);
}

/** The private key in a file. Throws an error that says what to do when it is missing. */
function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new Error(`RELEASE_KEY names ${file}, which can't be read. Make a key with npm run release -- keygen.`, {
      cause,
    });
  }
}

/** Publishes a module at the target. */
const publish = () =>
  withTarget(async (target) => {
    const stages = values.stages === undefined ? undefined : readStages(values.stages);
    const place = namedModule(positionals[0]);
    const { name, dir } = place;
    if (isPackage) await expectFittingShell(new URL(target.name));
    const { shellApi } = await target.admit(name);
    const own = (JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8')) as { version: string }).version;
    const released =
      (await target.list()).find(({ module }) => module === name)?.versions.map(({ version }) => version) ?? [];
    // An existing build already contains its version: the module's own, unless the build was given another.
    const version = values.version ?? (values.built === undefined ? nextVersion(own, released) : own);
    if (!isPackage) refuseFor(`${name} ${version}`, fitsShell(SHELL_API_VERSION, shellApi, target.name));

    // Starting the product installs only what it runs on; the checks need more.
    if (!isPackage) await ensureInstalled(root);
    await writeResources(dir);
    const begun = values.built === undefined ? 'Building' : `Taking ${values.built} as`;
    console.log(`${begun} ${name} ${version}, and checking its types, rules, tests and pages …`);
    const built = buildRelease(place, version, values.built).then((isBuilt) => {
      const [uses] = moduleUses([dir]);
      if (isBuilt && uses) addUses(dir, uses);
      for (const missed of uses?.unread ?? []) console.log(`What it uses: ${missed}.`);
      return isBuilt;
    });
    const [isBuilt, reasons] = await Promise.all([built, checkSources(gatedModule(place))]);
    refuseFor(`${name} ${version}`, reasons);
    if (!isBuilt) throw new Error('Nothing was released.');

    const dist = join(dir, 'dist');
    const release = JSON.parse(readFileSync(join(dist, 'release.json'), 'utf8')) as Release;
    refuseFor(`${name} ${version}`, sizesKeep(dist, release));
    const promote = !values['no-promote'] && stages === undefined;
    const made = {
      ...release,
      gate: gateOf(release.files),
      provenance: provenanceOf(dir),
      ...(isPackage && { sdk: readRecord().version }),
    };
    const { RELEASE_KEY: key } = process.env;
    const checked = key ? signed(made, readKey(key)) : made;
    const result = await target.publish(dist, checked, { dryRun: values['dry-run'], promote });
    if (result === 'checked') console.log(`${name} ${version} can be released to ${target.name}; nothing was changed.`);
    else
      console.log(
        `${name} ${version} is ${result === 'unchanged' ? 'already published' : 'published'}${promote ? ' and current' : ', not current'} at ${target.name}.`,
      );
    if (result === 'checked' || stages === undefined) return;
    await target.startRollout(name, version, stages);
    console.log(
      `${name} ${version} goes to ${stages[0]}% of the accounts first. Modules → Releases shows how it does.`,
    );
  });

if (positionals[0] === 'keygen') await sayAndEnd(async () => makeKey(positionals[1]));
else await publish();
