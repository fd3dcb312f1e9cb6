import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createModule } from '../../scripts/createModule/createModule';
import { builtFixture } from './builtFixture';

interface SeededFault {
  /** The value of `?fault=` that causes it. */
  name: string;
  /** The page it is on. */
  at: string;
  /** A text found only in its source line. */
  needle: string;
  /** The part of its message that is stored. */
  message: string;
  /** Whether a button causes it. */
  acts?: true;
}

const thrown = (name: string, more: Partial<SeededFault> = {}): SeededFault => ({
  ...{ name, at: '/dashboard/payroll', needle: `new Error('${name}')`, message: `Error: ${name}` },
  ...more,
});
const call = (name: string, what: string): SeededFault => ({
  ...{ name, at: '/dashboard/payroll', needle: `at('${name}')`, message: `GET broken/${name} ${what}`, acts: true },
});

/** Every way a module can fail. */
export const faultyModule: readonly SeededFault[] = [
  ...['event', 'promise', 'chain', 'timer', 'interval', 'frame', 'microtask', 'chunk'].map((name) =>
    thrown(name, { acts: true }),
  ),
  call('awaited', 'answered #'),
  call('chained', 'answered #'),
  call('slow', 'got no answer in time'),
  ...['render', 'effect', 'layout', 'memo', 'lazy', 'child'].map((name) => thrown(name)),
  ...['state', 'cleanup'].map((name) => thrown(name, { acts: true })),
  thrown('card', { at: '/dashboard' }),
];

/** An import in the style of the module's files. */
const take = (names: string, from: string) => `import { ${names} } from '${from}';`;

const files: Record<string, string> = {
  'src/faults/acts.ts': `import { api } from 'shared/platform';

/** No address of the API: a release that named one would be refused. */
const at = (name: string) => ['broken', name].join('/');

/** What goes wrong when somebody presses the button. */
export const acts: Record<string, () => unknown> = {
  event: () => {
    throw new Error('event');
  },
  promise: async () => {
    await Promise.resolve();
    throw new Error('promise');
  },
  chain: () =>
    Promise.resolve().then(() => {
      throw new Error('chain');
    }),
  timer: () =>
    setTimeout(() => {
      throw new Error('timer');
    }),
  interval: () => {
    const each = setInterval(() => {
      clearInterval(each);
      throw new Error('interval');
    }, 10);
  },
  frame: () =>
    requestAnimationFrame(() => {
      throw new Error('frame');
    }),
  microtask: () =>
    queueMicrotask(() => {
      throw new Error('microtask');
    }),
  chunk: async () => (await import('./later')).later(),
  awaited: async () => {
    await api.get(at('awaited'));
  },
  chained: () =>
    api.get(at('chained')).then(
      () => 'fine',
      () => 'taken',
    ),
  slow: () => api.get(at('slow'), { timeoutMs: 300 }).catch(() => undefined),
};
`,
  'src/faults/later.ts': `/** Comes in a chunk of its own. */
export function later(): void {
  throw new Error('chunk');
}
`,
  'src/faults/Lazy.tsx': `/** Comes in a chunk of its own. */
export default function Lazy(): never {
  throw new Error('lazy');
}
`,
  'src/faults/FaultsPage.tsx': `${take('lazy, Suspense, useEffect, useLayoutEffect, useMemo, useState', 'react')}
${take('useSearchParams', 'react-router-dom')}
import { Panel } from 'shared/ui';
import { acts } from './acts';

const Lazy = lazy(() => import('./Lazy'));

function Render(): never {
  throw new Error('render');
}
function Effect() {
  useEffect(() => {
    throw new Error('effect');
  }, []);
  return null;
}
function Layout() {
  useLayoutEffect(() => {
    throw new Error('layout');
  }, []);
  return null;
}
function Memo() {
  return useMemo(() => {
    throw new Error('memo');
  }, []);
}
function Cleanup() {
  useEffect(
    () => () => {
      throw new Error('cleanup');
    },
    [],
  );
  return null;
}
function State() {
  throw new Error('state');
}
function Child({ of }: { of: string }) {
  if (of === 'child') throw new Error('child');
  return null;
}

/** Goes wrong as its address says. */
export default function FaultsPage() {
  const [params] = useSearchParams();
  const fault = params.get('fault') ?? '';
  const [pressed, setPressed] = useState(false);
  return (
    <Panel title="Faults">
      <button
        type="button"
        onClick={() => {
          setPressed(true);
          void acts[fault]?.();
        }}
      >
        Go wrong
      </button>
      {fault === 'render' && <Render />}
      {fault === 'effect' && <Effect />}
      {fault === 'layout' && <Layout />}
      {fault === 'memo' && <Memo />}
      {fault === 'cleanup' && !pressed && <Cleanup />}
      {fault === 'state' && pressed && <State />}
      {fault === 'lazy' && (
        <Suspense fallback="…">
          <Lazy />
        </Suspense>
      )}
      <Panel title="Inner">
        <Child of={fault} />
      </Panel>
    </Panel>
  );
}
`,
  'src/faults/FaultCard.tsx': `${take('useSearchParams', 'react-router-dom')}

/** A card of the home that goes wrong when its address says so. */
export default function FaultCard() {
  const [params] = useSearchParams();
  if (params.get('fault') === 'card') throw new Error('card');
  return null;
}
`,
};

interface FaultyModule {
  /** Everything that includes the module's folder, as in a project. */
  project: string;
  folder: string;
  version: string;
  sources: { file: string; text: string }[];
}

/** Adds the module `mfe-payroll`, which fails in every way, to a project. */
function writeModule(project: string): string {
  const { folder } = createModule(project, 'payroll');
  const manifestFile = join(project, folder, 'module.json');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as object;
  const routes = [{ path: '/dashboard/payroll', page: 'faults/FaultsPage' }];
  const contributions = [
    { slot: 'dashboard.card', id: 'payroll.fault', title: 'Faults', component: 'faults/FaultCard' },
  ];
  writeFileSync(manifestFile, JSON.stringify({ ...manifest, shellApi: '^3.0.0', routes, contributions }));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(project, folder, file)), { recursive: true });
    writeFileSync(join(project, folder, file), text);
  }
  return folder;
}

/** The module `mfe-payroll`, which fails in every way, built once for the same inputs. */
export async function faultyModuleBuild(): Promise<FaultyModule> {
  const sources = Object.entries(files).map(([file, text]) => ({ file, text }));
  const built = await builtFixture(
    'faulty-module',
    ['e2e/support/faultyModule.ts', 'scripts/createModule'],
    writeModule,
  );
  const release = JSON.parse(readFileSync(join(built.project, built.folder, 'dist/release.json'), 'utf8')) as {
    version: string;
  };
  return { ...built, version: release.version, sources };
}
