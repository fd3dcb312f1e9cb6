import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ComponentType, createElement, type ReactElement, useEffect } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import type { ContributionTo, RenderedSlot, SlotName, SlotProps } from 'shared/contract';
import { type Account, configurePlatform, type Offered, offerContributions, session } from 'shared/platform';
import { PlatformUi, ThemeProvider } from 'shared/ui';
import { mutate } from 'swr';
import { type FakeApi, fakeApi } from './fakeApi';
import { owner } from './fixtures';

/** A contribution of `module.json`, with its component itself instead of the component's file. */
export type TestContribution = {
  [S in SlotName]: S extends RenderedSlot
    ? Omit<ContributionTo<S>, 'component'> & { component?: ComponentType<SlotProps[S]> }
    : ContributionTo<S>;
}[SlotName];

/** Where, over what and for whom a screen is rendered. */
export interface ScreenOptions {
  /** The address. By default `/`. */
  route?: string;
  /** The route's pattern, for screens that read parameters: `/dashboard/clientList/view/:id`. By default any. */
  path?: string;
  /** The server. By default one without resources. */
  api?: FakeApi;
  /** The signed-in account; null for nobody. By default the owner. */
  account?: Account | null;
  /** The pages that modules show records on, by kind: `{ company: '/companies/:id' }`. By default none: nothing can be linked to. */
  records?: Readonly<Record<string, string>>;
  /** Paths of pages that are not for the person. By default none. */
  closed?: readonly string[];
  /** The contributions in the screen's slots. By default none. */
  contributions?: readonly TestContribution[];
  /** Keeps what an earlier screen of the same test left in the browser's storage. By default false. */
  keepsStorage?: boolean;
}

/** A rendered screen, with what a test asks and does. */
export interface Screen extends RenderResult {
  api: FakeApi;
  user: UserEvent;
  /** Where the person is now. */
  location: () => Location;
}

/** Puts contributions into their slots, rendered as they are: without a boundary, so that what one throws fails the test. */
function offer(contributions: readonly TestContribution[]): void {
  const components = new Map<string, ComponentType<object>>();
  const list = contributions.map((each): Offered => {
    if ('component' in each && each.component) components.set(each.id, each.component as ComponentType<object>);
    return { ...each, component: each.id, module: 'mfe-test', team: 'Test' } as Offered;
  });
  offerContributions({
    list,
    render: (offered, props) => {
      const component = components.get(offered.id);
      return component ? createElement(component, props) : null;
    },
  });
}

/** Renders a screen as the shell does: theme, router, session, dialogs and messages, over a fake API and an empty cache. */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}): Screen {
  const {
    route = '/',
    path = '*',
    api = fakeApi(),
    account = owner,
    records = {},
    closed = [],
    contributions = [],
  } = options;
  configurePlatform({ recordPage: (kind) => records[kind], opens: (path) => !closed.includes(path) });
  let here: Location | undefined;
  function Surroundings() {
    const navigate = useNavigate();
    here = useLocation();
    useEffect(
      () => configurePlatform({ apiBase: '/api', siteName: '', navigate: (to, how) => void navigate(to, how) }),
      [navigate],
    );
    return <PlatformUi onReady={configurePlatform} />;
  }
  if (!options.keepsStorage) {
    session.leave();
    sessionStorage.clear();
    localStorage.clear();
  }
  if (account) session.start('test-token', account);
  void mutate(() => true, undefined);
  offer(contributions);
  const result = render(
    <ThemeProvider>
      <MemoryRouter initialEntries={[route]}>
        <Surroundings />
        <Routes>
          <Route path={path} element={ui} />
          {path !== '*' && <Route path="*" element={null} />}
        </Routes>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return {
    ...result,
    api,
    user: userEvent.setup(),
    location: () => {
      if (!here) throw new Error('Nothing has been rendered yet.');
      return here;
    },
  };
}
