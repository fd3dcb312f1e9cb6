import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleContact, ModuleNews } from 'shared/contract/releases/moduleNews';
import { fakeApi, renderScreen } from 'shared/testing';
import { ContactsPanel } from './ContactsPanel';

const at = '2026-04-05T09:00:00.000Z';
const contact: ModuleContact = { id: 'mfe-clients', url: 'https://hooks.example.com/a', mail: '', at, by: 'Asha' };
const news: ModuleNews = {
  ...{ id: 'n1', module: 'mfe-clients', event: 'rolled-back', version: '1.1.0', at },
  ...{ title: 'mfe-clients 1.1.0 was rolled back', body: '5 of 5 people had an error.' },
  messages: [{ channel: 'webhook', state: 'waiting', tries: 2, triedAt: at, answer: 'answered 500' }],
};

function openContacts(known: ModuleContact[]) {
  const api = fakeApi();
  let stored = known;
  api.on('GET', 'module-contacts', () => ({ status: 200, body: stored }));
  api.on('GET', 'module-news', () => ({ status: 200, body: [news] }));
  api.on('POST', 'module-contacts/mfe-clients/test', () => ({ status: 204, body: undefined }));
  api.on('PUT', 'module-contacts/mfe-clients', ({ body }) => {
    stored = [{ ...contact, ...(body as object) }];
    return { status: 200, body: { ...stored[0], secret: 'whsec_once' } };
  });
  renderScreen(<ContactsPanel modules={['mfe-clients']} />, { api });
  return (path: string) => api.calls.filter((call) => call.path === path && call.method !== 'GET');
}

test('a new contact is stored, and its secret shown once', async () => {
  const sent = openContacts([]);
  await screen.findByText('No team contacts yet');
  await userEvent.click(await screen.findByRole('button', { name: 'New contact' }));
  await userEvent.type(await screen.findByRole('combobox', { name: /^Module/ }), 'mfe-clients');
  await userEvent.type(screen.getByLabelText(/^Webhook/), 'https://hooks.example.com/a');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText(/Copy it now/)).toBeVisible();
  expect(sent('module-contacts/mfe-clients')).toMatchObject([
    { body: { url: 'https://hooks.example.com/a', mail: '' } },
  ]);
});

test('an address that is none is refused before it is sent', async () => {
  const sent = openContacts([contact]);
  await userEvent.click(await screen.findByRole('button', { name: /Edit/ }));
  await userEvent.type(await screen.findByLabelText(/^Mail/), 'team');
  await userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
  expect(await screen.findByText('Enter an email address such as team@example.com.')).toBeVisible();
  expect(sent('module-contacts/mfe-clients')).toEqual([]);
});

test('what a team was told stands under it with what came of it; a test can be sent', async () => {
  const sent = openContacts([contact]);
  await userEvent.click(await screen.findByRole('button', { name: /Messages/ }));
  const messages = within(await screen.findByRole('list', { name: 'Messages to the team of mfe-clients' }));
  expect(
    messages.getByText(/was rolled back: 5 of 5 people had an error\. webhook: answered 500, 2 tries, waiting/),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More for mfe-clients' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Send test' }));
  await waitFor(() => expect(sent('module-contacts/mfe-clients/test')).toHaveLength(1));
});
