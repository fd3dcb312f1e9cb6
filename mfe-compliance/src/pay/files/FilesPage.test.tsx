import { screen, waitFor, within } from '@testing-library/react';
import type { ListedFile } from 'shared/domain/pay/files/wageFiles';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { fill } from '../../fill.fixture';
import { register } from '../wages/wage.fixture';
import FilesPage from './FilesPage';
import NewestFilesPage from './NewestFilesPage';

const path = '/dashboard/compliances/wage-management/:id/files';
const route = '/dashboard/compliances/wage-management/w1/files';
const listed = (over: Partial<ListedFile>): ListedFile => ({
  ...{
    id: 'ecr',
    title: 'PF return (ECR)',
    purpose: 'For the PF portal.',
    group: 'Portals',
    fileName: 'ECR202610.txt',
  },
  ...{
    rows: 2,
    toMend: 0,
    leftOut: 0,
    isStopped: false,
    totalPaise: 360_000,
    findings: [],
    handedInOn: null,
    paidOn: null,
  },
  ...over,
});

function open(files: ListedFile[], account?: typeof staff) {
  const api = fakeApi({ wages: [register], 'bank-layouts': [], 'wage-returns': [] });
  api.on('GET', 'wages/w1/files', () => ({ status: 200, body: files }));
  return renderScreen(<FilesPage />, { route, path, api, account });
}

test('each file says whether it is ready, or how many people need corrections, and names them', async () => {
  const finding = { employeeId: 'e1', name: 'Bela Das', text: 'There is no UAN.', stops: true };
  const { user } = open([
    listed({}),
    listed({ id: 'esi', title: 'ESI contribution sheet', toMend: 1, rows: 1, findings: [finding] }),
    listed({ id: 'tds', title: 'TDS rows', leftOut: 1, findings: [finding] }),
    listed({ id: 'bank-icici', title: 'ICICI Bank (NPAB)', group: 'Banks', isStopped: true }),
  ]);
  const row = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement);
  expect((await row('PF return (ECR)')).getByText('Ready')).toBeVisible();
  const sheet = await row('ESI contribution sheet');
  expect(sheet.getByText('1 to mend')).toBeVisible();
  expect(sheet.getByRole('button', { name: /Download 1 ready/ })).toBeEnabled();
  const without = await row('TDS rows');
  expect(without.getByText('Ready, 1 left out')).toBeVisible();
  expect(without.getByRole('button', { name: 'Download' })).toBeEnabled();
  const bank = await row('ICICI Bank (NPAB)');
  expect(bank.getByText('Not ready')).toBeVisible();
  expect(bank.getByRole('button', { name: /Download/ })).toBeDisabled();
  await user.click(sheet.getByRole('button', { name: /Findings/ }));
  expect(within(screen.getByRole('region', { name: 'To mend' })).getByText(/There is no UAN\./)).toBeVisible();
});

test('a file is marked as submitted, and a portal’s text is read', async () => {
  const { user, api } = open([listed({})]);
  api.on('POST', 'wages/w1/read-back', () => ({
    status: 200,
    body: {
      message: '1 refused by the portal.',
      findings: [{ employeeId: 'e1', name: 'Bela Das', text: 'UAN is wrong', stops: true }],
    },
  }));
  await user.click(await screen.findByRole('button', { name: /Mark handed in/ }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/^Reference/), '1012610001234');
  await user.click(dialog.getByRole('button', { name: 'Mark handed in' }));
  await waitFor(() =>
    expect(
      api.calls.find(({ method, path: called }) => method === 'POST' && called === 'wage-returns')?.body,
    ).toMatchObject({
      ...{ wageId: 'w1', file: 'ecr', reference: '1012610001234' },
    }),
  );
  fill(await screen.findByLabelText(/^Text/), 'line number 1: UAN is wrong');
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText('1 refused by the portal.')).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'From the portal' })).getByText(/UAN is wrong/)).toBeVisible();
});

