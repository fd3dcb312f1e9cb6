import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { moduleNames as builtModules } from '../../build/targets';
import { moduleFiles } from '../../createModule/moduleFiles';
import { moduleNames } from '../../createModule/moduleNames';
import { fitsShell } from './fitsShell';
import type { GatedModule } from './GatedModule';
import { lintHolds } from './lintHolds';
import { sizesKeep } from './sizesKeep';
import { stylesKeep } from './stylesKeep';
import { testsPass } from './testsPass';
import { typesHold } from './typesHold';

const project = join(__dirname, '../../..');
/** One folder for all tests: a tool reuses what it learned about packages. */
let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'gated-')));
  for (const name of ['node_modules', 'shared', 'types', 'tsconfig', 'tsconfig.json'])
    symlinkSync(join(project, name), join(folder, name));
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = moduleNames('payroll');
const page = 'src/pages/PayrollPage.tsx';

/** A new module with some files replaced or added. */
function moduleWith(files: Record<string, string> = {}): GatedModule {
  const dir = join(folder, names.folder);
  rmSync(dir, { recursive: true, force: true });
  for (const [file, content] of Object.entries({ ...moduleFiles(names), ...files })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
  const rules = join(folder, '.oxlintrc.json');
  writeFileSync(
    rules,
    JSON.stringify({ rules: { 'no-debugger': 'error', 'typescript/no-floating-promises': 'error' } }),
  );
  const types = join(folder, 'types');
  return {
    dir,
    cache: join(folder, '.cache'),
    types: [
      { extends: join(folder, 'tsconfig/browser.json'), include: [types], hasTests: false },
      { extends: join(folder, 'tsconfig/tools.json'), include: [types], hasTests: true },
    ],
    lint: rules,
    jest: join(project, 'scripts/jest/module.config.mjs'),
  };
}

/** `module.json` with a second page beside the first. */
const twoPages = JSON.stringify({
  ...(JSON.parse(moduleFiles(names)['module.json'] ?? '') as object),
  routes: [
    { path: '/dashboard/payroll', page: 'PayrollPage' },
    { path: '/dashboard/payroll/:id', page: 'SlipPage' },
  ],
});

test('a new module has nothing against its release', async () => {
  const module = moduleWith();
  const reasons = await Promise.all([typesHold, lintHolds, testsPass].map((check) => check(module)));
  expect(reasons.flat()).toEqual([]);
}, 240_000);

/** The shell imports a module may use, as text because this file doesn't import the shell. */
const components = 'antd';

test('a type error, an export that the platform lacks and pages without a component by default are named with their places', async () => {
  const reasons = await typesHold(
    moduleWith({
      'module.json': twoPages,
      [page]: `import { Panel, Portal } from 'shared/ui';
import { Buton } from '${components}';

export const payroll = () => <Panel>{[Portal, Buton].length}</Panel>;
`,
      'src/pages/SlipPage.tsx': 'export default (props: { id: string }) => <p>{props.id}</p>;\n',
      'src/pages/PayrollPage.test.tsx': "test('nothing', () => undefined);\n",
      'src/sum.ts': "export const sum: number = 'none';\n",
    }),
  );
  expect(reasons).toEqual(
    expect.arrayContaining([
      "src/pages/PayrollPage.tsx has no default export; a page's component is the default export of its file.",
      'src/pages/PayrollPage.tsx:1: shared/ui of this shell has no export Portal.',
      expect.stringContaining('src/pages/PayrollPage.tsx:2: antd of this shell has no export Buton.'),
      expect.stringContaining('src/pages/SlipPage.tsx: its default export is no component without props: '),
      "src/sum.ts:1: Type 'string' is not assignable to type 'number'.",
    ]),
  );
  expect(reasons).toHaveLength(5);
}, 120_000);

test.each([
  ['can’t be read', '{ "contract": 1,', [/^mfe-payroll\/module\.json can't be read, correct it as JSON: /]],
  [
    'names a page that is not there',
    twoPages,
    [/^mfe-payroll\/module\.json names SlipPage, but src\/pages\/SlipPage\.tsx does not exist\./],
  ],
])(
  'a manifest that %s is told, and what is wrong with the code beside it',
  async (_, manifest, sentences) => {
    const reasons = await typesHold(
      moduleWith({ 'module.json': manifest, 'src/sum.ts': "export const sum: number = 'none';\n" }),
    );
    expect(reasons).toEqual([
      ...sentences.map((sentence) => expect.stringMatching(sentence)),
      "src/sum.ts:1: Type 'string' is not assignable to type 'number'.",
    ]);
  },
  120_000,
);

test('what the linter finds, by types too, is named with its place', async () => {
  const reasons = await lintHolds(
    moduleWith({ 'src/late.ts': 'debugger;\nconst late = async () => 1;\nlate();\nexport {};\n' }),
  );
  expect(reasons).toEqual([
    expect.stringMatching(/^src\/late\.ts:1: .*debugger/),
    expect.stringMatching(/^src\/late\.ts:3: .*[Pp]romise/),
  ]);
}, 120_000);

/** One gate run over a module whose tests, pages and contributions pass or fail in every way. */
let found: string[];

describe('of tests and screens', () => {
  const contributions = [
    { slot: 'record.company', id: 'payroll.slips', title: 'Slips', component: 'slips/CompanySlips' },
    { slot: 'list.row-action', id: 'payroll.pay', list: 'companies', label: 'Pay', component: 'slips/PayNow' },
    { slot: 'dashboard.card', id: 'payroll.next', title: 'Next run', component: 'slips/NextRunCard' },
    { slot: 'palette.command', id: 'payroll.open', label: 'Payroll', path: '/dashboard/payroll' },
  ];
  const given = (props: string, content: string) => `export default function Given(${props}) {\n  ${content}\n}\n`;
  const leaves = `test('finds nothing, and leaves something', () => {
  expect(globalThis).not.toHaveProperty('left');
  Object.assign(globalThis, { left: true });
});
`;

  beforeAll(async () => {
    found = await testsPass(
      moduleWith({
        'module.json': JSON.stringify({ ...(JSON.parse(twoPages) as object), contributions }),
        'src/pages/SlipPage.tsx': `import { useParams } from 'react-router-dom';

export default function SlipPage() {
  throw new Error(\`There is no slip \${useParams().id}.\`);
}
`,
        'src/slips/CompanySlips.tsx': given(
          '{ record }: { record: { name: string } }',
          'return <p>{record.name.toUpperCase()}</p>;',
        ),
        'src/slips/PayNow.tsx': given(
          '{ rows }: { rows: readonly { id: string }[] }',
          "if (rows[0]?.id === undefined) throw new Error('There is no row.');\n  return null;",
        ),
        'src/slips/NextRunCard.tsx': given('', "throw new Error('There is no next run.');"),
        'src/sum.test.ts': "describe('the sum', () => test('is right', () => expect(1 + 1).toBe(3)));\n",
        'src/lost.test.ts': "import './nowhere';\ntest('never', () => undefined);\n",
        ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`src/leaves${index}.test.ts`, leaves])),
      }),
    );
  }, 240_000);

  const ofTests = (reason: string) => reason.startsWith('src/');
  const ofContributions = (reason: string) => reason.startsWith('“the contribution');

  test('a failing test and one that does not run are named; files that don’t bear what others leave behind pass, as each does by itself', () => {
    expect(found.filter(ofTests).sort()).toEqual([
      expect.stringMatching(/^src\/lost\.test\.ts: .*nowhere/),
      expect.stringMatching(/^src\/sum\.test\.ts: “the sum is right” failed: /),
    ]);
  });

  test('a page that does not render is named', () => {
    expect(found.filter((reason) => !ofTests(reason) && !ofContributions(reason))).toEqual([
      '“the page at /dashboard/payroll/:id renders” failed: Error: There is no slip 1.',
    ]);
  });

  test('a contribution that does not render is named; it is given what its slot gives, and may show nothing', () => {
    expect(found.filter(ofContributions)).toEqual([
      '“the contribution payroll.next to dashboard.card renders” failed: Error: There is no next run.',
    ]);
  });
});

