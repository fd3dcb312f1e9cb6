import { screen, waitFor, within } from '@testing-library/react';
import { addMonths, formatMonth, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import { fakeApi, renderScreen } from 'shared/testing';
import { centerOf } from '../../../centers/center.fixture';
import { AttendanceLinks } from './AttendanceLinks';

const center = centerOf({
  id: 'n1',
  client_name: 'Everkart',
  city: 'Pune',
  mobile1: '98765 10001',
  email1: 'm@example.com',
});
const month = today().slice(0, 7);
const link = {
  id: 'l1',
  centerId: 'n1',
  month,
  endsOn: lastDayOfMonth(month),
  revokedAt: null,
  usedAt: null,
  sentAt: null,
  marks: 0,
  madeBy: 'a',
  madeByName: 'Asha Rao',
  centerName: 'Pune',
  state: 'open' as const,
};

test('a link is made for a month and shown once, to copy or to send by WhatsApp, SMS or mail to the center’s first contact', async () => {
  const api = fakeApi({ 'attendance-links': [] });
  api.on('POST', 'attendance-links', () => ({
    status: 201,
    body: { id: 'l1', token: 'secret', endsOn: '2026-12-05' },
  }));
  const { user } = renderScreen(<AttendanceLinks center={center} />, { api });
  expect(await screen.findByText('No links yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make link' }));
  await user.click(await screen.findByRole('button', { name: 'Make link' }));

  const address = `${window.location.origin}/attendance#secret`;
  expect(await screen.findByLabelText('The link')).toHaveValue(address);
  expect(screen.getByText(/It works until 05 Dec 2026 and is not shown again\.$/)).toBeInTheDocument();
  const text = encodeURIComponent(`Attendance of Everkart, Pune, ${formatMonth(month)}: ${address}`);
  expect(screen.getByText('WhatsApp').closest('a')).toHaveAttribute('href', `https://wa.me/919876510001?text=${text}`);
  expect(screen.getByText('SMS').closest('a')).toHaveAttribute('href', `sms:+919876510001?body=${text}`);
  const mail = `mailto:m%40example.com?subject=${encodeURIComponent(`Attendance of Everkart, Pune, ${formatMonth(month)}`)}`;
  expect(screen.getByText('Mail').closest('a')).toHaveAttribute('href', `${mail}&body=${text}`);
  await user.click(screen.getByLabelText('Close'));
  await waitFor(() => expect(screen.queryByLabelText('The link')).toBeNull());
});

test('the list says what came by each link, and an open one is revoked after a question', async () => {
  const revoked: string[] = [];
  const before = addMonths(`${month}-01`, -1).slice(0, 7);
  const api = fakeApi({
    'attendance-links': [
      { ...link, marks: 50, usedAt: '2026-11-25T05:00:00.000Z', sentAt: '2026-11-25T05:30:00.000Z' },
      { ...link, id: 'l0', month: before, state: 'revoked' as const },
    ],
  });
  api.on('POST', 'attendance-links/l1/revoke', () => {
    revoked.push('l1');
    return { status: 200, body: link };
  });
  const { user } = renderScreen(<AttendanceLinks center={center} />, { api });
  expect(await screen.findByRole('link', { name: formatMonth(month) })).toHaveAttribute(
    'href',
    `/dashboard/attendance?center=n1&month=${month}`,
  );
  const row = within((await screen.findByText(formatMonth(month))).closest('tr') as HTMLElement);
  expect(row.getByText('50, last on 25 Nov 2026, 11:00')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /Revoke/ })).toHaveLength(1);
  await user.click(row.getByRole('button', { name: /Revoke/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Link revoked')).toBeVisible();
  expect(revoked).toEqual(['l1']);
});
