import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, staff, type TestContribution } from 'shared/testing';
import HomePage from './HomePage';

const read = { 'home.welcome-read': true };

const cardOf = (title: string, order: number): TestContribution => ({
  slot: 'dashboard.card',
  id: `test.${title.toLowerCase()}`,
  title,
  order,
  component: () => <section aria-label={title}>{title} stands here</section>,
});
const actOf = (role: 'owner' | 'staff', title: string): TestContribution => ({
  ...{ slot: 'welcome.act', id: `test.${role}`, role, title, text: 'Here.', path: '/dashboard/clientList' },
});
const cards = [
  actOf('owner', 'Bring in your centers'),
  actOf('staff', 'Look up a center'),
  cardOf('Dues', 30),
  cardOf('Sales', 10),
  cardOf('Leads', 20),
];
const allCards = ['shell.company', 'shell.my-work', 'shell.progress', 'test.dues', 'test.sales', 'test.leads'];

function openHome(
  preferences: object = read,
  { account, contributions = cards }: { account?: typeof staff; contributions?: readonly TestContribution[] } = {},
) {
  const api = fakeApi();
  let kept: Record<string, unknown> = { ...preferences };
  api.on('GET', 'preferences', () => ({ status: 200, body: kept }));
  for (const key of ['home.welcome-read', 'dashboard.cards'])
    api.on('PUT', `preferences/${key}`, ({ body }) => {
      kept = { ...kept, [key]: (body as { value: unknown }).value };
      return { status: 200, body: {} };
    });
  return renderScreen(<HomePage />, { route: '/dashboard', api, account, contributions });
}
const steps = [
  { id: 'a', title: 'Enter the details', path: '/dashboard/a', isDone: false, blocks: ['Enter the address.'] },
  { id: 'b', title: 'Add a record', path: '/dashboard/b', isDone: true, blocks: [] },
];

test('first steps say what is done and what blocks the next; none are left, none are shown', async () => {
  const { api, unmount } = openHome();
  api.on('GET', 'home', () => ({ status: 200, body: { isReal: true, figures: [], steps } }));
  const panel = await section('First steps');
  expect(panel.getByText('1 of 2 done')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Enter the details' })).toHaveAttribute('href', '/dashboard/a');
  expect(panel.getByText('Enter the address.')).toBeVisible();
  expect(panel.queryByRole('link', { name: 'Add a record' })).toBeNull();
  unmount();
  openHome();
  await section('Sales');
  expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
/** The current cards. */
const shown = () => screen.queryAllByText(/stands here/).map(({ textContent }) => textContent?.split(' ')[0]);

/** The titles of all cards present. */
const regions = () =>
  screen
    .getAllByRole('region')
    .map((region) => region.getAttribute('aria-label') ?? within(region).getByRole('heading').textContent);

async function arrange() {
  const screenOf = openHome();
  await section('Sales');
  await screenOf.user.click(screen.getByRole('button', { name: 'Arrange' }));
  const panel = await section('Arrange the dashboard');
  const press = (name: string) => screenOf.user.click(panel.getByRole('button', { name }));
  const kept = () =>
    screenOf.api.calls
      .filter(({ method, path }) => method === 'PUT' && path === 'preferences/dashboard.cards')
      .map(({ body }) => (body as { value: unknown }).value);
  return { ...screenOf, panel, press, kept };
}

test('the cards of all modules stand in their order', async () => {
  openHome();
  await section('Sales');
  expect(shown()).toEqual(['Sales', 'Leads', 'Dues']);
});

test('a person moves and hides cards, takes it back, and has them again as they come', async () => {
  const { press, kept, panel } = await arrange();
  await press('Move Dues up');
  expect(shown()).toEqual(['Sales', 'Dues', 'Leads']);
  expect(panel.getByRole('status')).toHaveTextContent('Dues is now 4 of 6.');
  await press('Show Sales');
  expect(shown()).toEqual(['Dues', 'Leads']);
  await waitFor(() =>
    expect(kept().at(-1)).toEqual({
      order: ['shell.company', 'test.sales', 'shell.my-work', 'test.dues', 'test.leads', 'shell.progress'],
      hidden: ['test.sales'],
    }),
  );
  await press('Undo');
  expect(shown()).toEqual(['Sales', 'Dues', 'Leads']);
  await press('Reset');
  expect(shown()).toEqual(['Sales', 'Leads', 'Dues']);
  await waitFor(() => expect(kept().at(-1)).toBeNull());
  expect(panel.getByRole('button', { name: 'Reset' })).toBeDisabled();
  await press('Done');
  expect(screen.queryByRole('region', { name: 'Arrange the dashboard' })).toBeNull();
});

test('by keyboard a card moves on with each press, and the focus goes with it', async () => {
  const { user, panel } = await arrange();
  const down = panel.getByRole('button', { name: 'Move Sales down' });
  down.focus();
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(shown()).toEqual(['Leads', 'Dues', 'Sales']);
  expect(panel.getByRole('button', { name: 'Move Sales down' })).toHaveFocus();
});

test('what a person has arranged stands, with a card that is new behind the one it comes after', async () => {
  openHome({ ...read, 'dashboard.cards': { order: ['test.dues', 'test.gone', 'test.sales'], hidden: ['test.dues'] } });
  await waitFor(() => expect(shown()).toEqual(['Sales', 'Leads']));
});

test('where all cards are hidden the page says so', async () => {
  openHome({ ...read, 'dashboard.cards': { order: [], hidden: allCards } });
  expect(await screen.findByText('All cards are hidden')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Arrange' })).toBeVisible();
});

test('without modules the company’s figures, one’s own and the progress stand there', async () => {
  openHome(read, { contributions: [] });
  await section('Project Progress');
  expect(regions()).toEqual(['Company', 'My work', 'Project Progress']);
});

test('the cards of modules stand between the shell’s own by their order', async () => {
  openHome(read, { contributions: [cardOf('Attendance', 30), cardOf('Reports', 60)] });
  await section('Reports');
  expect(regions()).toEqual(['Company', 'My work', 'Attendance', 'Project Progress', 'Reports']);
});

test('who may not see the figures has the other cards', async () => {
  openHome(read, { account: { ...staff, rights: ['leads:read'] } as typeof staff });
  await section('Project Progress');
  expect(regions()).not.toContain('Company');
  expect(regions()).not.toContain('My work');
});

test.each([
  [
    'the owner',
    undefined,
    'You own this console: you can see and change everything and decide who else can sign in.',
    ['Invite colleagues', 'Bring in your centers'],
  ],
  ['a colleague', staff, /the figures below belong to the owner/, ['Look up a center']],
] as const)(
  '%s is welcomed with what they may do and where to begin, until they have read it',
  async (_who, account, may, acts) => {
    const { api, user } = openHome({}, { account });
    const welcome = await section(`Welcome, ${account?.name ?? 'Asha Kumari'}`);
    expect(welcome.getByText(may)).toBeVisible();
    expect(
      welcome.getAllByRole('link').map(({ textContent }) => textContent?.replace(/(Invite them|Here|Callback).*/, '')),
    ).toEqual(acts);
    await user.click(welcome.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: /Welcome/ })).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body])).toEqual([
      ['preferences/home.welcome-read', { value: true }],
    ]);
  },
);

test('who has read the welcome, or of whom that can’t be known, sees the figures first', async () => {
  const { api } = openHome();
  await section('Sales');
  expect(screen.queryByRole('region', { name: /Welcome/ })).toBeNull();
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});
