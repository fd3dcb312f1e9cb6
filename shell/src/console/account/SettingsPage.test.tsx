import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SamplesAnswer } from 'shared/domain/records/sampleAnswers';
import { type FakeApi, fakeApi, renderScreen, staff, type TestContribution } from 'shared/testing';
import SettingsPage from './SettingsPage';

const accounts = [
  {
    id: 'a2',
    name: 'Ravi Oraon',
    email: 'ravi@example.com',
    role: 'staff',
    roleName: 'Manager',
    reach: null,
    status: 'waiting',
    hasSecondFactor: true,
  },
  {
    id: 'a1',
    name: 'Asha Kumari',
    email: 'asha@example.com',
    phone: '',
    role: 'owner',
    roleName: 'Owner',
    reach: null,
    status: 'active',
  },
];
function openSettings(
  account?: typeof staff,
  status = 'waiting',
  contributions: readonly TestContribution[] = [],
  answer: (api: FakeApi) => void = () => undefined,
) {
  const api = fakeApi({
    accounts: accounts.map((each) => (each.id === 'a2' ? { ...each, status } : each)),
    roles: [],
    invitations: [],
    companies: [],
    centers: [],
  });
  api.on('GET', 'roles/catalog', () => ({
    status: 200,
    body: {
      resources: [
        {
          path: 'wages',
          label: 'Wage registers',
          group: 'Compliance',
          acts: [
            { right: 'wages:read', act: 'read', label: 'See' },
            { right: 'wages:write', act: 'write', label: 'Create and change' },
          ],
        },
      ],
      builtIn: [
        { id: 'owner', name: 'Owner', about: '', rights: ['*'] },
        { id: 'viewer', name: 'Viewer', about: '', rights: ['wages:read'] },
      ],
    },
  }));
  api.on('GET', 'auth/second-factor', () => ({
    status: 200,
    body: { authenticatorSince: null, recoveryCodesLeft: 0, isRequired: false },
  }));
  answer(api);
  return renderScreen(<SettingsPage />, {
    route: '/dashboard/account/settings',
    api,
    account,
    contributions,
  });
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('the owner approves an account that waits with its role and clients', async () => {
  const { api } = openSettings();
  const ravi = await rowOf('Ravi Oraon');
  expect(ravi.getByText('Waiting')).toBeVisible();
  await userEvent.click(ravi.getByRole('button', { name: 'Approve' }));
  expect(api.calls.find(({ method }) => method === 'PUT')).toBeUndefined();
  const asked = within(await screen.findByRole('dialog', { name: 'Approve Ravi Oraon' }));
  expect(asked.getByLabelText('Role')).toBeInTheDocument();
  expect(asked.getByLabelText('Companies')).toBeInTheDocument();
  await userEvent.click(asked.getByRole('button', { name: 'Approve' }));
  expect(await ravi.findByText('Active')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: 'accounts/a2',
    body: { status: 'active', role: 'staff', reach: null },
  });
});

