import type { Company } from 'shared/domain/clients/companies/company';
import type { CompanyTerms } from 'shared/domain/clients/companyTerms';
import { addDays, today } from 'shared/domain/dates/dates';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { companyTermsKind } from '../../facts/factKinds';
import { settlePlanned } from '../../facts/settleFacts';
import { companies } from './companies';

const [OLD, NEW] = ['27AAPFU0939F1ZV', '24AAQCA8719H1ZC'];
let server: TestApp;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  const input = { name: 'Everkart', gstin: OLD, address: 'Pune', paymentDays: 30 };
  companyId = (await server.call('POST', 'companies', input)).json<Company>().id;
});
afterEach(() => server.close());

const company = async () => (await server.call('GET', `companies/${companyId}`)).json<Company>();
const enter = (startsOn: string, over: object = {}) =>
  server.call('POST', 'company-terms', { companyId, startsOn, gstin: NEW, address: 'Surat', paymentDays: 45, ...over });
const draft = async (date: string, clientGstin: string) => {
  const items = [{ description: 'Pickers', quantity: 1, pricePaise: 100_000 }];
  const { invoiceNo } = (await server.call('GET', 'invoices/next-number')).json<{ invoiceNo: string }>();
  const input = { invoiceNo, companyId, clientName: 'Everkart', clientGstin, date, items, taxPercent: 18 };
  return (await server.call('POST', 'invoices', input)).json<Invoice>();
};

test('the first change stores the previous values, and the record has today’s', async () => {
  expect((await enter(addDays(today(), -20))).statusCode).toBe(201);
  const all = (await server.call('GET', `company-terms?companyId=${companyId}&sort=startsOn`)).json<CompanyTerms[]>();
  expect(all.map(({ gstin, paymentDays, state }) => [gstin, paymentDays, state])).toEqual([
    [OLD, 30, '27'],
    [NEW, 45, '24'],
  ]);
  expect(await company()).toMatchObject({ gstin: NEW, state: '24', address: 'Surat' });
});

test('an invoice has the GSTIN of its own day, whatever the form had', async () => {
  await enter(addDays(today(), -20));
  const place = { clientGstin: OLD, clientState: '27', clientAddress: 'Pune', placeOfSupply: '27' };
  expect(await draft(addDays(today(), -21), NEW)).toMatchObject(place);
  expect(await draft(addDays(today(), -20), OLD)).toMatchObject({ clientGstin: NEW, placeOfSupply: '24' });
  expect(await draft(addDays(today(), -20), '29AAGCB7383J1Z4')).toMatchObject({ clientGstin: '29AAGCB7383J1Z4' });
});

test('planned terms apply from their day', async () => {
  const soon = addDays(today(), 5);
  await enter(soon);
  expect((await company()).gstin).toBe(OLD);
  await settlePlanned(server.db, companyTermsKind, companies, soon);
  expect((await company()).gstin).toBe(NEW);
});

test('dated terms change only with a day, and other fields freely', async () => {
  await enter('2026-04-16');
  const answer = await server.call('PUT', `companies/${companyId}`, { paymentDays: 60 });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'GSTIN, address and billing terms hold from 16 Apr 2026. Enter others under “Terms”, with the day from which they hold.',
  ]);
  expect((await server.call('PUT', `companies/${companyId}`, { industry: 'Logistics' })).statusCode).toBe(200);
});

test('a day in a month with a filed return is refused with what to do instead, and nothing is stored', async () => {
  const { id } = await draft('2026-04-10', OLD);
  await server.db
    .updateTable('invoices')
    .set({ status: 'issued', issuedAt: '2026-04-10T06:00:00.000Z', registration: '' })
    .where('id', '=', id)
    .execute();
  const due = { area: 'gst', title: 'GSTR-1 Apr 2026', type: 'Return', returnType: 'GSTR-1', period: '2026-04' };
  const filed = await server.call('POST', 'obligations', {
    ...{ ...due, dueDate: '2026-05-11', financialYear: '2026-27', status: 'Done', doneOn: '2026-05-10' },
  });
  expect(filed.statusCode).toBe(201);
  const answer = await enter('2026-04-30');
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'The return of Apr 2026 is filed with invoices under the earlier terms, which stay. Choose a day after 30 Apr 2026; correct an invoice of earlier days by a note.',
  ]);
  expect((await company()).gstin).toBe(OLD);
  expect((await enter('2026-05-01')).statusCode).toBe(201);
});