test.each([
  ['2.4.0', '2.4.0', true],
  ['2.4.0', '2.5.1', true],
  ['2.5.0', '2.4.0', false],
  ['2.4.0', '3.0.0', true],
  ['3.0.0', '2.9.0', false],
])('built against shell API %s, it may be released to a shell that offers %s: %s', (built, offered, may) => {
  expect(fitsShell(built, offered, 'https://www.example.com')).toEqual(
    may
      ? []
      : [
          `This is built against shell API ${built}, and https://www.example.com offers ${offered}: check out what that shell was made from, or release the shell first.`,
        ],
  );
});

test('a page that loads too much before it shows is named, as it travels; what is compressed counts so', () => {
  const files = { 'entry.js': 900, 'page.js': 2200, 'page.js.br': 1200, 'page.css': 700 };
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(folder, file), 'x'.repeat(bytes));
  const release = {
    entry: 'entry.js',
    pages: { PayrollPage: { js: ['page.js'], css: ['page.css'] } },
    files: {
      'entry.js': { bytes: 900, integrity: '' },
      'page.js': { bytes: 2200, integrity: '' },
      'page.css': { bytes: 700, integrity: '' },
    },
  };
  const enough = { scripts: 2100, styles: 700, files: 3800 };
  expect(sizesKeep(folder, release, enough)).toEqual([]);
  expect(sizesKeep(folder, release, { scripts: 2099, styles: 699, files: 3799 })).toEqual([
    'PayrollPage loads 3 KB of scripts before it shows, and 3 KB are allowed: what it shows later can come by lazy(() => import(…)).',
    'PayrollPage loads 1 KB of styles, and 1 KB are allowed.',
    'The release has 4 KB, and 4 KB are allowed: make its pictures smaller.',
  ]);
  // A separate chunk that the page shows immediately is loaded before it shows, too.
  writeFileSync(join(folder, '7.js'), 'x'.repeat(500));
  writeFileSync(join(folder, 'atOnce.json'), JSON.stringify({ PayrollPage: ['7.js'] }));
  expect(sizesKeep(folder, release, enough)).toEqual([
    'PayrollPage loads 3 KB of scripts before it shows, and 3 KB are allowed: what it shows later can come by lazy(() => import(…)). What is lazy and shown at once counts: 7.js.',
  ]);
});

test('a style sheet that reaches beyond the module is named with its line; those of this product keep to it', () => {
  const sheet = '.page { margin: 0 }\n:global(.ant-btn) { color: red }\n';
  expect(stylesKeep(moduleWith({ 'src/pages/Page.module.css': sheet }))).toEqual([
    expect.stringContaining('src/pages/Page.module.css:2: :global(.ant-btn) is out of CSS modules’ reach.'),
  ]);
  for (const module of builtModules) expect(stylesKeep({ dir: join(project, module) })).toEqual([]);
});
