import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleChanged, type Change } from '../server/test/bundle.ts';
import { startCluster } from '../server/test/cluster.ts';
import { findPostgres } from '../server/test/findPostgres.ts';
import { seededFaults } from '../server/test/simulation/seededFaults.ts';

/**
 * `npm run simulate [-- --seeds 10 --from 1 --postgres]`: simulates years of business for this many seeds; a failing
 * seed is printed with the shortest run that shows the fault. `--faults` puts each seeded fault into a copy of the
 * code, looks for it with this number of seeds, and reports how many were found; `--only` with a word takes the faults
 * with that word in their names.
 */
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '10' },
    from: { type: 'string', default: '1' },
    postgres: { type: 'boolean', default: false },
    faults: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});
const bin = values.postgres ? findPostgres() : undefined;
if (values.postgres && bin === undefined) throw new Error('There is no PostgreSQL. Install one, or set PGBIN.');
const cluster = bin === undefined ? undefined : await startCluster(bin);

/** Runs the seeds on the code, with or without a change. Returns whether all passed, and the output. */
async function run(change: Change | undefined, ...more: string[]): Promise<{ holds: boolean; printed: string }> {
  const { folder, remove } = await bundleChanged(
    change,
    'server/test/simulateYears',
    'server/src/tasks',
    'server/src/fileTasks',
  );
  try {
    const given = [
      '--from',
      values.from,
      '--seeds',
      values.seeds,
      ...(cluster ? ['--postgres', cluster.url] : []),
      ...more,
    ];
    const child = spawn(process.execPath, ['--max-semi-space-size=32', join(folder, 'simulateYears.js'), ...given], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (part) => (printed += String(part)));
    const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
    return { holds: code === 0, printed: printed.trim() };
  } finally {
    remove();
  }
}

/** Looks for the seeded faults, one per processor at a time. Returns how many were found, and their total. */
async function findFaults(): Promise<[found: number, of: number]> {
  const wanted = seededFaults.filter(({ name }) => name.includes(values.only));
  const left = wanted.values();
  let found = 0;
  const look = async () => {
    for (const { name, ...change } of left) {
      const { holds, printed } = await run(change);
      if (!holds) found += 1;
      console.log(
        `${holds ? 'MISSED' : 'found '} ${name}${holds ? '' : `: ${printed.replace(/\n/g, ' | ').slice(0, 200)}`}`,
      );
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, look));
  return [found, wanted.length];
}

if (values.faults) {
  const [found, of] = await findFaults();
  console.log(`${found} of ${of} seeded faults were found in ${values.seeds} seeds.`);
} else {
  const { holds, printed } = await run(undefined, '--short');
  console.log(holds ? `The years of ${values.seeds} seeds from ${values.from} on: all held.` : printed);
  if (!holds) process.exitCode = 1;
}
await cluster?.stop();
