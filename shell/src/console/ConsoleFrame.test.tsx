import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session, shortcuts } from 'shared/platform';
import { fakeApi, owner, renderScreen, staff, type TestContribution } from 'shared/testing';
import { ConsoleFrame } from './ConsoleFrame';
import { registryFixture } from './registry.fixture';

const unread = {
  id: 'n1',
  version: 1,
  createdAt: '2026-04-05T09:00:00.000Z',
  updatedAt: '',
  kind: 'lead',
  title: 'Someone asks for a callback',
  body: '9876500101',
  path: '/dashboard/leads',
  subject: '',
  readAt: null as string | null,
  settledAt: null as string | null,
  settledBy: '',
};

/** A command that renders something, and one that links somewhere. */
const commands: readonly TestContribution[] = [
  { slot: 'palette.command', id: 'payroll.run', label: 'Run the payroll', keywords: 'salaries', component: () => null },
  { slot: 'palette.command', id: 'payroll.open', label: 'Open pay slips', path: '/dashboard/payroll' },
];
const onCommand = jest.fn();

function openConsole(route = '/dashboard', account: typeof owner | null = owner, keepsStorage = false) {
  onCommand.mockClear();
  const api = fakeApi();
  const stored = [unread, { ...unread, id: 'n2', title: 'Look at the coming due dates', kind: 'due' }].map((each) => ({
    ...each,
  }));
  const count = () => ({ status: 200, body: { count: stored.filter(({ readAt }) => readAt === null).length } });
  api.on('GET', 'auth/me', () => ({ status: 200, body: account ?? owner }));
  api.on('GET', 'notifications/unread', count);
  api.on('GET', 'notifications', () => ({ status: 200, body: stored.map((each) => ({ ...each })) }));
  api.on('POST', 'notifications/read-all', () => {
    for (const each of stored) each.readAt = '2026-04-05T10:00:00.000Z';
    return count();
  });
  api.on('POST', 'notifications/n1/read', () => {
    for (const each of stored) if (each.id === 'n1') each.readAt = '2026-04-05T10:00:00.000Z';
    return count();
  });
  api.on('GET', 'search', ({ query }) => ({
    status: 200,
    body:
      query.get('q') === 'zeta'
        ? [
            {
              id: 'centers/c1',
              kind: 'Center',
              title: 'Zeta Motors',
              detail: 'Ranchi',
              path: '/dashboard/clientList?q=Zeta',
            },
          ]
        : [],
  }));
  api.on('POST', 'auth/logout', () => ({ status: 204 }));
  return {
    ...renderScreen(
      <ConsoleFrame registry={registryFixture} onCommand={onCommand}>
        <h1>The page</h1>
      </ConsoleFrame>,
      { route, api, account, contributions: commands, keepsStorage },
    ),
    api,
  };
}
const sidebar = () => within(screen.getByRole('navigation', { name: 'Admin panel' }));

test('the sidebar is titled Admin panel and lists every section', () => {
  openConsole();
  expect(screen.getByText('Admin panel')).toBeVisible();
  for (const label of ['Invoicing', 'Clients', 'Account'])
    expect(sidebar().getByRole('button', { name: label })).toBeVisible();
  expect(sidebar().getByRole('link', { name: 'Dashboard' })).toHaveAttribute('aria-current', 'page');
});

test('a parent opens and closes, and the one with the present page stands open', async () => {
  openConsole('/dashboard/invoicing/list');
  const invoicing = sidebar().getByRole('button', { name: 'Invoicing' });
  expect(invoicing).toHaveAttribute('aria-expanded', 'true');
  expect(sidebar().getByRole('link', { name: 'Invoice List' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(invoicing);
  expect(sidebar().queryByRole('link', { name: 'Invoice List' })).toBeNull();
  await userEvent.click(sidebar().getByRole('button', { name: 'Clients' }));
  expect(sidebar().getByRole('link', { name: 'Add Center' })).toBeVisible();
});

test('a section that is opened closes the groups of the others', async () => {
  openConsole('/dashboard/invoicing/list');
  await userEvent.click(sidebar().getByRole('button', { name: 'Clients' }));
  await userEvent.click(sidebar().getByRole('button', { name: 'Account' }));
  await userEvent.click(sidebar().getByRole('link', { name: 'Add Center' }));
  const isOpen = (name: string) => sidebar().getByRole('button', { name }).getAttribute('aria-expanded');
  expect(['Invoicing', 'Clients', 'Account'].map(isOpen)).toEqual(['false', 'true', 'false']);
});

test('the sidebar collapses to icons and this browser remembers it', async () => {
  openConsole();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }));
  expect(screen.getByRole('button', { name: 'Expand sidebar' })).toBeVisible();
  expect(localStorage.getItem('sidebar.collapsed')).toBe('true');
  await userEvent.click(sidebar().getByRole('button', { name: 'Clients' }));
  expect(sidebar().getByRole('link', { name: 'Add Center' })).toBeVisible();
});

