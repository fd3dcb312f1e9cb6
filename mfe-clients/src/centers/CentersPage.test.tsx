import { screen, waitFor, within } from '@testing-library/react';
import type { Center } from 'shared/domain/clients/centers/center';
import { type FakeApi, fakeApi, renderScreen, selectAllRows, staff } from 'shared/testing';
import CentersPage from './CentersPage';
import { centerOf, centersOf } from './center.fixture';

const ranchi = centerOf({
  client_name: 'Everkart',
  city: 'Ranchi',
  state: 'Jharkhand',
  escalation1: 'Priya Sharma',
  mobile1: '98765 10001',
  escalation2: 'Anil Mahato',
  mobile2: '98765 10002',
  email2: 'anil@example.com',
  ops_head: 'Kavita Rao',
  empid6: 'E6',
  address: 'Kokar',
});
const patna = centerOf({ client_name: 'Napoli', city: 'Patna', state: 'Bihar', escalation2: 'Imran Ansari' });

function open(
  centers: readonly Center[] = [ranchi, patna],
  route = '/dashboard/clientList',
  api: FakeApi = fakeApi({ centers }),
  account?: typeof staff,
) {
  api.on('GET', 'centers/facets', () => ({
    status: 200,
    body: { state: ['Bihar', 'Jharkhand'], center_typ: ['Store'] },
  }));
  return renderScreen(<CentersPage />, { route, api, account });
}

const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);

