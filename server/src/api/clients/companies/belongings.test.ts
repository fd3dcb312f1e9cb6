import { today } from 'shared/domain/dates/dates';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { enterRealLetterhead } from '../../../../test/realLetterhead';

let server: TestApp;
beforeEach(async () => {
  server = await openTestApp();
  await enterRealLetterhead(server);
});
afterEach(() => server.close());

const get = async <T>(path: string) => (await server.call('GET', path)).json<T>();
const add = async <T = { id: string; version: number }>(path: string, body: object): Promise<T> => {
  const answer = await server.call('POST', path, body);
  if (answer.statusCode !== 201 && answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<T>();
};
async function bill(companyId: string, rupees: number, more: object = {}): Promise<InvoiceView> {
  const draft = await add<InvoiceView>('invoices', {
    companyId,
    clientName: 'Everkart Retail',
    clientState: '20',
    clientAddress: 'Dhanbad, Jharkhand',
    date: today(),
    taxPercent: 18,
    items: [{ id: '1', description: 'Pickers', sac: '998513', quantity: 1, unit: 'NOS', pricePaise: rupees * 100 }],
    ...more,
  });
  return add<InvoiceView>(`invoices/${draft.id}/issue`, { version: draft.version });
}
const nothing = {
  centers: 0,
  candidates: 0,
  leads: 0,
  vacancies: 0,
  drafts: 0,
  billed: { count: 0, amountPaise: 0 },
  outstanding: { count: 0, amountPaise: 0 },
  overdue: { count: 0, amountPaise: 0 },
};

test('a company’s records are counted, and its dues totalled', async () => {
  const { id } = await add('companies', { name: 'Everkart Retail' });
  const other = await add('companies', { name: 'Swiftlane' });
  expect(await get(`companies/${id}/summary`)).toEqual(nothing);
  await add('centers', { client_name: 'Everkart Retail', companyId: id });
  await add('centers', { client_name: 'Swiftlane', companyId: other.id });
  await add('candidates', { name: 'Asha', email: 'a@example.com', position: 'Picker', companyId: id });
  await add('leads', { mobile: '9876500101', companyId: id });
  await add('vacancies', { title: 'Picker', companyId: id });
  await add('invoices', { companyId: id, clientName: 'Everkart Retail' });
  const first = await bill(id, 1000, { date: '2026-04-01', dueDate: '2026-05-01' });
  await bill(id, 500);
  const cancelled = await bill(id, 700);
  await add(`invoices/${cancelled.id}/cancel`, { version: cancelled.version });
  await bill(other.id, 300);
  await add('payments', { invoiceId: first.id, amountPaise: 18_000, date: today(), method: 'UPI' });
  expect(await get(`companies/${id}/summary`)).toEqual({
    centers: 1,
    candidates: 1,
    leads: 1,
    vacancies: 1,
    drafts: 1,
    billed: { count: 2, amountPaise: 177_000 },
    outstanding: { count: 2, amountPaise: 159_000 },
    overdue: { count: 1, amountPaise: 100_000 },
  });
  expect((await server.call('GET', 'companies/nobody/summary')).statusCode).toBe(404);
  expect((await server.call('GET', `ultrahrms/companies/${id}/summary`)).statusCode).toBe(404);
});

test('a company that owes money can’t be deleted, and the answer says how much and where; after payment, it can', async () => {
  const { id } = await add('companies', { name: 'Everkart Retail' });
  const invoice = await bill(id, 1000);
  const refused = await server.call('DELETE', `companies/${id}`);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: 'refused',
    message: `Everkart Retail owes ₹1,180.00 on the invoice ${invoice.invoiceNo}. Record what was paid, or credit or cancel what is not owed; then the company can be deleted.`,
  });
  expect((await server.call('GET', `companies/${id}`)).statusCode).toBe(200);
  await add('payments', { invoiceId: invoice.id, amountPaise: 118_000, date: today(), method: 'UPI' });
  expect((await server.call('DELETE', `companies/${id}`)).statusCode).toBe(204);
  expect(await get(`invoices/${invoice.id}`)).toMatchObject({ companyId: id, clientName: 'Everkart Retail' });
  expect((await server.call('POST', `companies/${id}/restore`)).statusCode).toBe(200);
});

test('of many invoices the three oldest are named', async () => {
  const { id } = await add('companies', { name: 'Everkart Retail' });
  for (let count = 0; count < 5; count += 1) await bill(id, 1000);
  expect((await server.call('DELETE', `companies/${id}`)).json<{ message: string }>().message).toMatch(
    /^Everkart Retail owes ₹5,900\.00 on 5 invoices, \S+, \S+, \S+ and 2 more\. /,
  );
});

test.each([
  ['centers', { client_name: 'Everkart' }],
  ['leads', { mobile: '9876500101' }],
  ['candidates', { name: 'Asha', email: 'a@example.com', position: 'Picker' }],
  ['invoices', { clientName: 'Everkart' }],
])('%s belong to an existing company of their product, or to none', async (path, fields) => {
  const foreign = await add('ultrahrms/companies', { name: 'Himgiri' });
  for (const companyId of ['nobody', foreign.id]) {
    const answer = await server.call('POST', path, { ...fields, companyId });
    expect([answer.statusCode, answer.json<{ errors: object[] }>().errors]).toEqual([
      400,
      [{ path: 'companyId', msg: 'This company no longer exists. Choose another.' }],
    ]);
  }
  const own = await add('companies', { name: 'Everkart' });
  const made = await add(path, { ...fields, companyId: own.id });
  await server.call('DELETE', `companies/${own.id}`);
  const kept = await server.call('PUT', `${path}/${made.id}`, { ...fields, version: made.version });
  expect([kept.statusCode, kept.json<{ companyId: string }>().companyId]).toEqual([200, own.id]);
});

test('an employee works at an existing center, or at none', async () => {
  expect((await server.call('POST', 'employees', { name: 'Anil', centerId: 'nowhere' })).json()).toMatchObject({
    errors: [{ path: 'centerId', msg: 'This center no longer exists. Choose another.' }],
  });
  const center = await add('centers', { client_name: 'Everkart' });
  await add('employees', { name: 'Anil', centerId: center.id });
  expect(await get(`employees?centerId=${center.id}`)).toHaveLength(1);
});

test('a converted lead belongs to its company', async () => {
  const lead = await add('leads', { mobile: '9876500101' });
  const converted = await add<{ convertedTo: string; companyId: string }>(`leads/${lead.id}/convert`, {
    to: 'companies',
    record: { name: 'Everkart' },
    version: lead.version,
  });
  expect(converted.convertedTo).toBe(`companies/${converted.companyId}`);
});