test('the user label reads Manager Name until the person is known', async () => {
  const { api } = openConsole('/dashboard', null);
  act(() => session.start('test-token'));
  expect(await screen.findByText('Manager Name')).toBeVisible();
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'auth/me')).toBe(true));
  expect(await screen.findByText('Asha Kumari')).toBeVisible();
});

test('the module pages’ health is the owner’s to see', () => {
  openConsole('/dashboard', staff);
  expect(sidebar().queryByRole('link', { name: 'Modules' })).toBeNull();
});

test('Logout tells the server, forgets the token and goes to the sign-in page', async () => {
  const { api, location } = openConsole();
  localStorage.setItem('token', 'test-token');
  sessionStorage.setItem('token', 'test-token');
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(location().pathname + location().search).toBe('/signin'));
  expect(localStorage.getItem('token')).toBeNull();
  expect(sessionStorage.getItem('token')).toBeNull();
  expect(api.calls.find(({ path }) => path === 'auth/logout')).toMatchObject({ method: 'POST', token: 'test-token' });
});

test('the bell counts what is unread; following a notification marks it and leads to its page', async () => {
  const { location } = openConsole();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const panel = within(screen.getByRole('region', { name: 'Notifications' }));
  await userEvent.click(await panel.findByRole('link', { name: /Someone asks for a callback/ }));
  expect(location().pathname).toBe('/dashboard/leads');
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('a notification that is settled says when and by whom, and leads nowhere', async () => {
  const { api } = openConsole();
  const settledAt = '2026-04-06T09:30:00.000Z';
  const told = { ...unread, kind: 'account', title: 'Bela waits for approval', path: '', readAt: settledAt, settledAt };
  api.on('GET', 'notifications', () => ({ status: 200, body: [{ ...told, settledBy: 'Asha Kumari' }] }));
  await userEvent.click(await screen.findByRole('button', { name: /^Notifications/ }));
  const panel = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(await panel.findByText(/^Approved by Asha Kumari on \D*0?6/)).toBeVisible();
  expect(panel.queryByRole('link')).toBeNull();
});

test('all notifications can be marked as read, and Escape closes the panel', async () => {
  openConsole();
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  const bell = await screen.findByRole('button', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull();
  expect(bell).toHaveFocus();
});

test('when notifications can’t be loaded the panel says so and tries again', async () => {
  const { api } = openConsole();
  api.fail('GET', 'notifications', 'offline');
  await userEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load notifications.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Someone asks/ })).toBeVisible();
});

