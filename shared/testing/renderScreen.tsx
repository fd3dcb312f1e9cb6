import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement, useEffect } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { type Account, configurePlatform, session } from 'shared/platform';
import { PlatformUi, ThemeProvider } from 'shared/ui';
import { mutate } from 'swr';
import { type FakeApi, fakeApi } from './fakeApi';
import { owner } from './fixtures';

/** Where, over what and for whom a screen is rendered. */
export interface ScreenOptions {
  /** Where the person is. By default `/`. */
  route?: string;
  /** The route's pattern, for screens that read parameters: `/dashboard/clientList/view/:id`. By default any. */
  path?: string;
  /** The server. By default one without resources. */
  api?: FakeApi;
  /** Who is signed in; null for nobody. By default the owner. */
  account?: Account | null;
  /** The pages that modules show records on, by kind: `{ company: '/companies/:id' }`. By default none: nothing can be linked to. */
  records?: Readonly<Record<string, string>>;
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

/** Renders a screen as the shell does: theme, router, session, dialogs and messages, over a fake API and an empty cache. */
export function renderScreen(ui: ReactElement, options: ScreenOptions = {}): Screen {
  const { route = '/', path = '*', api = fakeApi(), account = owner, records = {} } = options;
  configurePlatform({ recordPage: (kind) => records[kind] });
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
