import './modules/federation.fixture';
import { screen } from '@testing-library/react';
import type { Registry } from 'shared/contract';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { ConsolePage } from './ConsolePage';
import { NotAllowedPage } from './NotAllowedPage';

const people = [
  { id: 'a1', name: 'Asha Kumari', role: 'owner' },
  { id: 'a2', name: 'Ravi Oraon', role: 'viewer' },
  { id: 'a3', name: 'Meera Nair', role: 'owner' },
];

const registry: Registry = {
  contract: 1,
  revision: 1,
  modules: {
    invoicing: {
      manifest: {
        ...{ contract: 1, name: 'invoicing', title: 'Invoicing', team: 'Finance', shellApi: '^2.0.0', sidebar: [] },
        routes: [{ path: '/dashboard/invoicing/new', page: 'Page', right: 'invoices:write' }],
      },
      current: { version: '1.0.0', base: '/', entry: 'entry.js', container: 'invoicing', pages: {}, integrity: {} },
    },
  },
};

test('whoever lacks the right of a page is told which, and whom to ask', async () => {
  const api = fakeApi();
  api.on('GET', 'people', () => ({ status: 200, body: people }));
  renderScreen(<NotAllowedPage right="invoices:write" />, { api, account: staff });
  expect(screen.getByRole('heading', { name: 'This page is not part of your role' })).toBeVisible();
  expect(
    await screen.findByText(
      'Your role doesn’t include “Invoices: Create and change”. Ask Asha Kumari or Meera Nair for access.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('while the owners are not known, the owner is asked', () => {
  renderScreen(<NotAllowedPage right="invoices:write" />, { account: staff });
  expect(screen.getByText(/Ask the owner for access/)).toBeVisible();
});

test('it stands at the address of a page that the person lacks the right for, and 404 at one of nobody', () => {
  const account = { ...staff, rights: ['centers:read'] } as typeof staff;
  const { unmount } = renderScreen(<ConsolePage registry={registry} pathname="/dashboard/invoicing/new" />, {
    account,
  });
  expect(screen.getByText('This page is not part of your role')).toBeVisible();
  unmount();
  renderScreen(<ConsolePage registry={registry} pathname="/dashboard/nowhere" />, { account });
  expect(screen.getByText(/404/)).toBeVisible();
});

test('where more may be the person’s, an address that is not known yet is no 404', () => {
  renderScreen(<ConsolePage registry={registry} pathname="/dashboard/board" isAwaited />);
  expect(screen.queryByText(/404/)).toBeNull();
});
