import { screen, waitFor, within } from '@testing-library/react';
import type { WorkerLink } from 'shared/domain/pay/workerLinks/workerLink';
import type { Employee } from 'shared/domain/people/employees/employee';
import { fakeApi, renderScreen } from 'shared/testing';
import { WorkerLinks } from './WorkerLinks';

const employee = { id: 'e1', name: 'Anil Mahto', phone: '', email: '', language: '' } as Employee;
const link: WorkerLink = {
  ...{ id: 'l1', version: 1, createdAt: '2026-11-25T05:00:00.000Z', updatedAt: '2026-11-25T05:00:00.000Z' },
  ...{ employeeId: 'e1', endsOn: '2026-12-02', openedAt: null, revokedAt: null, usedAt: null, wrongCodes: 0 },
  ...{ madeBy: 'a', madeByName: 'Asha Rao', employeeName: 'Anil Mahto', state: 'waiting' },
};

test('a link is made and shown once with its code, to copy or to send by WhatsApp, SMS or mail', async () => {
  const api = fakeApi({ 'worker-links': [] });
  const made = { id: 'l1', token: 'secret', code: '043210', endsOn: '2026-12-05' };
  api.on('POST', 'worker-links', () => ({ status: 201, body: made }));
  const { user } = renderScreen(<WorkerLinks employee={{ ...employee, email: 'anil@example.com' }} />, { api });
  expect(await screen.findByText('No links yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  const address = `${window.location.origin}/payslips#secret`;
  expect(await screen.findByLabelText('The link')).toHaveValue(address);
  expect(screen.getByText('043210')).toBeInTheDocument();
  const text = encodeURIComponent(`Payslips of Anil Mahto: ${address}`);
  expect(decodeURIComponent(text)).not.toContain('043210');
  expect(screen.getByText('WhatsApp').closest('a')).toHaveAttribute('href', `https://wa.me/?text=${text}`);
  expect(decodeURIComponent(screen.getByText('Mail').closest('a')?.href ?? '')).toBe(
    `mailto:anil@example.com?subject=Payslips of Anil Mahto&body=Payslips of Anil Mahto: ${address}`,
  );
  await user.click(screen.getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByLabelText('The link')).toBeNull());
});

test('asks before a new link replaces the one that works', async () => {
  const made: object[] = [];
  const api = fakeApi({ 'worker-links': [{ ...link, state: 'opened' as const }] });
  api.on('POST', 'worker-links', ({ body }) => {
    made.push(body as object);
    return { status: 201, body: { id: 'l2', token: 'secret', code: '043210', endsOn: '2026-12-05' } };
  });
  const { user } = renderScreen(<WorkerLinks employee={employee} />, { api });
  expect(await screen.findByText('In use')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(made).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await screen.findByText('043210')).toBeInTheDocument();
  expect(made).toEqual([{ employeeId: 'e1' }]);
});

test('an open link is revoked after a question; one that has ended is not offered to be', async () => {
  const revoked: string[] = [];
  const api = fakeApi({ 'worker-links': [link, { ...link, id: 'l0', state: 'revoked' as const }] });
  api.on('POST', 'worker-links/l1/revoke', () => {
    revoked.push('l1');
    return { status: 200, body: link };
  });
  const { user } = renderScreen(<WorkerLinks employee={employee} />, { api });
  const buttons = await screen.findAllByRole('button', { name: /Revoke/ });
  expect(buttons).toHaveLength(1);
  await user.click(buttons[0] as HTMLElement);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Link revoked')).toBeVisible();
  expect(revoked).toEqual(['l1']);
});
