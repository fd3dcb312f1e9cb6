import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen } from 'shared/testing';
import { SessionsPanel } from './SessionsPanel';

const at = { createdAt: '2026-04-05T09:00:00.000Z', seenAt: '2026-04-05T10:30:00.000Z' };
const here = { id: 's1', device: 'Firefox on Windows', address: '203.0.113.5', ...at, isThis: true };
const phone = { id: 's2', device: 'Safari on iOS', address: '198.51.100.7', ...at, isThis: false };
const unknown = { id: 's3', device: '', address: '', ...at, isThis: false };

function openSessions(listed = [here, phone, unknown]) {
  const api = fakeApi();
  let sessions = listed;
  api.on('GET', 'auth/sessions', () => ({ status: 200, body: [...sessions] }));
  api.on('DELETE', 'auth/sessions/s2', () => {
    sessions = sessions.filter(({ id }) => id !== 's2');
    return { status: 204 };
  });
  api.on('DELETE', 'auth/sessions', () => {
    sessions = sessions.filter(({ isThis }) => isThis);
    return { status: 204 };
  });
  return renderScreen(<SessionsPanel />, { route: '/dashboard/account', api });
}
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const agree = async (label: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }));

test('it says where the person is signed in, and marks this session, which it does not end', async () => {
  openSessions();
  const mine = await row('Firefox on Windows \\(this device\\)');
  expect(mine.getByText('203.0.113.5')).toBeInTheDocument();
  expect(mine.queryByRole('button')).toBeNull();
  expect(await row('Unknown browser')).toBeDefined();
});

test('a session is ended after a question', async () => {
  openSessions();
  await userEvent.click((await row('Safari on iOS')).getByRole('button', { name: 'End' }));
  await agree('End session');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Safari/ })).toBeNull());
  expect(await screen.findByText('Session ended')).toBeVisible();
});

test('all others are ended at once; with none, there is nothing to press', async () => {
  openSessions();
  await userEvent.click(await screen.findByRole('button', { name: 'End all others' }));
  await agree('End sessions');
  await waitFor(() => expect(screen.queryByRole('row', { name: /Safari/ })).toBeNull());
  expect(screen.getByRole('row', { name: /this device/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull();
});

test('sessions that can’t be loaded are asked for again', async () => {
  const api = fakeApi();
  api.on('GET', 'auth/sessions', () => ({ status: 200, body: [here] }));
  api.fail('GET', 'auth/sessions', 'offline');
  renderScreen(<SessionsPanel />, { api });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('row', { name: /this device/ })).toBeVisible();
});
