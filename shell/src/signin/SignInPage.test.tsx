import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared/platform';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { returnPath } from './returnPath';
import SignInPage from './SignInPage';

const account = { id: 'a1', name: 'Asha', email: 'asha@example.com', role: 'owner' };
let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  api.on('POST', 'auth/login', () => ({ status: 200, body: { token: 'token-of-asha', account } }));
  renderScreen(<SignInPage />, { route: '/signin', path: '/signin', api, account: null });
});
afterEach(() => session.leave());

const submit = (label: string) => userEvent.click(screen.getByRole('button', { name: label }));
async function fill(fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await userEvent.type(screen.getByLabelText(label), text);
}
const signIn = async () => {
  await fill({ Email: 'asha@example.com', Password: 'secret enough' });
  await submit('Sign In');
};

test('a right password stores the token under its key', async () => {
  await signIn();
  await waitFor(() => expect(localStorage.getItem('token')).toBe('token-of-asha'));
  expect(api.calls[0]?.body).toEqual({ email: 'asha@example.com', password: 'secret enough', name: '' });
});

test('registering asks for the full name too, and returns to Sign In', async () => {
  api.on('POST', 'auth/register', () => ({ status: 201, body: { message: 'done' } }));
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
  await submit('Register');
  await fill({ 'Full Name': 'Asha', Email: 'asha@example.com', Password: 'secret enough' });
  await submit('Register');
  expect(await screen.findByText('Registration successful. Please sign in.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(screen.queryByLabelText('Full Name')).not.toBeInTheDocument();
});

test('who has registered signs in with the next press: nothing is typed again', async () => {
  api.on('POST', 'auth/register', () => ({ status: 201, body: { message: 'done' } }));
  await submit('Register');
  await fill({ 'Full Name': 'Asha', Email: 'asha@example.com', Password: 'secret enough' });
  await submit('Register');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign In' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('token-of-asha'));
  expect(api.calls.at(-1)?.body).toEqual({ email: 'asha@example.com', password: 'secret enough', name: '' });
});

test('the eye shows the password, and hides it again', async () => {
  await fill({ Password: 'secret enough' });
  const eye = screen.getByRole('button', { name: 'Show password' });
  await userEvent.click(eye);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(eye).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(eye);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
  expect(screen.getByLabelText('Password')).toHaveValue('secret enough');
});

test('a session that the server ended says so until somebody signs in; one that was left does not', async () => {
  const reason = 'Your session has ended. Please sign in again.';
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  act(() => session.end());
  expect(screen.getByRole('status')).toHaveTextContent(reason);
  await signIn();
  act(() => session.leave());
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('who has a second factor is asked for a code, and sends it with what was typed', async () => {
  const needed = { message: 'Enter the code.', code: 'second_factor' };
  api.on('POST', 'auth/login', ({ body }) => {
    const { code } = body as { code?: string };
    if (code === undefined) return { status: 401, body: needed };
    if (code !== '123456') return { status: 401, body: { message: 'This code is wrong.', code: 'wrong_code' } };
    return { status: 200, body: { token: 'token-of-asha', account, isLimited: true } };
  });
  await signIn();
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Register' })).toBeNull();
  await fill({ Code: '000000' });
  await submit('Sign In');
  expect(await screen.findByText('This code is wrong.')).toBeVisible();
  await userEvent.clear(field);
  await fill({ Code: '123456' });
  await submit('Sign In');
  await waitFor(() => expect(localStorage.getItem('token')).toBe('token-of-asha'));
  expect(api.calls.at(-1)?.body).toEqual({
    email: 'asha@example.com',
    password: 'secret enough',
    name: '',
    code: '123456',
  });
  expect(session.isLimited()).toBe(true);
});

test('the first field has the focus after the switch to the other form', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  expect(screen.getByLabelText('Full Name')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('from the code there is a way back to what was typed', async () => {
  api.on('POST', 'auth/login', () => ({ status: 401, body: { message: 'Enter the code.', code: 'second_factor' } }));
  await signIn();
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
  expect(screen.queryByLabelText('Code')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByRole('button', { name: 'Register' })).toBeVisible();
});

test.each([
  [
    'the server’s message',
    403,
    { message: 'Your account is waiting for approval.' },
    'Your account is waiting for approval.',
  ],
  [
    'the fields’ messages, joined',
    400,
    {
      errors: [
        { path: 'email', msg: 'Enter an email' },
        { path: 'password', msg: 'Too short' },
      ],
    },
    'Enter an email, Too short',
  ],
  ['Request failed', 500, {}, 'Request failed'],
  ['that no token came', 200, {}, 'Login succeeded but no token returned'],
])('a refusal shows %s', async (_what, status, body, text) => {
  api.on('POST', 'auth/login', () => ({ status, body }));
  await signIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(localStorage.getItem('token')).toBeNull();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
});

test('a field that the server refuses is marked, and described by what it said', async () => {
  const msg = 'This password is one of the most common';
  api.on('POST', 'auth/register', () => ({
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'password', msg }] },
  }));
  await submit('Register');
  await fill({ 'Full Name': 'Asha', Email: 'asha@example.com', Password: 'password1' });
  await submit('Register');
  await waitFor(() => expect(screen.getByLabelText('Password')).toBeInvalid());
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(msg);
  expect(screen.getByLabelText('Email')).toBeValid();
});

test('who forgot the password asks for a link with the address that was typed, and comes back with it', async () => {
  const message = 'If asha@example.com has an account, a mail with a link is on its way.';
  api.on('POST', 'auth/forgotten', () => ({ status: 200, body: { message } }));
  await fill({ Email: 'asha@example.com' });
  await submit('Forgot password?');
  expect(screen.getByRole('heading', { name: 'Forgot password?' })).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  await submit('Send link');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(message));
  expect(api.calls.at(-1)?.body).toEqual({ email: 'asha@example.com' });
  await submit('Back to Sign In');
  expect(screen.getByLabelText('Email')).toHaveValue('asha@example.com');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a site that sends no mail says what to do instead', async () => {
  const message = 'This site sends no mail. Ask an owner of the console for a link.';
  api.on('POST', 'auth/forgotten', () => ({ status: 409, body: { message, code: 'no_mail' } }));
  await submit('Forgot password?');
  await fill({ Email: 'asha@example.com' });
  await submit('Send link');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(message));
});

test('registering asks nobody whether they forgot a password', async () => {
  await submit('Register');
  expect(screen.queryByRole('button', { name: 'Forgot password?' })).toBeNull();
});

test('without a network it says so', async () => {
  api.fail('POST', 'auth/login', 'offline');
  await signIn();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Network error'));
});

test('the fields are required, and the email is one', () => {
  expect(screen.getByLabelText('Email')).toBeRequired();
  expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Password')).toBeRequired();
});

test('the way back is a page of the dashboard, never another site', () => {
  expect(returnPath('/dashboard/report?year=2026')).toBe('/dashboard/report?year=2026');
  for (const from of [null, '', '//evil.example/dashboard', 'https://evil.example/dashboard', '/dashboardx', '/signin'])
    expect(returnPath(from)).toBe('/dashboard');
});

test('where the browser keeps no data of the site, that is said before anything is typed', async () => {
  cleanup();
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  renderScreen(<SignInPage />, { route: '/signin', path: '/signin', api, account: null });
  expect(screen.getByText(/Allow site data \(cookies\) for it/)).toBeVisible();
  expect(screen.queryByText(/insecure/)).toBeNull();
  blocked.mockRestore();
});
