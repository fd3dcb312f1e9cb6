import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { SHELL_API_VERSION } from '../../shared/contract/shellApi';
import { type Misfit, misfitsOf, type Uses } from '../../shared/contract/surface';
import { root } from '../build/targets';
import { declarationsFolder, entries, offeredNow } from './declarations';
import { readSurface } from './readSurface';
import { judge, readReport } from './report';
import { breaks, harmless, type Seed } from './seeded.fixture';
import { usesOf } from './usesOf';

let folder: string;
let uses: Uses;
const declared = offeredNow();

beforeAll(() => {
  folder = mkdtempSync(join(root, '.cache/contract-'));
  mkdirSync(join(folder, 'src'));
  cpSync(declarationsFolder, join(folder, 'declarations'), { recursive: true });
  copyFileSync(join(root, 'shared/testing/SlipsPage.fixture.tsx'), join(folder, 'src/SlipsPage.tsx'));
  const options = {
    strict: true,
    jsx: ts.JsxEmit.ReactJSX,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ES2022,
    types: [],
    skipLibCheck: true,
  };
  [uses] = usesOf({ dirs: [folder], types: [], folder: declarationsFolder, declared, options }) as [Uses];
});
afterAll(() => rmSync(folder, { recursive: true }));

test('what the shell offers is what shell/surface.json says of this version', () => {
  const { changes, refusal } = judge(readReport(), declared.surface, SHELL_API_VERSION);
  expect(refusal ?? changes.map(({ text }) => `${text} Run npm run contract.`)).toEqual([]);
  expect(readReport().version).toBe(SHELL_API_VERSION);
});

test('a change without the step that it asks for is refused with the step', () => {
  const report = readReport();
  const { DataTable: _, ...rest } = report.packages['shared/ui'] ?? {};
  const without = { ...report.packages, 'shared/ui': rest };
  expect(judge(report, without, report.version).refusal).toContain('major: shared/ui: DataTable is gone.');
  expect(judge(report, without, '3.0.0').refusal).toBeUndefined();
  const { refusal } = judge({ version: '2.1.0', packages: without }, report.packages, '2.1.4');
  expect(refusal).toContain('SHELL_API_VERSION is 2.1.4');
  expect(refusal).toContain('ask for 2.2.0');
});

test('what a module uses is read from its sources, with places', () => {
  expect(uses.symbols['shared/ui']).toMatchObject({
    Panel: expect.stringContaining('out '),
    'PanelProps.title': 'in? string',
    'StatusDot(0).tone': "in 'good' | 'warn'",
    'LoadingStateProps.shape': "in? 'cards'",
  });
  expect(uses.symbols['shared/platform']).toHaveProperty(['useSave().isSaving'], 'out boolean');
  expect(Object.keys(uses.symbols.antd ?? {})).toEqual(['Button', 'Tag']);
  expect(uses.places['shared/ui#StatusDot(0).tone']).toMatch(/^src\/SlipsPage\.tsx:\d+$/);
  expect(uses.makes['shared/ui#PanelProps']).toEqual(['children']);
  expect(uses.calls).toEqual(['GET slips', 'POST slips']);
  expect(misfitsOf(uses, declared.surface)).toEqual([]);
});

/** What the module is told of when the shell's declarations are changed so. */
function misfitsAfter([file, from, to]: Seed): Misfit[] {
  const offered = join(folder, 'declarations');
  const path = join(offered, 'shared', `${file}.d.ts`);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} has no ${from} any more: mend the seed.`);
  try {
    writeFileSync(path, text.replace(from, to));
    return misfitsOf(uses, readSurface(offered, entries).surface);
  } finally {
    writeFileSync(path, text);
  }
}

test('every seeded break of what the module uses is noticed', () => {
  expect(breaks.length).toBeGreaterThanOrEqual(30);
  expect(breaks.filter((seed) => misfitsAfter(seed).length === 0)).toEqual([]);
});

test('no seeded addition, and no change of what the module does not use, is reported', () => {
  expect(harmless.length).toBeGreaterThanOrEqual(30);
  expect(harmless.flatMap((seed) => misfitsAfter(seed).map(({ text }) => [...seed, text]))).toEqual([]);
});
