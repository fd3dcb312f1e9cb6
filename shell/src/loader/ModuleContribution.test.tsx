import '../console/modules/federation.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, lazy } from 'react';
import type { RegistryModule } from 'shared/contract';
import type { Offered } from 'shared/platform';
import { renderScreen } from 'shared/testing';
import { ModuleContribution } from './ModuleContribution';
import { ModulePage } from './ModulePage';
import { shownParts } from './OwnedPart';
import { timerOf } from './timerOf.fixture';
import { HANG_MS } from './WithinTime';

type Exposed = Record<string, () => { default?: ComponentType<never> }>;

/** Simulates scripts of entries in a browser, by address; unknown addresses fail. */
const entries = new Map<string, () => void>();
new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) {
      const run = entries.get(new URL(node.src).pathname);
      run?.();
      node.dispatchEvent(new Event(run ? 'load' : 'error'));
    }
}).observe(document.head, { childList: true });

let modules = 0;
function moduleOf(exposed: Exposed, before?: Exposed): RegistryModule {
  const name = `mfe-c${(modules += 1)}`;
  const releaseOf = (version: string, code: Exposed) => {
    const container = `${name}_${version}`.replace(/\W/g, '_');
    const base = `/modules/${name}/${version}/`;
    entries.set(`${base}entry.js`, () =>
      Object.assign(window, {
        [container]: {
          init: () => undefined,
          get: async (path: string) => {
            const part = code[path.replace('./', '')];
            if (!part) throw new Error(`no ${path}`);
            const module = part();
            return () => module;
          },
        },
      }),
    );
    return { version, base, entry: 'entry.js', container, pages: {}, integrity: {} };
  };
  return {
    manifest: { contract: 1, name, title: name, team: 'Payroll', shellApi: '^2.0.0', routes: [], sidebar: [] },
    current: releaseOf('2.0.0', exposed),
    ...(before && { previous: releaseOf('1.0.0', before) }),
  };
}

const Panel = ({ id }: { id: string }) => <p>Slips of {id}</p>;
const Broken = () => {
  throw new Error('boom');
};
const Never = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));

function Contribution({ module, component = 'SlipsPanel' }: { module: RegistryModule; component?: string }) {
  const offered: Offered<'record.employee'> = {
    slot: 'record.employee',
    id: 'payroll.slips',
    title: 'Pay slips',
    component,
    module: module.manifest.name,
    team: 'Payroll',
  };
  return <ModuleContribution module={module} component={component} offered={offered} props={{ id: 'e1' }} />;
}
const failure = () => screen.findByRole('alert');

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('a contribution is loaded when it is rendered, and given its slot’s props', async () => {
  renderScreen(<Contribution module={moduleOf({ SlipsPanel: () => ({ default: Panel }) })} />);
  expect(await screen.findByText('Slips of e1')).toBeVisible();
});

test('one that throws says whose it is, and everything beside it stands', async () => {
  const module = moduleOf({ SlipsPanel: () => ({ default: Broken }), Other: () => ({ default: Panel }) });
  renderScreen(
    <>
      <Contribution module={module} />
      <Contribution module={module} component="Other" />
    </>,
  );
  expect(await failure()).toHaveTextContent(
    '“Pay slips” could not be shown, because its code failed: boom. It is the Payroll team’s.',
  );
  expect(await screen.findByText('Slips of e1')).toBeVisible();
});

test('whose it is can be asked as long as it is on the page, also when it failed', async () => {
  const { rerender } = renderScreen(<Contribution module={moduleOf({ SlipsPanel: () => ({ default: Broken }) })} />);
  await failure();
  expect([...shownParts.values()]).toMatchObject([{ part: { name: 'SlipsPanel' }, place: 'record.employee' }]);
  rerender(<div />);
  expect(shownParts.size).toBe(0);
});

test('a module whose contribution fails is not taken out of use: its pages come from the same release', async () => {
  const module = moduleOf(
    { SlipsPanel: () => ({ default: Broken }), Page: () => ({ default: () => <h1>The newer page</h1> }) },
    { SlipsPanel: () => ({ default: Panel }), Page: () => ({ default: () => <h1>The older page</h1> }) },
  );
  const { rerender } = renderScreen(<Contribution module={module} />);
  // The previous release has a working one.
  expect(await screen.findByText('Slips of e1')).toBeVisible();
  rerender(<div />);
  renderScreen(
    <ModulePage owned={{ module, route: { path: '/', page: 'Page' } }} pending="…" failed={() => 'failed'} />,
  );
  expect(await screen.findByRole('heading', { name: 'The newer page' })).toBeVisible();
});

test('one whose code does not come says so, and Retry asks for it anew', async () => {
  let isThere = false;
  const module = moduleOf({
    SlipsPanel: () => {
      if (!isThere) throw new Error('gone');
      return { default: Panel };
    },
  });
  renderScreen(<Contribution module={module} />);
  expect(await failure()).toHaveTextContent('its code failed: gone');
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Slips of e1')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('one that is not in the code says so', async () => {
  renderScreen(<Contribution module={moduleOf({ SlipsPanel: () => ({}) })} />);
  expect(await failure()).toHaveTextContent('it has no contribution SlipsPanel');
});

test('one that waits without end counts as failed after ten seconds', async () => {
  const limit = timerOf(HANG_MS);
  const { container } = renderScreen(<Contribution module={moduleOf({ SlipsPanel: () => ({ default: Never }) })} />);
  await waitFor(() => expect(limit()).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.querySelector('[aria-hidden]')).not.toBeNull();
  act(() => limit()?.());
  expect(await failure()).toHaveTextContent('it wasn’t ready within 10 seconds');
});
