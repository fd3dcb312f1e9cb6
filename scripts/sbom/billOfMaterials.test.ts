import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/targets';
import { billOfMaterials } from './billOfMaterials';

test('the list of what the product is made of names every package that it runs on', () => {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const made = JSON.parse(billOfMaterials()) as {
    bomFormat: string;
    components: { name: string; group?: string; licenses?: unknown[] }[];
  };
  expect(made.bomFormat).toBe('CycloneDX');
  const named = new Set(made.components.map(({ name, group }) => (group ? `${group}/${name}` : name)));
  // `npm:name@1.0.0` is another package under the name.
  const real = Object.entries(dependencies).map(([name, range]) => /^npm:(.+)@/.exec(range)?.[1] ?? name);
  expect(real.filter((name) => !named.has(name))).toEqual([]);
  expect(named.has('jest')).toBe(false);
}, 60_000);
