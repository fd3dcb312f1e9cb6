import { today } from 'shared/domain/dates/dates';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import type { ListedRoute } from '../../core/types';

let server: TestApp;
/** An account with every right for one client. */
let token: string;
let mine: string;
const NOWHERE = '0zzzzzzzzzzz';

beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
  mine = (await server.call('POST', 'companies', { name: 'Mine Works' })).json().id;
  ({ token } = await addAccount(server, { reach: { companies: [mine], centers: [] } }));
});
afterAll(() => server.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  server.call(method, path, body, { token });
const told = async (...asked: Parameters<typeof call>) => {
  const { statusCode, body } = await call(...asked);
  return [statusCode, body];
};
const make = async (path: string, body: object) => {
  const { statusCode, body: text } = await server.call('POST', path, body);
  if (statusCode !== 201) throw new Error(`${path}: ${text}`);
  return (JSON.parse(text) as { id: string }).id;
};
const someOf = async (path: string) =>
  (await server.call('GET', `${path}?page=1&sort=id`)).json<{ id: string }[]>()[0]?.id ?? '';

/** A supervisor's link for a center's current month. */
const linkFor = (centerId: string) => ({ centerId, month: today().slice(0, 7), endsOn: today() });

/** An employee's pay from a day on. */
const termsFor = (employeeId: string) => ({ employeeId, startsOn: '2030-04-01', grossPaise: 100 });

/** An employee's tax declaration. */
const declarationOf = (employeeId: string) => ({ employeeId, month: '2030-04' });

/** Leave that an employee brought in. */
const leaveOf = (employeeId: string) => ({ employeeId, day: '2026-04-01', kind: 'Brought in', days: 1 });

/** An advance to an employee. */
const advanceOf = (employeeId: string) => ({ employeeId, day: '2026-04-01', amountPaise: 100 });

/** A client's opening balance. */
const openingOf = (companyId: string) => ({
  ...{ companyId, kind: 'Owed', number: '118/25-26', day: '2026-03-31', amountPaise: 100 },
});

/** A client's link for a vacancy. */
const clientLinkFor = (vacancyId: string) => ({ vacancyId, contact: 'Ravi', endsOn: today() });

/** An employee's own link, and a question sent through it. */
async function askByLink(employeeId: string) {
  const made = (await server.call('POST', 'worker-links', { employeeId })).json<{ token: string; code: string }>();
  const [key, question] = ['k'.repeat(43), { id: 'question-1', question: 'When?' }];
  await server.call('POST', 'worker-page/open', { ...made, key }, { token: '' });
  await server.call('POST', 'worker-page/questions', { key, ...question }, { token: '' });
}

test('every call of a record answers the same of one beyond the reach as of none', async () => {
  const routes = server.app.apiRoutes.filter(
    ({ url, keepsReach, method }) => keepsReach === true && url.includes('/:id') && method !== 'HEAD',
  );
  expect(routes.length).toBeGreaterThan(60);
  await make('attendance-links', linkFor(await someOf('centers')));
  await make('client-links', clientLinkFor(await someOf('vacancies')));
  await askByLink(await someOf('employees'));
  await make('placement-revisions', { startsOn: today(), payPer: 'month', payBy: 'Allowance', payPaise: 100 });
  await make('employee-terms', termsFor(await someOf('employees')));
  await make('company-terms', { companyId: await someOf('companies'), startsOn: '2030-04-01' });
  await make('center-terms', { centerId: await someOf('centers'), startsOn: '2030-04-01', weeklyOff: 'Sunday' });
  await make('tax-declarations', declarationOf(await someOf('employees')));
  await make('leave-entries', leaveOf(await someOf('employees')));
  await make('employee-advances', advanceOf(await someOf('employees')));
  await make('opening-balances', openingOf(await someOf('companies')));
  const left = { name: 'Left', grossPaise: 100, joinedOn: '2026-01-01', leftOn: '2026-04-30' };
  await make('settlements', { employeeId: await make('employees', left) });
  await server.call('POST', `attendance/${await someOf('centers')}/2026-04/submit`);
  await enterRealLetterhead(server);
  const receiptId = await make('receipts', { clientName: 'Acme', date: '2026-04-01', amountPaise: 100 });
  const certified = { clientName: 'Acme', number: 'A1', quarter: '2026-27 Q1', taxPaise: 100, date: today() };
  await make('tds-certificates', certified);
  await make('vouchers', { receiptId, date: '2026-04-01', amountPaise: 100, placeOfSupply: '20' });
  await make('recurring-invoices', { invoiceId: await make('invoices', {}), startOn: today() });
  const sent = { to: 'a@example.com', subject: 'Statement', text: 'Hello', endsOn: today(), kind: 'statement' };
  await make('sendings', { ...sent, clientName: 'Acme' });
  await make('reminder-rules', { days: 7 });
  await make('tally-ledgers', { account: 'sales', name: 'Manpower income' });
  await make('credit-balances', { registration: '20AAPFU0939F1Z9', period: '2026-05' });
  const ask = (id: string, { method, url }: ListedRoute) =>
    told(method as 'GET', url.replace('/api/', '').replace(':id', id), method === 'GET' ? undefined : {});
  for (const route of routes) {
    const there = await someOf(route.url.slice('/api/'.length, route.url.indexOf('/:id')));
    const name = `${route.method} ${route.url}`;
    expect([name, there !== '' || route.url.includes('debit-notes')]).toEqual([name, true]);
    expect([name, await ask(there, route)]).toEqual([name, await ask(NOWHERE, route)]);
  }
});

test('whatever else a call names answers the same beyond the reach as where there is none', async () => {
  const [company, center] = [await someOf('companies'), await someOf('centers')];
  const issued = (await server.call('GET', 'invoices?shown=Outstanding')).json<
    { id: string; invoiceNo: string }[]
  >()[0];
  const ownLead = await make('leads', { mobile: '9000000001', companyId: mine });
  const ownCenter = await make('centers', { client_name: 'Mine Works', companyId: mine });
  const ownVacancy = await make('vacancies', { title: 'Guard', companyId: mine });
  const ownInvoice = await make('invoices', {
    clientName: 'Mine Works',
    companyId: mine,
    items: [{ description: 'Guards', quantity: 1, pricePaise: 100 }],
  });
  const items = [{ description: 'Guards', quantity: 1, pricePaise: 100 }];
  const money = { date: '2099-01-01', amountPaise: 99_999_999_999, method: 'UPI', reason: 'Less' };
  const asked: [method: 'POST' | 'PUT', path: string, name: (id: string) => object, there: string][] = [
    ['POST', 'centers', (companyId) => ({ client_name: 'N', companyId }), company],
    ['PUT', `centers/${ownCenter}`, (companyId) => ({ companyId }), company],
    ['POST', 'centers/import', (companyId) => ({ rows: [{ client_name: 'N', companyId }] }), company],
    ['POST', 'candidates', (companyId) => ({ name: 'N', companyId }), company],
    [
      'POST',
      'placements/import',
      (employeeId) => ({ rows: [{ employeeId, centerId: ownCenter, startsOn: '2026-04-01' }] }),
      await someOf('employees'),
    ],
    ['POST', 'vacancies', (companyId) => ({ title: 'N', companyId }), company],
    ['POST', 'vacancies', (centerId) => ({ title: 'N', companyId: mine, centerId }), center],
    ['POST', 'vacancies', (leadId) => ({ title: 'N', companyId: mine, leadId }), await someOf('leads')],
    ['POST', 'leads', (companyId) => ({ mobile: '9000000002', companyId }), company],
    ['PUT', `leads/${ownLead}`, (companyId) => ({ companyId }), company],
    ['PUT', `leads/${ownLead}`, (id) => ({ convertedTo: `companies/${id}` }), company],
    ['PUT', `leads/${ownLead}`, (id) => ({ convertedTo: `candidates/${id}` }), await someOf('candidates')],
    ['POST', 'invoices', (companyId) => ({ clientName: 'N', companyId, items }), company],
    ['POST', 'invoices', (companyId) => ({ clientName: 'N', companyId, items, invoiceNo: 'INV-001' }), company],
    ['PUT', `invoices/${ownInvoice}`, (companyId) => ({ companyId }), company],
    ['POST', 'employees', (centerId) => ({ name: 'N', grossPaise: 100, centerId }), center],
    ['POST', 'placements', (centerId) => ({ employeeId: 'x', centerId, startsOn: '2026-04-01' }), center],
    [
      'POST',
      'placements',
      (employeeId) => ({ employeeId, centerId: ownCenter, startsOn: '2026-04-01' }),
      await someOf('employees'),
    ],
    [
      'POST',
      'placements',
      (candidateId) => ({ candidateId, centerId: ownCenter, startsOn: '2026-04-01' }),
      await someOf('candidates'),
    ],
    [
      'POST',
      'placements',
      (vacancyId) => ({ employeeId: 'x', vacancyId, centerId: ownCenter, startsOn: '2026-04-01' }),
      await someOf('vacancies'),
    ],
    ['POST', 'attendance-links', linkFor, center],
    ['POST', 'worker-links', (employeeId) => ({ employeeId }), await someOf('employees')],
    ['POST', 'employee-terms', termsFor, await someOf('employees')],
    ['POST', 'tax-declarations', declarationOf, await someOf('employees')],
    ['POST', 'leave-entries', leaveOf, await someOf('employees')],
    ['POST', 'employee-advances', advanceOf, await someOf('employees')],
    ['POST', 'opening-balances', openingOf, company],
    ['POST', 'settlements', (employeeId) => ({ employeeId }), await someOf('employees')],
    ['POST', 'submissions', (candidateId) => ({ candidateId, vacancyId: ownVacancy }), await someOf('candidates')],
    ['POST', 'client-links', clientLinkFor, await someOf('vacancies')],
    ['POST', 'submissions', (vacancyId) => ({ candidateId: 'x', vacancyId }), await someOf('vacancies')],
    ...['payments', 'credit-notes', 'debit-notes'].flatMap((path): typeof asked => [
      ['POST', path, (invoiceId) => ({ ...money, invoiceId }), issued?.id ?? ''],
      ['POST', path, (invoiceId) => ({ ...money, invoiceId }), issued?.invoiceNo ?? ''],
    ]),
  ];
  for (const [method, path, name, there] of asked) {
    const [[status, text], ofNone] = [await told(method, path, name(there)), await told(method, path, name(NOWHERE))];
    // A refusal may repeat the sent values.
    const of = [status, String(text).replaceAll(there, NOWHERE)];
    expect([path, there !== '', ofNone[0] === 400 || ofNone[0] === 403]).toEqual([path, true, true]);
    expect([path, of]).toEqual([path, ofNone]);
  }
});

test('a list that is asked for some fields has the records within the reach and no others', async () => {
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  for (const path of ['companies', 'centers', 'invoices', 'leads']) {
    const whole = idsOf((await call('GET', path)).json());
    for (const query of ['fields=id', 'fields=id&page=1&size=1000'])
      expect([path, query, idsOf((await call('GET', `${path}?${query}`)).json())]).toEqual([path, query, whole]);
    expect(idsOf((await server.call('GET', `${path}?fields=id`)).json()).length).toBeGreaterThan(whole.length);
  }
});

test('a history is of the record’s own product', async () => {
  const id = await make('companies', { name: 'Instahires alone' });
  await server.call('PUT', `companies/${id}`, { name: 'Instahires only' });
  expect((await server.call('GET', `companies/${id}/history`)).json()).toHaveLength(2);
  const other = await server.call('GET', `ultrahrms/companies/${id}/history`);
  expect([other.statusCode, other.body]).toEqual([404, expect.not.stringContaining('Instahires')]);
  const lead = await make('leads', { mobile: '9000000003' });
  const wrong = await server.call('PUT', `leads/${lead}`, { convertedTo: `ultrahrms/companies/${id}` });
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'convertedTo']);
});

test('of the time when a record was another client’s, its history tells nothing', async () => {
  const theirs = await make('companies', { name: 'Secret Client' });
  const center = await make('centers', { client_name: 'Secret Client', city: 'Hidden city', companyId: theirs });
  const put = (fields: object) => server.call('PUT', `centers/${center}`, fields);
  await put({ ops_head: 'Secret head' });
  await put({ client_name: 'Mine Works', city: 'Ranchi', companyId: mine });
  await put({ city: 'Patna' });
  const history = await call('GET', `centers/${center}/history`);
  expect(history.body).not.toMatch(/Secret|Hidden/);
  expect(history.json().map(({ changes }: { changes: object }) => changes)).toEqual([
    { city: ['Ranchi', 'Patna'] },
    { client_name: [null, 'Mine Works'], city: [null, 'Ranchi'], companyId: [null, 'Mine Works'] },
  ]);
  expect((await server.call('GET', `centers/${center}/history`)).json()).toHaveLength(4);
});
