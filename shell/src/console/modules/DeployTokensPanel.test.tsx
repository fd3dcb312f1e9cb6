import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderScreen } from 'shared/testing';
import { DeployTokensPanel } from './DeployTokensPanel';

const DAY_MS = 24 * 60 * 60 * 1000;
const token = {
  id: 't1',
  module: 'mfe-clients',
  name: 'CI of the clients team',
  scope: 'promote',
  createdAt: '2026-04-05T09:00:00.000Z',
  by: 'Asha Kumari',
  usedAt: null,
  expiresAt: '',
};

/** Tokens that expire after these numbers of milliseconds. */
function openTokens(lefts: readonly number[] = [90 * DAY_MS]) {
  const api = fakeApi();
  let tokens = lefts.map((left, place) => ({
    ...token,
    ...{ id: `t${place + 1}`, expiresAt: new Date(Date.now() + left).toISOString() },
  }));
  api.on('GET', 'deploy-tokens', () => ({ status: 200, body: [...tokens] }));
  api.on('POST', 'deploy-tokens', ({ body }) => {
    tokens = [
      { ...token, expiresAt: new Date(Date.now() + 365 * DAY_MS).toISOString(), id: 'new', ...(body as object) },
      ...tokens,
    ];
    return { status: 201, body: { id: 'new', token: 'deploy.secret' } };
  });
  api.on('DELETE', 'deploy-tokens/t1', () => {
    tokens = tokens.filter(({ id }) => id !== 't1');
    return { status: 204 };
  });
  return renderScreen(<DeployTokensPanel modules={['mfe-clients', 'mfe-invoicing']} />, { api });
}
const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('a deploy token is made for one module and shown once', async () => {
  const { api } = openTokens();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.click(screen.getByRole('combobox', { name: /^Module/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'mfe-invoicing' }));
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Finance team CI');
  await userEvent.click(screen.getByLabelText('May', { exact: false, selector: 'input' }));
  await userEvent.click(await screen.findByTitle('Publish only'));
  await userEvent.click(screen.getByLabelText('Expires after', { exact: false, selector: 'input' }));
  await userEvent.click(await screen.findByTitle('365 days'));
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('The new token')).toHaveValue('deploy.secret');
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === 'deploy-tokens')?.body).toEqual({
    module: 'mfe-invoicing',
    name: 'Finance team CI',
    scope: 'publish',
    days: 365,
  });
  expect(await screen.findByRole('row', { name: /Finance team CI/ })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByLabelText('The new token')).toBeNull();
});

test('a deploy token is revoked after a question, and the panel without tokens is one line', async () => {
  openTokens();
  await userEvent.click((await rowOf('CI of the clients team')).getByRole('button', { name: 'Revoke' }));
  const question = within(await screen.findByRole('dialog'));
  await userEvent.click(question.getByRole('button', { name: 'Revoke' }));
  const none = await screen.findByText('No deploy tokens yet');
  expect(none).toBeVisible();
  const panel = screen.getByRole('region', { name: 'Deploy tokens' });
  expect([...panel.children]).toEqual([none.closest('header')]);
});

test('a deploy token says what is left of it', async () => {
  openTokens([30 * DAY_MS + 60_000, DAY_MS + 60_000, 60_000, -5]);
  for (const said of ['In 30 days', 'In 1 day', 'Today', 'Ended']) expect(await screen.findByText(said)).toBeVisible();
});

test('a deploy token may be for a module that is not released yet, and for none by a wrong name', async () => {
  const { api } = openTokens();
  await userEvent.click(await screen.findByRole('button', { name: 'New token' }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Module/ }), 'MFE payroll');
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'CI of the payroll team');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText(/^Name the module: 2 to 40 lower-case letters/)).toBeVisible();
  await userEvent.clear(screen.getByRole('combobox', { name: /^Module/ }));
  await userEvent.type(screen.getByRole('combobox', { name: /^Module/ }), 'mfe-payroll');
  await userEvent.click(screen.getByRole('button', { name: 'Create token' }));
  expect(await screen.findByLabelText('The new token')).toHaveValue('deploy.secret');
  expect(api.calls.find(({ method, path }) => method === 'POST' && path === 'deploy-tokens')?.body).toMatchObject({
    module: 'mfe-payroll',
  });
});
