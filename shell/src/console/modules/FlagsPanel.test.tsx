import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FlagAudience, FlagSwitch, ModuleFlag } from 'shared/domain/console/flag';
import { fakeApi, owner, renderScreen } from 'shared/testing';
import { FlagsPanel } from './FlagsPanel';

const at = '2026-04-05T09:00:00.000Z';
const textOf = (audience: FlagAudience) =>
  audience.to === 'some' ? [...audience.roles, ...audience.accounts].join(' and ') : audience.to;

/** The panel with a mock server that has one flag, on for everybody since its second change. */
function open({ flags = true, rights = ['*'] } = {}) {
  const api = fakeApi();
  const change = (revision: number, audience: FlagAudience) => ({
    revision,
    audience,
    text: textOf(audience),
    at,
    by: 'Asha Kumari',
  });
  let history = [change(2, { to: 'everybody' }), change(1, { to: 'some', roles: ['viewer'], accounts: [] })];
  const listed = (): ModuleFlag[] => {
    const audience = history[0]?.audience ?? { to: 'nobody' };
    return flags
      ? [
          {
            ...{ module: 'mfe-clients', flag: 'new-board', holds: ['Card “Board”'], history },
            audience,
            text: textOf(audience),
          },
        ]
      : [];
  };
  api.on('GET', 'flags', () => ({ status: 200, body: listed() }));
  api.on('GET', 'people', () => ({ status: 200, body: [{ id: 'a2', name: 'Bela', role: 'viewer' }] }));
  api.on('GET', 'roles', () => ({ status: 200, body: [] }));
  api.on('PUT', 'flags/mfe-clients/new-board', ({ body }) => {
    const { audience, revision } = body as FlagSwitch;
    if (revision !== history[0]?.revision) return { status: 409, body: { message: 'Someone else switched it.' } };
    history = [change(revision + 1, audience), ...history];
    return { status: 200, body: listed() };
  });
  renderScreen(<FlagsPanel />, { api, account: { ...owner, rights } as typeof owner });
  return { sent: () => api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}
const row = async () => within(await screen.findByRole('row', { name: /new-board/ }));
/** Clicks an action of the row, in its menu or next to it. */
async function press(label: string | RegExp) {
  const inRow = (await row()).queryByRole('button', { name: label });
  if (inRow) return userEvent.click(inRow);
  await userEvent.click((await row()).getByRole('button', { name: /^More/ }));
  return userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a flag says whom it is on for, and is switched off and back by a press each', async () => {
  const { sent } = open();
  expect((await row()).getByText('everybody')).toBeVisible();
  await press('Switch off');
  expect(await screen.findByText('new-board is on for: nobody')).toBeVisible();
  expect((await row()).getByText('Off')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { audience: { to: 'nobody' }, revision: 2 },
      { audience: { to: 'everybody' }, revision: 3 },
    ]),
  );
});

test('its history says what it switches, who switched it when, and undoes the last change', async () => {
  const { sent } = open();
  await press(/History/);
  expect(screen.getByText('Switches: Card “Board”.')).toBeVisible();
  const history = within(screen.getByRole('list', { name: 'History of new-board' }));
  const entries = history.getAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^everybody.* by Asha KumariUndo$/),
    expect.stringMatching(/^viewer.* by Asha Kumari$/),
  ]);
  await userEvent.click(history.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ audience: { to: 'some', roles: ['viewer'], accounts: [] }, revision: 2 }]),
  );
});

test('it is switched on for roles and for accounts by name', async () => {
  const { sent } = open();
  await press('Choose…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Switch on' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Roles' }));
  await userEvent.click(await screen.findByTitle('Recruiter'));
  await userEvent.click(dialog.getByRole('combobox', { name: 'Accounts' }));
  await userEvent.click(await screen.findByTitle('Bela'));
  await userEvent.click(dialog.getByRole('button', { name: 'Switch on' }));
  await waitFor(() =>
    expect(sent()).toEqual([{ audience: { to: 'some', roles: ['recruiter'], accounts: ['a2'] }, revision: 2 }]),
  );
});

test('who may only look at modules is offered no switch', async () => {
  open({ rights: ['modules:read'] });
  expect((await row()).getByRole('button', { name: /History/ })).toBeVisible();
  expect((await row()).queryByRole('button', { name: /Switch|More/ })).toBeNull();
});

test('without any flag the panel says what one is for', async () => {
  open({ flags: false });
  expect(await screen.findByText('No flags yet')).toBeVisible();
});
