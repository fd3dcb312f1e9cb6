import './modules/federation.fixture';
import { act, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy } from 'react';
import type { Registry } from 'shared/contract';
import { fakeApi, renderScreen } from 'shared/testing';
import { shownParts } from '../loader/OwnedPart';
import { timerOf } from '../loader/timerOf.fixture';
import { HANG_MS } from '../loader/WithinTime';
import { ConsolePage } from './ConsolePage';

const Quick = () => <h1>Quick</h1>;
const Never = lazy(() => new Promise<{ default: ComponentType }>(() => undefined));

new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) {
      const container = {
        init: () => undefined,
        get: async (page: string) => () => ({ default: page.endsWith('QuickPage') ? Quick : Never }),
      };
      Object.assign(window, { mfe_slow: container });
      node.dispatchEvent(new Event('load'));
    }
}).observe(document.head, { childList: true });

const registry: Registry = {
  contract: 1,
  revision: 1,
  modules: {
    'mfe-slow': {
      manifest: {
        ...{ contract: 1, name: 'mfe-slow', title: 'Slow', team: 'Payroll', shellApi: '^3.0.0', sidebar: [] },
        routes: [
          { path: '/dashboard/slow', page: 'SlowPage' },
          { path: '/dashboard/quick', page: 'QuickPage' },
        ],
      },
      current: {
        ...{ version: '1.0.0', base: '/modules/mfe-slow/1.0.0/', entry: 'entry.js', container: 'mfe_slow' },
        ...{ pages: { SlowPage: { js: [], css: [] }, QuickPage: { js: [], css: [] } }, integrity: {} },
      },
    },
  },
};

test('a page that waits without end is reported and gives way to the failure card, with a way out', async () => {
  const limit = timerOf(HANG_MS);
  const endTrial = timerOf(5000);
  const api = fakeApi();
  renderScreen(<ConsolePage registry={registry} pathname="/dashboard/slow" />, { route: '/dashboard/slow', api });
  await waitFor(() => expect(limit()).toBeDefined());
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => endTrial()?.());
  act(() => limit()?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('it wasn’t ready within 10 seconds');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  const reported = () => api.calls.filter(({ path }) => path === 'faults').map(({ body }) => body);
  await waitFor(() =>
    expect(reported()).toMatchObject([
      { module: 'mfe-slow', version: '1.0.0', kind: 'wait', message: 'Error: it wasn’t ready within # seconds' },
    ]),
  );
});

test('whose the page is can be asked, by the pattern of its route', async () => {
  renderScreen(<ConsolePage registry={registry} pathname="/dashboard/slow" />, { route: '/dashboard/slow' });
  await waitFor(() =>
    expect([...shownParts.values()]).toMatchObject([{ part: { name: 'SlowPage' }, place: '/dashboard/slow' }]),
  );
});

test('while releases go out in stages, a page that was shown is told once; one that never came is not', async () => {
  const api = fakeApi();
  const opened = () => api.calls.filter(({ path }) => path === 'opened-pages').map(({ body }) => body);
  const at = (name: string, inStages?: true) => {
    const path = `/dashboard/${name}`;
    return renderScreen(<ConsolePage registry={{ ...registry, inStages }} pathname={path} />, { route: path, api });
  };
  at('quick').unmount();
  at('slow', true).unmount();
  for (let time = 0; time < 2; time += 1) {
    const { unmount } = at('quick', true);
    expect(await screen.findByRole('heading', { name: 'Quick' })).toBeVisible();
    unmount();
  }
  await waitFor(() => expect(opened()).toEqual([{ module: 'mfe-slow', version: '1.0.0' }]));
});
