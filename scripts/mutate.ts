import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './build/targets.ts';
import type { Fault } from './mutate/Fault.ts';
import { type GeneratedArea, generatedFaults } from './mutate/generatedFaults.ts';
import { seededAreas } from './mutate/seeded.ts';
import { seededFaults } from './mutate/seededFaults.ts';

/**
 * `npm run mutate [area…] [-- --sample N] [--file path…]`: puts faults into a copy of the product, one at a time, and tells which
 * of them a test notices. Without an area, all of them. `--sample` makes about N faults in each generated area instead
 * of all, always the same ones; `--file` makes them in these files only. Every fault with its outcome is written to
 * `.cache/mutation.json`. Fails when a fault cannot be judged, not when one survives.
 */
const generated: Record<string, GeneratedArea> = {
  domain: { folder: 'shared/domain', needs: ['company.json', 'shared/package.json'] },
  api: {
    folder: 'server/src/api',
    project: 'api-sqlite',
    needs: ['server/src', 'server/test', 'server/package.json', 'company.json', 'mfe-public/module.json'],
  },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, file: { type: 'string', multiple: true } },
});
const known = [...Object.keys(generated), ...seededAreas];
const areas = positionals.length > 0 ? positionals : known;
const outcome: Record<string, Fault[]> = {};
for (const area of areas) {
  const made = generated[area];
  const place = seededAreas.find((each) => each === area);
  if (made)
    outcome[area] = await generatedFaults(made, {
      sample: values.sample === undefined ? undefined : Number(values.sample),
      only: values.file,
    });
  else if (place) outcome[area] = seededFaults(place);
  else throw new Error(`There is no area ${area}; there are ${known.join(', ')}.`);
}

const report = path.join(root, '.cache/mutation.json');
mkdirSync(path.dirname(report), { recursive: true });
writeFileSync(report, `${JSON.stringify(outcome, null, 1)}\n`);

console.log('');
for (const { file, line, change } of Object.values(outcome)
  .flat()
  .filter(({ isCaught }) => !isCaught))
  console.log(`not caught: ${file}:${line} ${change}`);
console.log('\narea        faults   caught    share');
for (const [area, faults] of [...Object.entries(outcome), ['together', Object.values(outcome).flat()] as const]) {
  const caught = faults.filter(({ isCaught }) => isCaught).length;
  const share = `${((caught / faults.length) * 100).toFixed(1)}%`;
  console.log(
    `${area.padEnd(10)}${String(faults.length).padStart(8)}${String(caught).padStart(9)}${share.padStart(9)}`,
  );
}
