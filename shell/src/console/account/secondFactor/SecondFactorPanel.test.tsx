import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SecondFactorState } from 'shared/domain/accounts/secondFactorAnswers';
import { type FakeApi, fakeApi, renderScreen } from 'shared/testing';
import { SecondFactorPanel } from './SecondFactorPanel';

const codes = Array.from({ length: 10 }, (_, n) => `abcd-efgh-ijkl-mno${n}`);
const key = { key: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x?secret=JBSWY3DPEHPK3PXP' };

function open(state: Partial<SecondFactorState> = {}): FakeApi {
  const api = fakeApi();
  let current: SecondFactorState = { authenticatorSince: null, recoveryCodesLeft: 0, isRequired: false, ...state };
  api.on('GET', 'auth/second-factor', () => ({ status: 200, body: current }));
  api.on('POST', 'auth/authenticator', () => ({ status: 201, body: key }));
  api.on('POST', 'auth/authenticator/confirm', () => {
    current = { ...current, authenticatorSince: '2026-11-22T10:00:00.000Z', recoveryCodesLeft: 10 };
    return { status: 200, body: { recoveryCodes: codes } };
  });
  api.on('POST', 'auth/recovery-codes', () => ({ status: 200, body: { recoveryCodes: codes } }));
  api.on('POST', 'auth/authenticator/remove', () => {
    current = { ...current, authenticatorSince: null, recoveryCodesLeft: 0 };
    return { status: 204 };
  });
  renderScreen(<SecondFactorPanel />, { api });
  return api;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const on = { authenticatorSince: '2026-11-22T10:00:00.000Z', recoveryCodesLeft: 1 };

test('setting up asks for the password, shows the key as picture and text, takes a code, and shows the recovery codes once', async () => {
  const api = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
  await userEvent.type(
    await screen.findByLabelText('Current Password', { exact: false, selector: 'input' }),
    'the right one',
  );
  await press('Continue');
  expect(await screen.findByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(await screen.findByTitle('QR code of the key')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '12345');
  await press('Switch on');
  expect(await screen.findByText('Enter the six digits that the app shows.')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '6');
  await press('Switch on');
  const list = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(codes);
  await press('I’ve saved them');
  expect(await screen.findByText('10 recovery codes are left.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull();
  expect(api.calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toEqual([
    ['auth/authenticator', { currentPassword: 'the right one' }],
    ['auth/authenticator/confirm', { code: '123456' }],
  ]);
});

test('it is switched off with the password and a code', async () => {
  const api = open(on);
  expect(await screen.findByText('1 recovery code is left.')).toBeVisible();
  await press('Switch off');
  await userEvent.type(screen.getByLabelText(/^Current Password/, { selector: 'input' }), 'the right one');
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '123 456');
  await press('Switch off');
  expect(await screen.findByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
  expect(api.calls.find(({ path }) => path === 'auth/authenticator/remove')?.body).toEqual({
    currentPassword: 'the right one',
    code: '123 456',
  });
});

test('new recovery codes are shown once, too', async () => {
  open(on);
  await userEvent.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await userEvent.type(screen.getByLabelText(/^Current Password/, { selector: 'input' }), 'the right one');
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), '123456');
  await press('Create new codes');
  expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await press('I’ve saved them');
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
});

test('where the owner requires one, it can’t be switched off', async () => {
  open({ ...on, isRequired: true });
  expect(await screen.findByText(/The owner requires a second factor for every account/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Switch off' })).toBeNull();
});
