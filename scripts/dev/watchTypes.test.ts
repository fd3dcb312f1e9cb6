import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TypeFault } from '../types/TypeFault';
import { watchTypes } from './watchTypes';

const project = join(__dirname, '../..');
let folder: string;
let end: () => void = () => undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'watched-')));
  for (const name of ['node_modules', 'types', 'tsconfig', 'tsconfig.json'])
    symlinkSync(join(project, name), join(folder, name));
  mkdirSync(join(folder, 'mfe-payroll/src'), { recursive: true });
});
afterEach(() => {
  end();
  rmSync(folder, { recursive: true });
});

test('a type error is found while the module is written, and so is its repair; the gate checks tests', async () => {
  const dir = join(folder, 'mfe-payroll');
  const write = (name: string, content: string) => writeFileSync(join(dir, 'src', name), content);
  write('sum.ts', 'export const sum: number = 1;\n');
  write('sum.test.ts', "export const wrong: number = 'none';\n");

  let hear: (faults: TypeFault[]) => void = () => undefined;
  // The checker may run twice before it sees a change, so the first report with this many errors counts.
  const next = (count: number) =>
    new Promise<TypeFault[]>((resolve) => (hear = (faults) => faults.length === count && resolve(faults)));
  const types = [{ extends: join(folder, 'tsconfig/browser.json'), include: [], hasTests: false }];
  let heard = next(0);
  end = watchTypes({ dir, cache: join(folder, '.cache'), types }, (faults) => hear(faults));
  expect(await heard).toEqual([]);

  heard = next(1);
  write('sum.ts', "\nexport const sum: number = 'none';\n");
  expect(await heard).toEqual([
    {
      file: join(dir, 'src/sum.ts'),
      line: 2,
      column: 14,
      code: 2322,
      message: "Type 'string' is not assignable to type 'number'.",
    },
  ]);

  heard = next(0);
  write('sum.ts', 'export const sum: number = 2;\n');
  expect(await heard).toEqual([]);
}, 120_000);
