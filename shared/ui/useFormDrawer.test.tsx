import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { places } from './table/places.fixture';
import { ResourceTable } from './table/ResourceTable';
import { useFormDrawer } from './useFormDrawer';

function Places() {
  const { add, edit, drawer } = useFormDrawer(places);
  return (
    <>
      <button onClick={add}>New</button>
      <ResourceTable resource={places} actions={() => [{ label: 'Edit', onClick: edit }]} />
      {drawer}
    </>
  );
}

const one = () => fakeApi({ places: [{ id: 'p1', name: 'Ranchi', status: 'Active' }] });

test('what was added is in the list, and the drawer has closed', async () => {
  const { user, location } = renderScreen(<Places />, { api: one() });
  await user.click(screen.getByRole('button', { name: 'New' }));
  expect(location().search).toBe('?form=new');
  await user.type(await screen.findByLabelText('Name'), 'Hatia');
  await user.click(screen.getByRole('button', { name: 'Add place' }));
  expect(await screen.findByText('Place added')).toBeVisible();
  expect(await screen.findByText('Hatia')).toBeVisible();
  await waitFor(() => expect(location().search).toBe(''));
});

test('the first field has the focus, and the button that opened the drawer has it back', async () => {
  const { user } = renderScreen(<Places />, { api: one() });
  await user.click(screen.getByRole('button', { name: 'New' }));
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'New' })).toHaveFocus());
});

test('an address that names a record opens its form', async () => {
  renderScreen(<Places />, { api: one(), route: '/?form=p1' });
  expect(await screen.findByRole('dialog', { name: 'Edit Ranchi' })).toBeVisible();
  expect(await screen.findByLabelText('Name')).toHaveValue('Ranchi');
});

test('closing over unsaved input asks first', async () => {
  const { user, location } = renderScreen(<Places />, { api: one(), route: '/?form=new' });
  await user.type(await screen.findByLabelText('Name'), 'H');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(screen.getByLabelText('Name')).toHaveValue('H');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(location().search).toBe(''));
});

describe('save and add another', () => {
  const another = () => screen.getByRole('button', { name: 'Save and add another' });

  test('stores the record, says so, and begins the next one with what is kept', async () => {
    const api = one();
    const { user, location } = renderScreen(<Places />, { api, route: '/?form=new' });
    await user.type(await screen.findByLabelText('Name'), 'Hatia');
    await user.type(screen.getByLabelText('City'), 'Ranchi');
    await user.click(another());
    expect((await screen.findByText('Place added')).closest('[role="status"]')).toBeVisible();
    expect(api.rows('places')).toHaveLength(2);
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
    expect(
      [screen.getByLabelText('Name'), screen.getByLabelText('City')].map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', 'Ranchi']);
    expect(location().search).toBe('?form=new');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(location().search).toBe(''));
    expect(screen.queryByText('Close without saving?')).not.toBeInTheDocument();
  });

  test('keeps what was typed when something is missing', async () => {
    const api = one();
    const { user } = renderScreen(<Places />, { api, route: '/?form=new' });
    await user.type(await screen.findByLabelText('City'), 'Ranchi');
    await user.click(another());
    expect(await screen.findByText('Enter the name.')).toBeVisible();
    expect(screen.getByLabelText('City')).toHaveValue('Ranchi');
    expect(api.rows('places')).toHaveLength(1);
  });

  test('is not offered while a record is edited', async () => {
    renderScreen(<Places />, { api: one(), route: '/?form=p1' });
    expect(await screen.findByRole('button', { name: 'Save changes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save and add another' })).not.toBeInTheDocument();
  });
});

test('an address that opens a form tells who may not fill it whom to ask', async () => {
  renderScreen(<Places />, {
    api: one(),
    route: '/?form=new',
    account: { ...staff, rights: ['places:read'] } as typeof staff,
  });
  expect(await screen.findByText('You don’t have access to this')).toBeVisible();
  expect(screen.getByText('Ask the owner for permission to create and edit places.')).toBeVisible();
  expect(screen.queryByLabelText('Name')).toBeNull();
});
