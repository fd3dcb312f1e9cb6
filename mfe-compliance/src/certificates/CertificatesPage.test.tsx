import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { fill } from '../fill.fixture';
import CertificatesPage from './CertificatesPage';

const route = '/dashboard/compliances/certificates';
const licence = {
  id: 'c1',
  name: 'Trade licence',
  file: 'trade.pdf',
  fileType: 'application/pdf',
  fileBytes: 900,
  uploaded: '2026-10-02T06:00:00.000Z',
  expiresOn: '2027-03-31',
  note: '',
  state: 'Valid',
};
const server = () => {
  const api = fakeApi({ certificates: [licence] });
  api.on('POST', 'certificates/upload', () => ({ status: 201, body: licence }));
  api.on('POST', 'certificates/c1/upload', () => ({ status: 200, body: licence }));
  return api;
};
const file = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });
const open = async () => within(await screen.findByRole('dialog'));

test('lists name, file, upload and expiry, and downloads the file', async () => {
  const api = server();
  api.on('GET', 'certificates/c1/file', () => ({ status: 200, body: 'pdf' }));
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  const { user } = renderScreen(<CertificatesPage />, { route, api });
  const row = within((await screen.findByText('Trade licence')).closest('tr') as HTMLElement);
  for (const text of ['02 Oct 2026', '31 Mar 2027', 'Valid']) expect(row.getByText(text)).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Download trade.pdf' }));
  await waitFor(() => expect(api.calls.map(({ path }) => path)).toContain('certificates/c1/file'));
  await waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  pressed.mockRestore();
});

test('a certificate is added with its file and expiry, together', async () => {
  const { api, user } = renderScreen(<CertificatesPage />, { route: `${route}?form=new`, api: server() });
  const form = await open();
  fill(form.getByLabelText(/^Name/), 'Shops and Establishment');
  await user.upload(form.getByLabelText(/^File/), file('shops.pdf'));
  fill(form.getByLabelText(/^Expires on/), '31 Mar 2028');
  await user.click(form.getByRole('button', { name: 'Add certificate' }));
  await waitFor(() => expect(api.calls.some(({ path }) => path === 'certificates/upload')).toBe(true));
  const sent = api.calls.find(({ path }) => path === 'certificates/upload')?.body as FormData;
  expect([sent.get('name'), sent.get('expiresOn'), (sent.get('file') as File).name]).toEqual([
    'Shops and Establishment',
    '2028-03-31',
    'shops.pdf',
  ]);
});

test.each([
  ['no file', undefined, 'Choose a PDF, PNG or JPEG file.'],
  ['a file of 6 MB', file('big.pdf', 6 * 1024 * 1024), 'This file is larger than 5 MB; choose a smaller one.'],
  ['an empty file', file('empty.pdf', 0), 'This file is empty; choose another one.'],
  ['a program', file('setup.exe'), 'Choose a PDF, PNG or JPEG file.'],
])('%s is refused at the file, before anything is sent', async (_what, chosen, message) => {
  const { api, user } = renderScreen(<CertificatesPage />, { route: `${route}?form=new`, api: server() });
  const form = await open();
  fill(form.getByLabelText(/^Name/), 'Licence');
  const input = form.getByLabelText<HTMLInputElement>(/^File/);
  input.removeAttribute('accept');
  if (chosen) await user.upload(input, chosen);
  await user.click(form.getByRole('button', { name: 'Add certificate' }));
  expect(await form.findByText(message)).toBeVisible();
  expect(input).toHaveAttribute('aria-invalid', 'true');
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

test('the server’s error about the file is shown at the file: an executable named .pdf', async () => {
  const api = server();
  const msg = 'Choose a PDF, PNG or JPEG file; the content of this one is something else.';
  api.on('POST', 'certificates/upload', () => ({
    status: 400,
    body: { message: msg, code: 'bad_input', errors: [{ path: 'file', msg }] },
  }));
  const { user } = renderScreen(<CertificatesPage />, { route: `${route}?form=new`, api });
  const form = await open();
  fill(form.getByLabelText(/^Name/), 'Licence');
  await user.upload(form.getByLabelText(/^File/), file('virus.pdf'));
  await user.click(form.getByRole('button', { name: 'Add certificate' }));
  await waitFor(() => expect(form.getByLabelText(/^File/)).toHaveAccessibleDescription(msg));
});

test('a renewal may change only the date', async () => {
  const { api, user } = renderScreen(<CertificatesPage />, { route: `${route}?form=c1`, api: server() });
  const form = await open();
  fill(await form.findByLabelText(/^Expires on/), '2029-03-31');
  await user.click(form.getByText('Save changes'));
  await waitFor(() => expect(api.rows('certificates')).toMatchObject([{ expiresOn: '2029-03-31', file: 'trade.pdf' }]));
});

test('a renewal with a new file sends both, and the original version', async () => {
  const { api, user } = renderScreen(<CertificatesPage />, { route: `${route}?form=c1`, api: server() });
  const form = await open();
  await user.upload(await form.findByLabelText(/^File/), file('renewed.pdf'));
  await user.click(form.getByText('Save changes'));
  await waitFor(() => expect(api.calls.find(({ path }) => path === 'certificates/c1/upload')).toBeDefined());
  const sent = api.calls.find(({ path }) => path === 'certificates/c1/upload')?.body as FormData;
  expect([(sent.get('file') as File).name, sent.get('version')]).toEqual(['renewed.pdf', '1']);
});

test('deleting asks first, and can be undone', async () => {
  const { api, user } = renderScreen(<CertificatesPage />, { route, api: server() });
  await user.click(await screen.findByRole('button', { name: 'Delete Trade licence' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Delete this certificate?');
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(api.rows('certificates')).toHaveLength(0));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('certificates')).toHaveLength(1));
});
