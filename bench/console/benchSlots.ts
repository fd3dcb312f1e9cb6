import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownerOf } from '../../e2e/support/ownerOf';
import { root } from '../../scripts/build/targets';
import { moduleFiles } from '../../scripts/createModule/moduleFiles';
import { moduleNames } from '../../scripts/createModule/moduleNames';
import { midmean } from '../midmean';
import type { Part } from '../Part';
import { startProduct } from '../startProduct';
import { fast4g, measureOpening, type Opened } from './measureOpening';
import type { Staff } from './openConsole';

/** So many modules with so many cards each stand beside the product's own. */
const MODULES = 4;
const CARDS = 10;
/** What the dashboard's first paint may be with them, of that without. */
const MOST = 1.05;
const ROUNDS = 20;

/** Writes a module with cards for the dashboard, as its team would; answers its folder. */
function generate(folder: string, number: number): string {
  const names = moduleNames(`cards-${number}`);
  const dir = join(folder, names.folder);
  const files = moduleFiles(names);
  const cards = Array.from({ length: CARDS }, (_, place) => `Card${number}x${place}`);
  const contributions = cards.map((component, place) => ({
    ...{ slot: 'dashboard.card', id: `${names.id}.card-${place}`, title: component, component: `cards/${component}` },
    ...{ size: 'half', height: 120 },
  }));
  const manifest = { ...(JSON.parse(files['module.json'] ?? '') as object), contributions };
  const written = {
    ...files,
    'module.json': JSON.stringify(manifest),
    ...Object.fromEntries(
      cards.map((card) => [
        `src/cards/${card}.tsx`,
        `import { Panel, Text } from 'shared/ui';\n\nexport default function ${card}() {\n  return (\n    <Panel title="${card}">\n      <Text>What ${card} says.</Text>\n    </Panel>\n  );\n}\n`,
      ]),
    ),
  };
  for (const [file, content] of Object.entries(written)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  return dir;
}

/** Builds modules and makes them current in a data folder. Throws when one can't be. */
function publish(dirs: readonly string[], dataDir: string): void {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx/esm', 'bench/twins/publish.ts', '0.1.0', ...dirs], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
  });
  if (status !== 0) throw new Error('The modules with cards could not be published.');
}

/** The dashboard's first paint with forty more cards than the product's own, in turns with the product as it is. */
export async function benchSlots(browser: Staff['browser']): Promise<Part> {
  const folder = join(root, '.cache/bench/slots');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const products = [await startProduct(), await startProduct()] as const;
  try {
    publish(
      Array.from({ length: MODULES }, (_, number) => generate(folder, number)),
      products[1].dataDir,
    );
    // The server that follows the promotion does within a second.
    await new Promise((resolve) => setTimeout(resolve, 2000));
    const staff = await Promise.all(
      products.map(async ({ url }): Promise<Staff> => ({ browser, url, owner: await ownerOf(url) })),
    );
    const opened: Opened[][] = staff.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      // Each is first in turn: what the machine does meanwhile befalls both.
      for (const [index, each] of round % 2 === 0 ? [...staff.entries()] : [...staff.entries()].reverse()) {
        const found = await measureOpening(each, '/dashboard', fast4g);
        // The first warms up server and browser.
        if (round > 0) opened[index]?.push(found);
      }
    const of = (index: number, value: (each: Opened) => number | undefined) =>
      Math.round(midmean((opened[index] ?? []).map((each) => value(each) ?? Number.NaN)));
    const row = (name: string, value: (each: Opened) => number | undefined) => {
      const [own, more] = [of(0, value), of(1, value)];
      return [name, own, more, `${(((more - own) / own) * 100).toFixed(1)} %`];
    };
    const [own, more] = [of(0, (each) => each.painted), of(1, (each) => each.painted)];
    return {
      sections: [
        {
          title: `The dashboard opened for the first time, with ${MODULES * CARDS} cards more of ${MODULES} modules, in turns with the product as it is; on fast 4G at a processor 4 times slower; of ${ROUNDS} each the mean of the middle half`,
          headings: ['', 'as it is', `${MODULES * CARDS} more`, 'difference'],
          rows: [
            row('first paint, ms', (each) => each.painted),
            row('its frame, ms', (each) => each.frame),
            row('its figures, ms', (each) => each.content),
            row('JavaScript until its figures, bytes', (each) => each.javascript),
          ],
        },
      ],
      goals: [
        {
          what: `the dashboard’s first paint with ${MODULES * CARDS} contributions more`,
          value: more / own,
          limit: { most: MOST },
          of: 'that without',
        },
      ],
    };
  } finally {
    for (const product of products) await product.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