test('the search box finds pages and records, and Enter goes to the chosen one', async () => {
  const { location } = openConsole();
  const box = screen.getByRole('combobox', { name: 'Search pages and records' });
  await userEvent.type(box, 'add cen');
  expect(screen.getByRole('option', { name: /Add Center/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(location().pathname).toBe('/dashboard/newCenter');
  await userEvent.type(box, 'zeta');
  await userEvent.click(await screen.findByRole('option', { name: /Zeta Motors/ }));
  expect(location().pathname + location().search).toBe('/dashboard/clientList?q=Zeta');
});

test('pages that the server knows by other words stand among the pages, each once', async () => {
  const { api, location, user } = openConsole();
  const page = (title: string, path: string) => ({
    id: path,
    kind: 'Pages',
    icon: '',
    title,
    detail: 'Receipts',
    path,
  });
  const found = [page('Leads', '/dashboard/leads'), page('Bank statements', '/dashboard/invoicing/receipts/bank')];
  api.on('GET', 'search', () => ({ status: 200, body: found }));
  await user.type(screen.getByRole('combobox'), 'lea');
  await screen.findByRole('option', { name: /Bank statements/ });
  expect(
    within(screen.getByRole('group', { name: 'Pages' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Leads', 'Bank statementsReceipts']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(location().pathname).toBe('/dashboard/invoicing/receipts/bank');
});

test('search says when there is nothing, and when records can’t be searched', async () => {
  const { api } = openConsole();
  const box = screen.getByRole('combobox');
  await userEvent.type(box, 'qqqq');
  expect(await screen.findByText('Nothing found for “qqqq”. Try fewer or different words.')).toBeVisible();
  await userEvent.clear(box);
  api.fail('GET', 'search', { status: 500, body: { message: 'Broken' } });
  await userEvent.type(box, 'leads');
  expect(await screen.findByRole('alert')).toHaveTextContent('Records couldn’t be searched.');
  expect(screen.getByRole('option', { name: /Leads/ })).toBeVisible();
});

test('Ctrl-K opens search over the page, and its first hit is chosen with the arrows', async () => {
  const { location } = openConsole();
  await userEvent.keyboard('{Control>}k{/Control}');
  const palette = within(screen.getByRole('dialog', { name: 'Search' }));
  expect(palette.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('invoice{ArrowDown}{Enter}');
  expect(location().pathname).toBe('/dashboard/invoicing/new');
  expect(screen.queryByRole('dialog', { name: 'Search' })).toBeNull();
});

test('the empty search offers where the person was last: pages, and records that are still there; never where they are', async () => {
  const first = openConsole('/dashboard/clientList/c1');
  first.unmount();
  const record = { id: 'centers/c1', kind: 'Center', icon: '', title: 'Everkart', detail: 'Ranchi' };
  const { api: of, user } = openConsole('/dashboard/invoicing/list', owner, true);
  of.on('GET', 'search/visited', () => ({ status: 200, body: [{ ...record, path: '/dashboard/clientList/c1' }] }));
  expect(of.calls.filter(({ path }) => path === 'search/visited')).toEqual([]);
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('option', { name: /Everkart/ })).toBeVisible();
  const recent = screen.getByRole('group', { name: 'Recently visited' });
  expect(
    within(recent)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['EverkartCenter · Ranchi']);
  expect(screen.getAllByRole('option')[0]).toBe(within(recent).getByRole('option'));
  expect(of.calls.find(({ path }) => path === 'search/visited')?.query.get('paths')).toBe('/dashboard/clientList/c1');
  expect(localStorage.getItem('visited.a1')).toBe('["/dashboard/invoicing/list","/dashboard/clientList/c1"]');
  await user.keyboard('zzz');
  expect(screen.queryByRole('group', { name: 'Recently visited' })).toBeNull();
});

test('a page that is pinned comes first in the empty search, and the pin is kept with the account', async () => {
  const { user, api } = openConsole('/dashboard/invoicing/list');
  const stored: Record<string, unknown> = {};
  api.on('GET', 'preferences', () => ({ status: 200, body: { ...stored } }));
  api.on('PUT', 'preferences/search.pinned', ({ body }) => {
    stored['search.pinned'] = (body as { value: unknown }).value;
    return { status: 200, body: { key: 'search.pinned', ...(body as object) } };
  });
  const pin = await screen.findByRole('button', { name: 'Pin this page' });
  await user.click(pin);
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() => expect(stored).toEqual({ 'search.pinned': ['/dashboard/invoicing/list'] }));
  await user.click(sidebar().getByRole('link', { name: 'New Invoice' }));
  await user.keyboard('{Control>}k{/Control}');
  const pinned = await screen.findByRole('group', { name: 'Pinned' });
  expect(screen.getAllByRole('option')[0]).toBe(within(pinned).getByRole('option', { name: /Invoice List/ }));
});

test('another person in the same browser does not see where the first one was', async () => {
  openConsole('/dashboard/clientList/c1').unmount();
  const { user, api } = openConsole('/dashboard/invoicing/list', staff, true);
  await user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('group', { name: 'Pages' });
  expect(screen.queryByRole('group', { name: 'Recently visited' })).toBeNull();
  expect(api.calls.filter(({ path }) => path === 'search/visited')).toEqual([]);
});

test('a question mark shows every shortcut of the table, and so does the palette; single keys can be switched off', async () => {
  const { user } = openConsole();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  for (const { does } of Object.values(shortcuts)) expect(within(dialog).getByText(does)).toBeVisible();
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull());
  await user.keyboard('?');
  expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  await user.keyboard('{Control>}k{/Control}shortcuts{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('on small screens a menu button opens the sidebar, and a followed link closes it', async () => {
  const { location } = openConsole();
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
  const drawer = within(screen.getByRole('dialog', { name: 'Menu' }));
  await userEvent.click(drawer.getByRole('link', { name: 'Leads' }));
  expect(location().pathname).toBe('/dashboard/leads');
  expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
});

test('a theme is chosen and kept', async () => {
  openConsole();
  await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(localStorage.getItem('theme')).toBe('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

test('the way to the page is named as in the sidebar', () => {
  openConsole('/dashboard/newCenter');
  const way = within(screen.getByRole('navigation', { name: 'You are here' }));
  expect(way.getByRole('link', { name: 'Clients' })).toHaveAttribute('href', '/dashboard/clientList');
  expect(way.getByText('Add Center')).toHaveAttribute('aria-current', 'page');
});

test('commands of modules are found beside the pages; one goes somewhere, one is run', async () => {
  const { location, user } = openConsole();
  const search = screen.getByRole('combobox', { name: 'Search pages and records' });
  await user.type(search, 'salar');
  const commandsFound = await screen.findByRole('group', { name: 'Commands' });
  expect(
    within(commandsFound)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Run the payroll']);
  await user.keyboard('{Enter}');
  expect(onCommand).toHaveBeenCalledWith(expect.objectContaining({ id: 'payroll.run' }));
  await user.type(search, 'pay slips{Enter}');
  expect(location().pathname).toBe('/dashboard/payroll');
  expect(onCommand).toHaveBeenCalledTimes(1);
});
