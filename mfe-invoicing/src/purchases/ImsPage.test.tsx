import { screen, waitFor, within } from '@testing-library/react';
import type { ImsAnswer } from 'shared/domain/money/purchases/imsAnswers';
import { fakeApi, renderScreen } from 'shared/testing';
import ImsPage from './ImsPage';

const GSTIN = '24AAQCA8719H1ZC';
const row = (more: Partial<ImsAnswer['rows'][number]> = {}): ImsAnswer['rows'][number] => ({
  ...{ id: 'd1', state: 'Differs', kind: 'Bill', purchaseId: 'b1', supplierGstin: '27AAPFU0939F1ZV' },
  ...{ supplierName: 'Safe Step', number: 'SS/2', date: '2026-05-10', taxablePaise: 25_000_00, taxPaise: 4_500_00 },
  ...{ taken: 'No action', proposed: 'Pending', reason: 'It differs: value.', chosen: '', mayWait: true },
  ...more,
});
const answer = (rows: ImsAnswer['rows'], toSend = rows.length): ImsAnswer => ({
  ...{ gstins: rows.length > 0 ? [GSTIN] : [], gstin: rows.length > 0 ? GSTIN : '', toSend, rows },
  counts: [{ action: 'Pending', count: rows.length, taxPaise: 4_500_00 }],
});

function open(body: ImsAnswer) {
  const api = fakeApi();
  api.on('GET', 'purchases/ims', () => ({ status: 200, body }));
  api.on('GET', 'purchases/ims.json', () => ({ status: 200, body: '{}' }));
  api.on('POST', 'purchases/ims', () => ({ status: 200, body: { message: '3 documents were read.', gstin: GSTIN } }));
  api.on('POST', 'purchases/ims/choose', () => ({ status: 200, body: { changed: 1 } }));
  return renderScreen(<ImsPage />, { route: '/dashboard/invoicing/purchases/ims', api });
}

test('before a file was read it says what to choose, and what was read is said', async () => {
  const { user } = open(answer([]));
  expect(await screen.findByText('No file of the IMS was read yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: /File for the portal/ })).toBeDisabled();
  // jsdom's files lack `arrayBuffer()`.
  const file = Object.assign(new File([], 'ims.json'), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode('{}').buffer),
  });
  await user.upload(screen.getByLabelText('IMS as JSON'), file);
  expect(await screen.findByText('3 documents were read.')).toBeVisible();
});

test('a document says what the file does with it and why, and another choice is noted', async () => {
  const { user, api } = open(answer([row(), row({ id: 'd2', number: 'SS/9', mayWait: false, chosen: 'Accepted' })]));
  const shown = within(await screen.findByRole('row', { name: /SS\/2/ }));
  expect(shown.getByText('It differs: value.')).toBeVisible();
  await user.click(shown.getByRole('button', { name: /^Reject/ }));
  await waitFor(() => expect(api.calls.at(-1)?.path).toBe('purchases/ims'));
  expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ ids: ['d1'], chosen: 'Rejected' });
  const stuck = within(screen.getByRole('row', { name: /SS\/9/ }));
  expect(stuck.getByText('Chosen; proposed is Pending. It differs: value.')).toBeVisible();
  expect(stuck.queryByRole('button', { name: /^Keep pending/ })).toBeNull();
  expect(stuck.getByRole('button', { name: /^As proposed/ })).toBeVisible();
});

test('the file for the portal is saved while something changes', async () => {
  const { user, api } = open(answer([row()]));
  await user.click(await screen.findByRole('button', { name: /File for the portal/ }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'purchases/ims.json')?.query.get('gstin')).toBe(GSTIN),
  );
});
