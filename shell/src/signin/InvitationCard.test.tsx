import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared/platform';
import { type FakeApi, fakeApi, renderScreen, staff } from 'shared/testing';
import SignInPage from './SignInPage';

const offer = {
  email: 'bela@example.com',
  name: 'Bela',
  invitedByName: 'Asha Rao',
  roleName: 'Recruiter',
  within: ['Mine Works'],
  expiresAt: '2026-04-13T09:00:00.000Z',
};
let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on('POST', 'auth/invitation/link', () => ({ status: 200, body: offer }));
});
afterEach(() => act(() => session.leave()));

const open = (account: typeof staff | null = null) =>
  renderScreen(<SignInPage />, { route: '/signin#invitation=a-token', path: '/signin', api, account });
const create = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const password = () => screen.findByLabelText('Password');

test('a link says who invites and as what; name and password sign in', async () => {
  api.on('POST', 'auth/invitation', () => ({
    status: 200,
    body: { token: 'session', account: { ...staff, rights: [] }, isLimited: false },
  }));
  open();
  expect(await screen.findByText('Asha Rao invited you as Recruiter, for Mine Works.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveValue('bela@example.com');
  await userEvent.type(screen.getByLabelText('Full Name'), ' Oraon');
  await userEvent.type(await password(), 'four quiet brown horses');
  await create();
  await waitFor(() => expect(session.token()).toBe('session'));
  expect(api.calls.map(({ path, body }) => [path, body])).toEqual([
    ['auth/invitation/link', { token: 'a-token' }],
    ['auth/invitation', { token: 'a-token', name: 'Bela Oraon', password: 'four quiet brown horses' }],
  ]);
});

test.each([
  [409, 'This invitation has already been used.'],
  [409, 'This invitation has expired. Ask Asha Rao for a new one.'],
  [404, 'This link is incomplete.'],
])('a link that no longer works (%i) says why before anything is typed', async (status, message) => {
  api.on('POST', 'auth/invitation/link', () => ({ status, body: { message, code: 'link' } }));
  open();
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Sign In' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
});

test('a password that the server refuses is told at the field, and an invitation that ends meanwhile says so', async () => {
  const msg = 'This password is one of the most common';
  api.on('POST', 'auth/invitation', () => ({
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'password', msg }] },
  }));
  open();
  await userEvent.type(await password(), 'password1');
  await create();
  await waitFor(async () => expect(await password()).toHaveAccessibleDescription(expect.stringContaining(msg)));
  expect(await password()).toHaveFocus();
  api.on('POST', 'auth/invitation', () => ({
    status: 409,
    body: { message: 'This invitation was withdrawn.', code: 'link_revoked' },
  }));
  await create();
  expect(await screen.findByText('This invitation was withdrawn.')).toBeVisible();
  expect(screen.queryByLabelText('Password')).toBeNull();
});

test('a link that can’t be checked for want of a network is checked again', async () => {
  api.fail('POST', 'auth/invitation/link', 'offline');
  open(staff);
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await password()).toBeVisible();
});