describe('the list of centers', () => {
  test('says Loading... until they are there', async () => {
    open();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await screen.findByText('Everkart');
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  test('says when they can’t be loaded, and loads them on Retry', async () => {
    const api = fakeApi({ centers: [ranchi] });
    api.fail('GET', 'centers', {
      status: 500,
      body: { message: 'Something went wrong on our side.', code: 'server_error' },
    });
    const { user } = open([], undefined, api);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load centers');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Everkart')).toBeVisible();
  });

  test('distinguishes an empty list from one that nothing matches', async () => {
    open([]);
    expect(await screen.findByText('No centers yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add center' })).toHaveLength(2);
  });

  test('offers to clear a search that nothing matches', async () => {
    const { user } = open(undefined, '/dashboard/clientList?q=nowhere');
    expect(await screen.findByText('No centers match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByText('Everkart')).toBeVisible();
  });

  test('shows contacts 2 to 6 on View more and hides them on View less, in as many rows as wanted', async () => {
    const { user } = open();
    const everkart = await row('Everkart');
    expect(everkart.getByText('Priya Sharma')).toBeVisible();
    expect(screen.queryByText('Anil Mahato')).not.toBeInTheDocument();
    await user.click((await row('Napoli')).getByRole('button', { name: 'View more' }));
    await user.click(everkart.getByRole('button', { name: 'View more' }));
    expect(screen.getByText('Anil Mahato')).toBeVisible();
    expect(screen.getByText('Kavita Rao')).toBeVisible();
    expect(screen.getByText('Imran Ansari')).toBeVisible();
    expect(screen.getByRole('link', { name: '98765 10002' })).toHaveAttribute('href', 'tel:9876510002');
    const less = everkart.getByRole('button', { name: 'View less' });
    expect(less).toHaveFocus();
    await user.click(less);
    expect(screen.queryByText('Anil Mahato')).not.toBeInTheDocument();
    expect(screen.getByText('Imran Ansari')).toBeVisible();
  });

  test('pages by 10, offers 20, 50 and 100, and goes back to page 1 with another size', async () => {
    const { user, location } = open(centersOf(120), '/dashboard/clientList?page=6');
    await screen.findByText('Client 51');
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(pager.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'First',
      'Prev',
      '4',
      '5',
      '6',
      '7',
      '8',
      'Next',
      'Last',
    ]);
    await user.click(pager.getByRole('combobox', { name: 'Rows per page' }));
    expect((await screen.findAllByTitle(/per page/)).map((option) => option.title)).toEqual(
      expect.arrayContaining(['10 per page', '20 per page', '50 per page', '100 per page']),
    );
    await user.click(await screen.findByTitle('50 per page'));
    expect(await screen.findByText('Client 1')).toBeVisible();
    expect(location().search).toBe('?size=50');
  });

  test('filters by the states in use', async () => {
    const { user } = open();
    await screen.findByText('Everkart');
    await user.click(screen.getByRole('combobox', { name: 'State' }));
    await user.click(await screen.findByRole('option', { name: 'Bihar', hidden: true }));
    expect(await screen.findByText('Napoli')).toBeVisible();
    expect(screen.queryByText('Everkart')).not.toBeInTheDocument();
  });

  test('deletes a center after asking', async () => {
    const { user, api } = open();
    await user.click(await screen.findByRole('button', { name: 'More for Napoli, Patna' }));
    await user.click(await screen.findByText('Delete'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Center deleted')).toBeInTheDocument();
    expect(api.rows('centers')).toHaveLength(1);
  });
});

/** The panel is found by its label: with its 41 fields, queries by role are slow. */
const panel = (name: string) => screen.findByLabelText(`Edit ${name}`, { selector: 'section' });
const panels = () => document.querySelectorAll('section[aria-label^="Edit "]');
const edit = (name: string) => screen.findByLabelText(`Edit ${name}`, { selector: 'button' });
const save = () => screen.getByText('Save changes');

describe('the edit panel', () => {
  test('is open for one center at a time', async () => {
    const { user } = open();
    await user.click(await edit('Everkart, Ranchi'));
    expect(await panel('Everkart, Ranchi')).toHaveFocus();
    await user.click(await edit('Napoli, Patna'));
    expect(await panel('Napoli, Patna')).toHaveFocus();
    expect(panels()).toHaveLength(1);
  });

  test('asks before another one replaces unsaved input', async () => {
    const { user } = open();
    await user.click(await edit('Everkart, Ranchi'));
    await user.type(await screen.findByLabelText('City'), 'x');
    await user.click(await edit('Napoli, Patna'));
    await user.click(await screen.findByText('Keep editing'));
    expect(screen.getByLabelText('City')).toHaveValue('Ranchix');
    expect(panels()).toHaveLength(1);
  });

  test('saves the whole center with its original version, closes, and reloads the list', async () => {
    const { user, api } = open();
    await user.click(await edit('Everkart, Ranchi'));
    await user.type(await screen.findByLabelText('Client name'), ' India');
    await user.click(save());
    await waitFor(() => expect(panels()).toHaveLength(0));
    expect(await screen.findByText('Everkart India')).toBeVisible();
    const put = api.calls.find(({ method }) => method === 'PUT');
    expect(put?.path).toBe(`centers/${ranchi.id}`);
    expect(put?.body).toMatchObject({
      client_name: 'Everkart India',
      escalation2: 'Anil Mahato',
      lati: null,
      version: 1,
    });
    expect(api.calls.filter(({ method, path }) => method === 'GET' && path === 'centers').length).toBeGreaterThan(1);
  });

  test.each([
    ['Failed to update', { status: 500, body: { message: 'Please try again.', code: 'server_error' } }],
    ['Update failed', 'offline'],
  ] as const)('says "%s" and keeps the typed input', async (text, failure) => {
    const api = fakeApi({ centers: [patna] });
    api.fail('PUT', `centers/${patna.id}`, failure);
    const { user } = open([], undefined, api);
    await user.click(await edit('Napoli, Patna'));
    await user.type(await screen.findByLabelText('City'), ' City');
    await user.click(save());
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Patna City');
  });

  test('compares when a colleague has saved meanwhile, and overwrites nothing', async () => {
    const { user, api } = open();
    await user.click(await edit('Everkart, Ranchi'));
    await screen.findByLabelText('City');
    Object.assign(api.rows<Center>('centers')[0] as Center, { city: 'Hazaribagh', version: 2 });
    await user.type(screen.getByLabelText('City'), ' East');
    await user.click(save());
    expect(await screen.findByText('Mine: Ranchi East')).toBeVisible();
    await user.click(screen.getByText('Theirs: Hazaribagh'));
    expect(api.rows<Center>('centers')[0]?.city).toBe('Hazaribagh');
  });

  test('opens from a link also for a center on another page', async () => {
    const many = centersOf(11);
    open(many, `/dashboard/clientList?edit=${many[10]?.id}`);
    expect(await panel('Client 11, Ranchi')).toBeVisible();
    expect(screen.getByText('Client 1')).toBeVisible();
  });

  test('tells a read-only account whom to ask, when a link leads there', async () => {
    open(undefined, `/dashboard/clientList?edit=${ranchi.id}`, undefined, {
      ...staff,
      rights: ['centers:read'],
    } as typeof staff);
    const shown = within(await panel('Everkart, Ranchi'));
    expect(shown.getByText('You don’t have access to this')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Save changes' })).not.toBeInTheDocument();
  });
});

test('supervisors’ links of chosen centers are made at once, each with its message to the first contact', async () => {
  const { user, api } = open();
  api.on('POST', 'attendance-links', ({ body }) => {
    const { centerId } = body as { centerId: string };
    if (centerId === patna.id) return { status: 403, body: { message: 'This center is beyond your reach.' } };
    return { status: 201, body: { id: 'l1', token: 'secret', endsOn: '2026-12-05' } };
  });
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'Supervisors’ links' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Make links' }));
  const whatsApp = await screen.findByLabelText(/^WhatsApp to Priya Sharma/);
  expect(whatsApp).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/919876510001\?text=Attendance%20of%20Everkart/),
  );
  expect(screen.getByLabelText(/^SMS to Priya Sharma/)).toHaveAttribute(
    'href',
    expect.stringMatching(/^sms:\+919876510001\?body=/),
  );
  expect(await screen.findByText(/^1 center got no link\. Napoli, Patna/)).toBeVisible();
});
