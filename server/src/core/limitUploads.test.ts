import { openTestApp, type TestApp } from '../../test/openTestApp';
import { enterRealLetterhead } from '../../test/realLetterhead';
import { uploadForm } from '../../test/uploadForm';
import { samplePdf } from '../api/certificates/samplePdf';
import type { Settings } from '../settings';

let server: TestApp | undefined;
afterEach(() => server?.close());

const MB = 1024 * 1024;
const form = uploadForm({ name: 'Licence' }, { name: 'licence.pdf', content: samplePdf('Licence') });
const KB_OF_ONE = Math.ceil(form.payload.length / 1024);
const usual: Settings['uploads'] = {
  dailyNumber: 500,
  dailyBytes: 2_000 * MB,
  mostBytes: 20_000 * MB,
  reserveBytes: 0,
};

/**
 * A server with these limits, its responses to a certificate's file and a list's import, and what it has stored then.
 */
async function withLimits(uploads: Partial<Settings['uploads']>) {
  const opened = await openTestApp({ settings: { uploads: { ...usual, ...uploads }, dataDir: '/tmp' } });
  server = opened;
  const told = ({ statusCode, json }: { statusCode: number; json(): { code?: string } }) =>
    statusCode === 201 ? 201 : [statusCode, json().code];
  return {
    upload: async () => told(await opened.call('POST', 'certificates/upload', form.payload, { headers: form.headers })),
    import: async () => told(await opened.call('POST', 'suppliers/import', { rows: [{ name: 'Suvarna Traders' }] })),
    stored: async () =>
      (await Promise.all(['certificates', 'suppliers'].map((path) => opened.call('GET', path)))).flatMap((list) =>
        list.json(),
      ).length,
    call: opened.call,
  };
}

test('who has sent as many files as one may in a day is refused with the time to come again', async () => {
  const limited = await withLimits({ dailyNumber: 2 });
  expect([await limited.upload(), await limited.import()]).toEqual([201, 201]);
  expect([await limited.upload(), await limited.import()]).toEqual([
    [413, 'enough_today'],
    [413, 'enough_today'],
  ]);
  const refused = await limited.call('POST', 'suppliers/import', { rows: [{ name: 'Once more' }] });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  expect(refused.json().message).toMatch(/^You have reached the daily upload limit\. Please send more in 24 hours/);
  expect(await limited.stored()).toBe(2);
});

test('who has sent as much as one may in a day is refused', async () => {
  const limited = await withLimits({ dailyBytes: 2 * KB_OF_ONE * 1024 });
  expect([await limited.upload(), await limited.upload(), await limited.upload()]).toEqual([
    ...[201, 201],
    [413, 'enough_today'],
  ]);
});

test('when all files take as much as they may, no more is stored', async () => {
  const limited = await withLimits({ mostBytes: form.payload.length + 10 });
  expect(await limited.upload()).toBe(201);
  expect(await limited.upload()).toEqual([507, 'storage_full']);
  expect(await limited.stored()).toBe(1);
});

test('the PDFs of issued documents count among all files', async () => {
  const limited = await withLimits({ mostBytes: form.payload.length + 10_000 });
  const opened = server as TestApp;
  await enterRealLetterhead(opened);
  const invoice = { clientName: 'Acme', clientState: '20', date: '2025-11-21', taxPercent: 18 };
  const items = [{ description: 'Loaders', quantity: 1, pricePaise: 100 }];
  const { id } = (await opened.call('POST', 'invoices', { ...invoice, items, dueDate: '2025-12-21' })).json();
  expect((await opened.call('POST', `invoices/${id}/issue`)).statusCode).toBe(200);
  expect((await opened.call('GET', `invoices/${id}/pdf`)).statusCode).toBe(200);
  expect(await limited.upload()).toEqual([507, 'storage_full']);
});

test('when the disk is nearly full, an upload is refused before it is read', async () => {
  const limited = await withLimits({ reserveBytes: 1024 ** 6 });
  expect([await limited.upload(), await limited.import()]).toEqual([
    [507, 'disk_full'],
    [507, 'disk_full'],
  ]);
  expect(await limited.stored()).toBe(0);
});

test('who may not store it hears that first', async () => {
  const limited = await withLimits({ reserveBytes: 1024 ** 6 });
  const answer = await limited.call('POST', 'suppliers/import', { rows: [] }, { token: '' });
  expect(answer.statusCode).toBe(401);
});
