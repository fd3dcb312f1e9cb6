import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { session } from 'shared/platform';
import { type FakeApi, fakeApi, renderScreen, staff } from 'shared/testing';
import SignInPage from './SignInPage';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on('POST', 'auth/reset/link', () => ({ status: 200, body: { email: 'asha@example.com' } }));
});
afterEach(() => act(() => session.leave()));

const open = (account: typeof staff | null = null) =>
  renderScreen(<SignInPage />, { route: '/signin#reset=a-token', path: '/signin', api, account });
const submit = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
const field = () => screen.findByLabelText('New Password');

test('a link asks for a new password of the account it names, and leads to signing in', async () => {
  api.on('POST', 'auth/reset', () => ({
    status: 200,
    body: { message: 'Your password was changed. Please sign in.' },
  }));
  open();
  await userEvent.type(await field(), 'four quiet brown horses');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
  await submit('Set password');
  expect(await screen.findByText('Your password was changed. Please sign in.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['auth/reset/link', { token: 'a-token' }],
    ['auth/reset', { token: 'a-token', password: 'four quiet brown horses' }],
  ]);
});

test('a link that is opened in the tab where it was asked for leads to signing in too', async () => {
  api.on('POST', 'auth/reset', () => ({
    status: 200,
    body: { message: 'Your password was changed. Please sign in.' },
  }));
  const Opened = () => {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate('/signin#reset=a-token')}>
          Open the link
        </button>
        <SignInPage />
      </>
    );
  };
  renderScreen(<Opened />, { route: '/signin', path: '/signin', api, account: null });
  await submit('Forgot password?');
  await submit('Open the link');
  await userEvent.type(await field(), 'four quiet brown horses');
  await submit('Set password');
  expect(await screen.findByText('Your password was changed. Please sign in.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Forgot password?' })).toBeVisible();
});

test('a password that the server refuses is told at the field, and another one can be typed', async () => {
  const msg = 'This password is one of the most common';
  api.on('POST', 'auth/reset', () => ({
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'password', msg }] },
  }));
  open();
  await userEvent.type(await field(), 'password1');
  await submit('Set password');
  await waitFor(async () => expect(await field()).toBeInvalid());
  expect(await field()).toHaveAccessibleDescription(expect.stringContaining(msg));
  expect(await field()).toHaveFocus();
});

test.each([
  [409, 'This link has already been used.'],
  [409, 'This link has expired.'],
  [404, 'This link is incomplete or not from this site.'],
])(
  'a link that holds no more (%i) says why before anything is typed, and a new one can be asked for',
  async (status, message) => {
    api.on('POST', 'auth/reset/link', () => ({ status, body: { message, code: 'link' } }));
    open();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
    expect(screen.queryByLabelText('New Password')).toBeNull();
    await submit('Forgot password?');
    expect(screen.getByRole('button', { name: 'Send link' })).toBeVisible();
  },
);

test('a link that is used up while the password is typed says so', async () => {
  api.on('POST', 'auth/reset', () => ({
    status: 409,
    body: { message: 'This link has been used.', code: 'link_used' },
  }));
  open();
  await userEvent.type(await field(), 'four quiet brown horses');
  await submit('Set password');
  await waitFor(() => expect(screen.getByText('This link has been used.')).toBeVisible());
  expect(screen.queryByLabelText('New Password')).toBeNull();
});

test('a link that can’t be checked for want of a network is checked again', async () => {
  api.fail('POST', 'auth/reset/link', 'offline');
  open();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
  await submit('Try again');
  expect(await field()).toBeVisible();
});

test('whoever is signed in sees the link’s page too, and is signed out when it was their own account', async () => {
  api.on('POST', 'auth/reset/link', () => ({ status: 200, body: { email: staff.email } }));
  api.on('POST', 'auth/reset', () => ({
    status: 200,
    body: { message: 'Your password was changed. Please sign in.' },
  }));
  open(staff);
  await userEvent.type(await field(), 'four quiet brown horses');
  expect(session.token()).toBeDefined();
  await submit('Set password');
  expect(await screen.findByText('Your password was changed. Please sign in.')).toBeVisible();
  expect(session.token()).toBeUndefined();
});
