import { screen } from '@testing-library/react';
import { employeeInput } from 'shared/domain/people/employees/employee';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import JoiningPapers from './JoiningPapers';

const open = (said: object = {}, account?: typeof staff) => {
  const employee = { ...employeeInput.parse({ name: 'आशा देवी', ...said }), id: 'e1', file: '' };
  return renderScreen(<JoiningPapers id="e1" />, { api: fakeApi({ employees: [employee] }), account });
};
const bank = { bankAccount: '00123456789', ifsc: 'SBIN0001234' };

test('it lists the existing and the missing documents', async () => {
  open({ ...bank, pan: 'ABCPK1234F', esiMember: false });
  expect(await screen.findByText('3 of 5 papers are missing.')).toBeVisible();
  expect(screen.getByText('00123456789, SBIN0001234')).toBeVisible();
  expect(screen.getAllByText('Missing')).toHaveLength(3);
});

test('their details are typed, checked and stored with the employee', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add papers' }));
  await user.type(await screen.findByLabelText('Bank account'), bank.bankAccount);
  await user.click(screen.getByRole('button', { name: 'Save papers' }));
  expect(await screen.findByText('Enter the IFSC of the bank account.')).toBeVisible();
  await user.type(screen.getByLabelText('IFSC'), bank.ifsc);
  await user.click(screen.getByRole('button', { name: 'Save papers' }));
  expect(await screen.findByText('00123456789, SBIN0001234')).toBeVisible();
});

test('read-only accounts are offered no change', async () => {
  open({}, { ...staff, rights: ['employees:read'] } as typeof staff);
  expect(await screen.findByText('6 of 6 papers are missing.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add papers' })).toBeNull();
});