test('an account is removed after a question, and the removal can be undone', async () => {
  const { api } = openSettings();
  await userEvent.click((await rowOf('Ravi Oraon')).getByRole('button', { name: 'Remove' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText('Remove this account?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(api.rows('accounts')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('accounts')).toHaveLength(2));
});

test('the owner makes somebody else an owner after a question', async () => {
  const { api } = openSettings(undefined, 'active');
  await userEvent.click((await rowOf('Ravi Oraon')).getByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make owner' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText('Make Ravi Oraon an owner?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Make owner' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: 'accounts/a2',
      body: { role: 'owner' },
    }),
  );
});

test('the last owner who gives it up is told why that can’t be; another one is staff from then on', async () => {
  const { api } = openSettings();
  const message = 'There is no other owner. Make another account an owner first.';
  api.fail('PUT', 'accounts/a1', { status: 409, body: { message, code: 'refused' } });
  const giveUp = async () => {
    await userEvent.click((await rowOf('Asha Kumari')).getByRole('button', { name: 'Step down as owner' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Give up' }));
  };
  await giveUp();
  expect(await screen.findByText(new RegExp(message))).toBeInTheDocument();
  await giveUp();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Staff accounts' })).toBeNull());
});

test('a link for who forgot the password is made and shown once', async () => {
  const { api } = openSettings(undefined, 'active');
  api.on('POST', 'accounts/a2/reset-link', () => ({
    status: 201,
    body: { token: 'the-secret', expiresAt: '2026-04-06T09:00:00.000Z' },
  }));
  await userEvent.click((await rowOf('Ravi Oraon')).getByRole('button', { name: 'Password link' }));
  expect(await screen.findByLabelText('The link')).toHaveValue('http://localhost/signin#reset=the-secret');
  expect(screen.getByText(/^Give this link only to Ravi Oraon/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('The link')).toBeNull();
});

test('the owner’s own account can’t be removed', async () => {
  openSettings();
  expect((await rowOf('Asha Kumari')).queryByRole('button', { name: 'Remove' })).toBeNull();
});

test('a lost second factor is taken away after a question', async () => {
  const { api } = openSettings();
  api.on('POST', 'accounts/a2/reset-second-factor', () => ({ status: 204 }));
  const menuOf = async (name: string) =>
    userEvent.click((await rowOf(name)).getByRole('button', { name: new RegExp(`^More for ${name}`) }));
  await menuOf('Ravi Oraon');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Reset second factor' }));
  const question = within(await screen.findByRole('dialog'));
  expect(await question.findByText('Reset the second factor of Ravi Oraon?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'accounts/a2/reset-second-factor')).toBe(true));
});

test('the owner requires a second factor of everybody', async () => {
  const { api } = openSettings();
  api.on('PUT', 'auth/second-factor/rule', ({ body }) => ({ status: 200, body }));
  const rule = await screen.findByRole('switch', { name: /^Require a second factor for every account/ });
  await waitFor(() => expect(rule).toBeEnabled());
  await userEvent.click(rule);
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'auth/second-factor/rule')?.body).toEqual({ isRequired: true }),
  );
});

test('who is not the owner sets the theme, and sees no accounts; the password has its place in My Account', async () => {
  const { api } = openSettings(staff);
  expect(screen.getByRole('region', { name: 'Theme' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Staff accounts' })).toBeNull();
  expect(screen.queryByLabelText(/password/i)).toBeNull();
  expect(api.calls).toEqual([]);
});

test('an owner gives an account another role', async () => {
  const { api } = openSettings(undefined, 'active');
  await userEvent.click((await rowOf('Ravi Oraon')).getByRole('button', { name: /^More/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Role and clients' }));
  await userEvent.click(await screen.findByRole('combobox', { name: 'Role' }));
  await userEvent.click(await screen.findByText('Viewer', { selector: '.ant-select-item-option-content' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: 'accounts/a2',
      body: { role: 'viewer', reach: null },
    }),
  );
});

const open = {
  id: 'i1',
  version: 1,
  email: 'bela@example.com',
  roleName: 'Viewer',
  invitedByName: 'Asha Kumari',
  expiresAt: '2026-04-13T09:00:00.000Z',
  state: 'open',
};
const link = { id: 'i1', token: 'the-secret', expiresAt: '2026-04-13T09:00:00.000Z', isMailed: false };

test('the owner invites a colleague with a role, and copies the link', async () => {
  const { api, user } = openSettings();
  api.on('POST', 'invitations', () => ({ status: 201, body: link }));
  const panel = within(await screen.findByRole('region', { name: 'Invitations' }));
  await user.click(panel.getByRole('button', { name: 'Invite' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.click(asked.getByRole('button', { name: 'Invite' }));
  expect(asked.getByLabelText('Email')).toHaveAccessibleDescription(/email/i);
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(asked.getByLabelText('Email'), 'Bela@Example.com');
  await user.click(asked.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByText('Viewer', { selector: '.ant-select-item-option-content' }));
  await user.click(asked.getByRole('button', { name: 'Invite' }));
  expect(await screen.findByLabelText('The invitation link')).toHaveValue(
    'http://localhost/signin#invitation=the-secret',
  );
  expect(api.calls.find(({ method }) => method === 'POST')).toMatchObject({
    path: 'invitations',
    body: { email: 'bela@example.com', name: '', role: 'viewer', reach: null },
  });
});

test('an invitation that the server refuses says why at its field', async () => {
  const { api, user } = openSettings();
  const msg = 'This email already has an account.';
  api.on('POST', 'invitations', () => ({
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'email', msg }] },
  }));
  const panel = within(await screen.findByRole('region', { name: 'Invitations' }));
  await user.click(panel.getByRole('button', { name: 'Invite' }));
  const asked = within(await screen.findByRole('dialog', { name: 'Invite a colleague' }));
  await user.type(asked.getByLabelText('Email'), 'bela@example.com');
  await user.click(asked.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(asked.getByLabelText('Email')).toHaveAccessibleDescription(msg));
});

test('an open invitation is renewed, and revoked after a question; a used one is neither', async () => {
  const used = { ...open, id: 'i2', email: 'chand@example.com', state: 'used' };
  const { api, user } = openSettings(undefined, 'active', [], (fake) => {
    for (const row of [open, used]) fake.rows('invitations').push(row);
    fake.on('POST', 'invitations/i1/renew', () => ({ status: 201, body: link }));
    fake.on('POST', 'invitations/i1/revoke', () => ({ status: 200, body: { ...open, state: 'revoked' } }));
  });
  expect((await rowOf('chand@example.com')).queryByRole('button', { name: 'Revoke' })).toBeNull();
  const bela = await rowOf('bela@example.com');
  expect(bela.getByText('Open')).toBeVisible();
  await user.click(bela.getByRole('button', { name: 'New link' }));
  expect(await screen.findByLabelText('The invitation link')).toBeInTheDocument();
  await user.click(bela.getByRole('button', { name: 'Revoke' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'invitations/i1/revoke')).toBe(true));
  await waitFor(() => expect(screen.queryByLabelText('The invitation link')).toBeNull());
});

test('an owner makes a role of single rights', async () => {
  const { api } = openSettings();
  const panel = within(await screen.findByRole('region', { name: 'Roles' }));
  await userEvent.click(panel.getByRole('button', { name: 'New role' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Payroll clerk');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Wage registers: See' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
  await waitFor(() => expect(api.rows('roles')[0]).toMatchObject({ name: 'Payroll clerk', rights: ['wages:read'] }));
});

test('a role that is not saved is not closed without a question', async () => {
  openSettings();
  const panel = within(await screen.findByRole('region', { name: 'Roles' }));
  await userEvent.click(panel.getByRole('button', { name: 'New role' }));
  await userEvent.type(await screen.findByLabelText('Name'), 'Payroll clerk');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Payroll clerk');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
});

test('a theme is chosen', async () => {
  openSettings(staff);
  await userEvent.click(screen.getByText('Dark'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  await userEvent.click(screen.getByText('System'));
});

test('what modules set stands in panels of its own; what is for owners, for them alone', async () => {
  const sections = [
    {
      slot: 'settings.page',
      id: 'payroll.bank',
      title: 'Bank',
      component: () => 'Where pay comes from',
      role: 'owner',
    },
    { slot: 'settings.page', id: 'payroll.slips', title: 'Slips', component: () => 'How slips look' },
  ] as const;
  const { unmount } = openSettings(undefined, 'active', sections);
  expect(await screen.findByRole('region', { name: 'Bank' })).toHaveTextContent('Where pay comes from');
  expect(screen.getByRole('region', { name: 'Slips' })).toHaveTextContent('How slips look');
  await waitFor(() => expect(document.getElementById('slips')).toHaveTextContent('How slips look'));
  unmount();
  openSettings(staff, 'active', sections);
  expect(await screen.findByRole('region', { name: 'Slips' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Bank' })).toBeNull();
});

test('the owner removes all samples after a look at what goes and what stays, and once there are none nothing asks', async () => {
  let answer: SamplesAnswer = { removed: [{ label: 'Invoices', count: 6 }], kept: [{ label: 'Centers', count: 1 }] };
  const { user } = openSettings(undefined, 'active', [], (api) => {
    api.on('GET', 'samples', () => ({ status: 200, body: answer }));
    api.on('DELETE', 'samples', () => {
      const body = answer;
      answer = { removed: [], kept: [] };
      return { status: 200, body };
    });
  });
  await user.click(await screen.findByRole('button', { name: 'Remove samples' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/removes Invoices 6\. Used by your records, so these stay as yours: Centers 1\./),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove samples' }));
  expect(await screen.findByText(/Samples removed: Invoices 6/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Samples' })).not.toBeInTheDocument());
});

test('who is no owner is not offered to remove samples', async () => {
  openSettings(staff, 'active', [], (api) =>
    api.on('GET', 'samples', () => ({ status: 200, body: { removed: [{ label: 'Invoices', count: 6 }], kept: [] } })),
  );
  expect(await screen.findByRole('heading', { name: 'Theme' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Samples' })).not.toBeInTheDocument();
});