test('a challan’s PDF is read as downloaded, and with both a PDF and a text it asks for one', async () => {
  const { user, api } = open([listed({})]);
  const message = 'PF challan 1012609001234 was stored: ₹4,057.00, as much as the register.';
  api.on('POST', 'wages/w1/read-back/upload', () => ({ status: 200, body: { message, findings: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Read' }));
  expect(await screen.findByText(/^Choose a PDF, or paste the text/)).toBeVisible();
  await user.upload(screen.getByLabelText(/^PDF/), new File(['%PDF-1.4'], 'challan.pdf', { type: 'application/pdf' }));
  await user.click(screen.getByRole('button', { name: 'Read' }));
  expect(await screen.findByText(message)).toBeVisible();
});

test('a read-only account sees findings, and no Download or Mark handed in', async () => {
  const finding = { employeeId: 'e1', name: 'Bela Das', text: 'There is no UAN.', stops: true };
  open([listed({ toMend: 1, findings: [finding] })], {
    ...staff,
    rights: ['wages:read', 'wage-returns:read'],
  } as typeof staff);
  expect(await screen.findByRole('button', { name: /Findings/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Mark handed in|Download/ })).toBeNull();
});

test('files that can’t be loaded say so and can be asked for again', async () => {
  const api = fakeApi({ wages: [register] });
  api.on('GET', 'wages/w1/files', () => ({ status: 500, body: { message: 'Broken' } }));
  renderScreen(<FilesPage />, { route, path, api });
  expect(await screen.findByText(/Failed to load the files/)).toBeVisible();
});

/** The smallest archive with one file of this name; text in ASCII only. */
function archive(name: string): string {
  const words = (bytes: number, value: number) =>
    Array.from({ length: bytes }, (_, index) => String.fromCharCode((value >> (index * 8)) & 255)).join('');
  const local = `<${name}>`;
  const entry = `PK\x01\x02${'\0'.repeat(24)}${words(2, name.length)}${'\0'.repeat(16)}${name}`;
  return `${local}${entry}PK\x05\x06${'\0'.repeat(6)}${words(2, 1)}${words(4, entry.length)}${words(4, local.length)}\0\0`;
}

/** A Blob's bytes; jsdom lacks `arrayBuffer()`. */
Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

async function openPayslips() {
  const api = fakeApi({ wages: [{ ...register, employees: 120 }], 'bank-layouts': [] });
  const asked: string[] = [];
  const gates: (() => void)[] = [];
  api.on('GET', 'wages/w1/files', () => ({ status: 200, body: [] }));
  api.on('GET', 'wages/w1/payslips.zip', ({ query }) => {
    asked.push(`${query.get('language')} ${query.get('page')}`);
    gates.push(api.hold('GET', 'wages/w1/payslips.zip'));
    return { status: 200, body: archive(`${query.get('page')}.pdf`) };
  });
  const screenOf = renderScreen(<FilesPage />, { route, path, api });
  await screenOf.user.click(await screen.findByRole('button', { name: 'Download payslips' }));
  return { ...screenOf, asked, release: () => gates.shift()?.() };
}

test('payslips are made in parts, with progress', async () => {
  const { asked, release } = await openPayslips();
  expect(await screen.findByText('50 of 120')).toBeVisible();
  release();
  expect(await screen.findByText('100 of 120')).toBeVisible();
  release();
  expect(await screen.findByRole('button', { name: 'Download payslips' })).toBeVisible();
  expect(asked).toEqual(['en 1', 'en 2', 'en 3']);
});

test('cancelled payslips are no longer requested', async () => {
  const { user, asked, release } = await openPayslips();
  expect(await screen.findByText('50 of 120')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  release();
  expect(await screen.findByRole('button', { name: 'Download payslips' })).toBeVisible();
  expect(asked).toEqual(['en 1', 'en 2']);
});

test('payslips and files open those of the newest month with wages, and say so without any', async () => {
  const at = '/dashboard/compliances/wage-management/files';
  const newest = renderScreen(<NewestFilesPage />, { route: at, api: fakeApi({ wages: [register] }) });
  await waitFor(() => expect(newest.location().pathname).toBe(route));
  newest.unmount();
  renderScreen(<NewestFilesPage />, { route: at, api: fakeApi({ wages: [] }) });
  expect(await screen.findByText('No wages yet')).toBeVisible();
});
