import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ModuleReleases } from 'shared/contract';
import type { Rollout } from 'shared/contract/releases/rollout';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { ReleaseList } from './ReleaseList';

const at = '2026-04-05T09:00:00.000Z';
const version = (of: string) => ({ version: of, at, by: 'CI', bytes: 34_816 });
const running: Rollout = {
  ...{ version: '1.1.0', before: '1.0.0', stages: [5, 25, 100], step: 0, state: 'running' },
  history: [{ revision: 7, state: 'running', step: 0, at, by: 'Asha', reason: '' }],
  counts: { new: { given: 50, failed: 1 }, before: { given: 950, failed: 19 } },
};

function openList(rollout: Rollout | undefined, account?: typeof staff) {
  const api = fakeApi();
  const path = 'releases/mfe-clients';
  api.on('GET', `${path}/replays`, () => ({ status: 200, body: [] }));
  api.on('GET', 'faults', () => ({ status: 200, body: [] }));
  for (const method of ['POST', 'PUT'] as const)
    api.on(method, `${path}/rollout`, () => ({ status: 200, body: running }));
  const releases: ModuleReleases = {
    ...{ module: 'mfe-clients', current: '1.0.0', since: at, by: 'CI', rollout },
    versions: [version('1.1.0'), version('1.0.0')],
  };
  renderScreen(<ReleaseList releases={releases} />, { api, account });
  const sent = () => api.calls.filter((call) => call.path === `${path}/rollout`).map(({ body }) => body);
  return { sent };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a rollout shows its stage, the errors of both releases, and takes the next stage, a pause or its end', async () => {
  const { sent } = openList(running);
  expect(screen.getByText('1.1.0 at 5%')).toBeVisible();
  expect(
    screen.getByText(/1 of 50 people had an error with 1\.1\.0, 19 of 950 people had an error with 1\.0\.0/),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release 1.1.0 in stages' })).toBeNull();
  await press('Advance to 25%');
  await waitFor(() => expect(sent()).toEqual([{ act: 'advance', revision: 7 }]));
  await press('Pause');
  await waitFor(() => expect(sent()).toHaveLength(2));
  await press('End rollout');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'End rollout' }));
  await waitFor(() => expect(sent().slice(1)).toEqual(['pause', 'end'].map((act) => ({ act, revision: 7 }))));
});

test('one that ended by itself says why, and offers nothing but a new one', async () => {
  const reason = '5 of 5 people had an error with 1.1.0, and 0 of 95 with 1.0.0.';
  openList({
    ...running,
    state: 'rolled-back',
    history: [{ revision: 8, state: 'rolled-back', step: 0, at, by: 'Rollout', reason }, ...running.history],
  });
  expect(within(screen.getByRole('list', { name: 'Rollout of 1.1.0' })).getByText(new RegExp(reason))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Advance|Pause|End/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Release 1.1.0 in stages' })).toBeVisible();
});

test('a release is started in stages that are written down; those that don’t rise are refused before they are sent', async () => {
  const { sent } = openList(undefined);
  await press('Release 1.1.0 in stages');
  const field = await screen.findByLabelText('Percents of the accounts');
  await userEvent.clear(field);
  await userEvent.type(field, '25, 5, 100');
  await press('Start');
  expect(await screen.findByText(/larger than the one before/)).toHaveTextContent('such as 5,25,100');
  expect(sent()).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '10, 100');
  await press('Start');
  await waitFor(() => expect(sent()).toEqual([{ version: '1.1.0', stages: [10, 100] }]));
});

test('who may not promote sees how a rollout does, and no act', () => {
  openList(running, staff);
  expect(screen.getByText('1.1.0 at 5%')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
