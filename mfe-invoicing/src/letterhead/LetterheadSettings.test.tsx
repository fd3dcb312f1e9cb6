import { screen, waitFor } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import LetterheadSettings from './LetterheadSettings';
import { letterhead } from './letterhead.fixture';

test('the company’s details are edited here, with what keeps documents from being issued', async () => {
  const api = fakeApi({ letterhead: [letterhead({ address: '', gstin: '' })] });
  const { user } = renderScreen(<LetterheadSettings />, { route: '/dashboard/account/settings', api });
  expect(
    await screen.findByText(/Nothing can be issued yet: enter the company’s address; enter the company’s GSTIN/),
  ).toBeVisible();
  const save = () => user.click(screen.getByRole('button', { name: 'Save company details' }));
  await user.type(await screen.findByLabelText('GSTIN'), '29AAFCA7488L1Z0');
  await save();
  expect(await screen.findByText('Enter a valid 15-character GSTIN; check each letter and digit.')).toBeVisible();
  await user.clear(screen.getByLabelText('GSTIN'));
  await user.type(screen.getByLabelText('GSTIN'), '20aapfu0939f1z9');
  await save();
  await waitFor(() => expect(api.rows('letterhead')[0]).toMatchObject({ gstin: '20AAPFU0939F1Z9' }));
});

const series = (next: number) => [
  { kind: 'invoice', next, number: `INV/26-27/00${String(next).padStart(2, '0')}`, isBegun: false },
  { kind: 'credit', next: 4, number: 'CN/26-27/0004', isBegun: true },
];

test('a series starts at the owner’s number until something is issued in it', async () => {
  const api = fakeApi({ letterhead: [letterhead()] });
  let next = 1;
  api.on('GET', 'letterhead/series', () => ({ status: 200, body: series(next) }));
  api.on('PUT', 'letterhead/series', ({ body }) => {
    next = (body as { next: number }).next;
    return { status: 200, body: series(next) };
  });
  const { user } = renderScreen(<LetterheadSettings />, { route: '/dashboard/account/settings', api });
  expect(await screen.findByText('Invoices, next INV/26-27/0001')).toBeVisible();
  expect(screen.getByText(/credit notes, next CN\/26-27\/0004/)).toBeVisible();
  const save = () => user.click(screen.getByRole('button', { name: 'Save next number' }));
  await save();
  expect(await screen.findByText('Enter the next number as a whole number: 57 for INV/26-27/0057.')).toBeVisible();
  await user.type(screen.getByLabelText(/^Next number/), '57');
  await save();
  expect(await screen.findByText('Invoices, next INV/26-27/0057')).toBeVisible();
  expect(api.calls.find(({ method }) => method === 'PUT')?.body).toEqual({ kind: 'invoice', next: 57 });
});

test('a refusal says why the series can’t start elsewhere', async () => {
  const api = fakeApi({ letterhead: [letterhead()] });
  api.on('GET', 'letterhead/series', () => ({ status: 200, body: series(1) }));
  api.fail('PUT', 'letterhead/series', {
    status: 409,
    body: { code: 'refused', message: 'INV/26-27/0001 is already issued.' },
  });
  const { user } = renderScreen(<LetterheadSettings />, { route: '/dashboard/account/settings', api });
  await user.type(await screen.findByLabelText(/^Next number/), '57');
  await user.click(screen.getByRole('button', { name: 'Save next number' }));
  expect(await screen.findByText(/INV\/26-27\/0001 is already issued/)).toBeInTheDocument();
});
