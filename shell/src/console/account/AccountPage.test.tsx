import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen } from 'shared/testing';
import AccountPage from './AccountPage';

const secondFactor = { authenticatorSince: null, recoveryCodesLeft: 0, isRequired: false };
const me = {
  id: 'a1',
  version: 1,
  createdAt: '',
  updatedAt: '',
  name: 'Asha Kumari',
  email: 'asha@example.com',
  phone: '98765 43210',
  role: 'owner',
  status: 'active',
};

function openAccount() {
  const api = fakeApi();
  api.on('GET', 'auth/me', () => ({ status: 200, body: me }));
  api.on('GET', 'auth/second-factor', () => ({ status: 200, body: secondFactor }));
  api.on('GET', 'auth/sessions', () => ({ status: 200, body: [] }));
  api.on('PUT', 'auth/me', ({ body }) => {
    const { name, email, phone, currentPassword, password } = body as Record<string, string>;
    if (password && currentPassword !== 'the right one')
      return {
        status: 400,
        body: {
          message: 'The current password is wrong.',
          code: 'bad_input',
          errors: [{ path: 'currentPassword', msg: 'The current password is wrong.' }],
        },
      };
    return { status: 200, body: { ...me, name, email, phone } };
  });
  return renderScreen(<AccountPage />, { route: '/dashboard/account', api });
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
const nameField = () => screen.findByLabelText(/^Name/);

test('saving the profile says so, and the console knows the new name', async () => {
  const { api } = openAccount();
  const field = await nameField();
  expect(field).toHaveValue('Asha Kumari');
  await userEvent.clear(field);
  await userEvent.type(field, 'Asha Rao');
  await save();
  expect(await screen.findByText('Account updated successfully!')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '98765 43210',
    password: '',
  });
  expect(JSON.parse(localStorage.getItem('account') ?? '')).toMatchObject({ name: 'Asha Rao' });
});

test('a new password needs the current one and two equal new ones', async () => {
  const { api } = openAccount();
  await nameField();
  await userEvent.type(screen.getByLabelText('Password'), 'a new password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'another one');
  await save();
  expect(await screen.findByText('The two new passwords don’t match.')).toBeVisible();
  await userEvent.clear(screen.getByLabelText('Confirm Password'));
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a new password');
  await save();
  expect(await screen.findByText('Enter your current password.')).toBeVisible();
  expect(api.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
});

test('a wrong current password is told at its field; after the right one the three are empty', async () => {
  openAccount();
  await nameField();
  await userEvent.type(screen.getByLabelText('Current Password'), 'a wrong one');
  await userEvent.type(screen.getByLabelText('Password'), 'a new password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a new password');
  await save();
  await waitFor(() =>
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      expect.stringContaining('The current password is wrong.'),
    ),
  );
  await userEvent.clear(screen.getByLabelText('Current Password'));
  await userEvent.type(screen.getByLabelText('Current Password'), 'the right one');
  await save();
  expect(await screen.findByText('Account updated successfully!')).toBeVisible();
  for (const label of ['Current Password', 'Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toHaveValue('');
});

test('an account that can’t be loaded is asked for again', async () => {
  const api = fakeApi();
  api.on('GET', 'auth/me', () => ({ status: 200, body: me }));
  api.on('GET', 'auth/second-factor', () => ({ status: 200, body: secondFactor }));
  api.on('GET', 'auth/sessions', () => ({ status: 200, body: [] }));
  api.fail('GET', 'auth/me', 'offline');
  renderScreen(<AccountPage />, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await nameField()).toHaveValue('Asha Kumari');
});
