import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInLink } from 'shared/domain/accounts/signInLink';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { ProviderPanel } from './ProviderPanel';

afterEach(() => document.head.querySelector('meta')?.remove());

function open(state: SignInLink, name = 'Company ID'): FakeApi {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'sign-in-provider', content: name });
  if (name !== '') document.head.append(meta);
  const api = fakeApi();
  let current = state;
  api.on('GET', 'auth/provider/link', () => ({ status: 200, body: { ...current } }));
  api.on('PUT', 'auth/provider/link', ({ body }) => {
    const { isLinked } = body as { isLinked: boolean };
    current = { ...current, linkedAt: isLinked ? '2026-11-22T10:00:00.000Z' : null, isUnlinked: !isLinked };
    return { status: 204 };
  });
  renderScreen(<ProviderPanel />, { api });
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const linked: SignInLink = { linkedAt: '2026-11-22T10:00:00.000Z', isUnlinked: false, hasPassword: true };
const sent = (api: FakeApi) => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

test('a linked provider is unlinked with the password, and allowed again with it', async () => {
  const api = open(linked);
  expect(await screen.findByText(/^Linked, since/)).toBeVisible();
  await press('Unlink');
  expect(screen.getByText('This also signs you out everywhere else.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Current Password/, { selector: 'input' }), 'the right one');
  await press('Unlink');
  expect(await screen.findByText('Unlinked: it can’t be used to sign in')).toBeVisible();
  await press('Allow again');
  await userEvent.type(screen.getByLabelText(/^Current Password/, { selector: 'input' }), 'the right one');
  await press('Allow again');
  expect(await screen.findByText(/^Linked, since/)).toBeVisible();
  expect(sent(api)).toEqual([
    { isLinked: false, currentPassword: 'the right one' },
    { isLinked: true, currentPassword: 'the right one' },
  ]);
});

test('who has no password is asked for none', async () => {
  const api = open({ ...linked, hasPassword: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Unlink' }));
  expect(screen.queryByLabelText(/^Current Password/)).toBeNull();
  await press('Unlink');
  expect(await screen.findByText('Unlinked: it can’t be used to sign in')).toBeVisible();
  expect(sent(api)).toEqual([{ isLinked: false, currentPassword: '' }]);
});

test('who never signed in there reads when it is linked', async () => {
  open({ linkedAt: null, isUnlinked: false, hasPassword: true });
  expect(await screen.findByText(/^It is linked the first time you sign in there/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
