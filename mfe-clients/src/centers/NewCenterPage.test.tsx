import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Center } from 'shared/domain/clients/centers/center';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { centerOf } from './center.fixture';
import { centerFields } from './fields';
import NewCenterPage from './NewCenterPage';

const open = (api: FakeApi = fakeApi({ centers: [] })) =>
  renderScreen(<NewCenterPage />, { route: '/dashboard/newCenter', api });
const stored = (api: FakeApi) => api.rows<Center>('centers');

describe('the form that adds a center', () => {
  test('has every field of a center', () => {
    open();
    expect(centerFields).toHaveLength(12 + 5 * 5 + 4);
    for (const { label } of centerFields) expect(screen.getByLabelText(label)).toBeVisible();
  });

  test('requires nothing, says that the center was added, and is empty again', async () => {
    const { user, api } = open();
    await user.type(screen.getByLabelText('Client name'), 'Everkart');
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Center added successfully!');
    expect(screen.getByLabelText('Client name')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(stored(api).map(({ client_name }) => client_name)).toEqual(['', 'Everkart']);
  });

  test('keeps the client and the place for the next center, and the focus goes to the first field', async () => {
    const { user, api } = open();
    await user.type(screen.getByLabelText('Client name'), 'Everkart');
    await user.type(screen.getByLabelText('Center code'), 'RNC-1');
    await user.click(screen.getByRole('button', { name: 'Save and add another' }));
    expect(await screen.findByRole('status')).toHaveTextContent('Center added successfully!');
    expect(screen.getByLabelText('Client name')).toHaveValue('Everkart');
    expect(screen.getByLabelText('Center code')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Client name')).toHaveFocus());
    expect(stored(api)).toHaveLength(1);
  });

  test('names the center that already has the typed code, and refuses nothing', async () => {
    const { user, api } = open(
      fakeApi({
        centers: [
          centerOf({ id: 'c7', client_name: 'Everkart', city: 'Ranchi', center_code: 'RNC-1' }),
          centerOf({ client_name: 'Pizzaro', center_code: 'RNC-1' }),
        ],
      }),
    );
    await user.type(screen.getByLabelText('Center code'), 'RNC-1');
    const link = await screen.findByRole('link', { name: 'Everkart, Ranchi' });
    expect(link).toHaveAttribute('href', '/dashboard/clientList/view?center=c7');
    expect(link.closest('[aria-live]')).toHaveTextContent('Center code RNC-1 is used by Everkart, Ranchi and 1 more.');
    expect(screen.getByLabelText('Center code')).toHaveAccessibleDescription(/is used by Everkart/);
    await user.type(screen.getByLabelText('Center code'), '2');
    await waitFor(() => expect(link).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(await screen.findByText('Center added successfully!')).toBeVisible();
    expect(stored(api)).toHaveLength(3);
  });

  test('sends coordinates as numbers when they are not empty', async () => {
    const { user, api } = open();
    await user.type(screen.getByLabelText('Latitude'), '23.50');
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    await screen.findByText('Center added successfully!');
    expect(stored(api)[0]).toMatchObject({ lati: 23.5, longi: null });
  });

  test('takes both coordinates from a pasted pair', () => {
    open();
    fireEvent.paste(screen.getByLabelText('Longitude'), { clipboardData: { getData: () => ' 23.7957, 86.4304 ' } });
    expect(screen.getByLabelText('Latitude')).toHaveValue('23.7957');
    expect(screen.getByLabelText('Longitude')).toHaveValue('86.4304');
  });

  test('sends nothing when a coordinate is not on Earth, and says which', async () => {
    const { user, api } = open();
    await user.type(screen.getByLabelText('Latitude'), '91');
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(await screen.findByText('The latitude is a number from −90 to 90.')).toBeVisible();
    expect(screen.getByLabelText('Latitude')).toHaveAttribute('aria-invalid', 'true');
    expect(api.calls).toEqual([]);
  });

  test('reads Adding... and cannot be pressed while the center is being stored', async () => {
    const api = fakeApi({ centers: [] });
    api.fail('POST', 'centers', 'hang');
    const { user } = open(api);
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(await screen.findByRole('button', { name: 'Adding...' })).toBeDisabled();
  });

  test.each([
    [
      "the server's own words",
      { status: 403, body: { message: 'You may not add centers.', code: 'not_allowed' } },
      'You may not add centers.',
    ],
    ['Something went wrong, without any', { status: 500, body: {} }, 'Something went wrong'],
    ['Something went wrong, without an answer', 'offline', 'Something went wrong'],
  ] as const)('shows %s when it fails, and keeps the typed input', async (_, failure, text) => {
    const api = fakeApi({ centers: [] });
    api.fail('POST', 'centers', failure);
    const { user } = open(api);
    await user.type(screen.getByLabelText('Client name'), 'Everkart');
    await user.click(screen.getByRole('button', { name: 'Add center' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByLabelText('Client name')).toHaveValue('Everkart');
  });
});
