import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/targets.ts';
import type { Fault } from './mutate/Fault.ts';
import { type GeneratedArea, generatedFaults } from './mutate/generatedFaults.ts';
import { seededAreas } from './mutate/seeded.ts';
import { seededFaults } from './mutate/seededFaults.ts';

/**
 * `npm run mutate [area…] [-- --sample N | --all] [--file path…]`: puts faults into the product, one at a time, and tells
 * which of them a test notices. Without an area, all of them. `--sample` makes about N faults in each generated area,
 * always the same ones, `--all` every one; `--file` makes only those of them that lie in these files or folders. Every fault with its outcome is
 * written to `.cache/mutation.json`. Fails when a fault cannot be judged, not when one survives.
 */
const generated: Record<string, GeneratedArea> = {
  domain: { folder: 'shared/domain', within: 'shared/domain' },
  api: {
    folder: 'server/src/api',
    within: 'server',
    server: 'server/test/openTestApp.ts',
    slow: [
      'docs/document.sqlite',
      'docs/everyRead',
      'docs/requests',
      'everyResource',
      'resource/statements.sqlite',
    ].map((test) => `server/src/api/${test}.test.ts`),
    sample: 90,
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    sample: { type: 'string' },
    all: { type: 'boolean', default: false },
    file: { type: 'string', multiple: true },
  },
});
const sizeOf = ({ sample }: GeneratedArea) => (values.all ? undefined : values.sample ? Number(values.sample) : sample);
const known = [...Object.keys(generated), ...seededAreas];
const areas = positionals.length > 0 ? positionals : known;
const outcome: Record<string, Fault[]> = {};
for (const area of areas) {
  const made = generated[area];
  const place = seededAreas.find((each) => each === area);
  if (made) outcome[area] = await generatedFaults(made, { sample: sizeOf(made), only: values.file });
  else if (place) outcome[area] = seededFaults(place);
  else throw new Error(`There is no area ${area}; there are ${known.join(', ')}.`);
}

const report = path.join(root, '.cache/mutation.json');
mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(report, `${JSON.stringify(outcome, null, 1)}\n`);

console.log('\narea        faults   caught    share');
for (const [area, faults] of [...Object.entries(outcome), ['together', Object.values(outcome).flat()] as const]) {
  const caught = faults.filter(({ isCaught }) => isCaught).length;
  const share = `${((caught / faults.length) * 100).toFixed(1)}%`;
  console.log(
    `${area.padEnd(10)}${String(faults.length).padStart(8)}${String(caught).padStart(9)}${share.padStart(9)}`,
  );
}

// What a fault left open would keep the process.
process.exit();
