import { today } from 'shared/domain/dates/dates';
import { problemOf } from '../../../test/holdAnswers';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { MONTH, monthOf } from '../money/bills/lockedMonth.fixture';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

/** The parameters that calls need in addition to a record's id. */
const queries: Record<string, string> = {
  '/api/search': '?q=a',
  '/api/search/visited': '?paths=/dashboard/leads',
  '/api/views': '?list=centers:centers',
  '/api/recruitment-fee': '?salary=6+lakh',
  '/api/calendar': '?from=2026-04-01&to=2026-06-30',
  '/api/calendar/records': '?from=2026-04-01&to=2026-06-30',
  '/api/compliance/report': '?from=2026-04-01&to=2026-06-30',
  '/api/compliance/report.csv': '?from=2026-04-01&to=2026-06-30',
  '/api/compliance/report.xlsx': '?from=2026-04-01&to=2026-06-30',
  '/api/invoices/gstr1.csv': '?month=2026-04',
  '/api/invoices/gstr1.xlsx': '?month=2026-04',
  '/api/invoices/gstr1.json': '?period=2026-04',
  '/api/invoices/gst-returns': '?period=2026-04',
  '/api/invoices/gst-returns/filed.json': '?period=2024-04',
  '/api/invoices/gst-returns/gstr3b': '?period=2026-04',
  '/api/invoices/gst-returns/gstr3b.json': '?period=2026-04',
  '/api/invoices/gst-returns/gstr9': '?year=2025-26',
  '/api/invoices/gst-returns/gstr9.csv': '?year=2025-26',
  '/api/invoices/gst-returns/gstr9.xlsx': '?year=2025-26',
  '/api/invoices/gst-returns/gstr9/documents': '?year=2025-26&line=4A',
  '/api/invoices/gst-returns/payment': '?period=2026-05',
  '/api/invoices/gst-returns/gstr3b/documents': '?period=2026-04&box=3.1(a)',
  '/api/purchases/ims.json': '?gstin=20AAPFU0939F1Z9',
  '/api/purchases/input-tax/bills': '?period=2026-04&box=4(C)',
  '/api/invoices/to-bill': '?month=2026-04',
  '/api/invoices/to-bill.csv': '?month=2026-04',
  '/api/invoices/to-bill.xlsx': '?month=2026-04',
  '/api/wages/bonus': '?year=2026-27',
  '/api/invoices/margins': '?from=2026-04&to=2026-05',
  '/api/invoices/margins.csv': '?from=2026-04&to=2026-05',
  '/api/invoices/margins.xlsx': '?from=2026-04&to=2026-05',
};

test('every call that reads answers as the document says, with the samples', async () => {
  const firstOf = async (list: string) => (await server.call('GET', `${list}?size=1`)).json()[0]?.id;
  const day = { date: '2026-05-14', amountPaise: 100 };
  await server.call('POST', 'debits', { ...day, description: 'Rent' });
  await server.call('POST', 'roles', { name: 'Payroll clerk', rights: ['wages:read'] });
  await server.call('POST', 'invitations', { email: 'bela@example.com', role: 'viewer' });
  await server.call('POST', 'views', { list: 'centers:centers', name: 'In Ranchi', query: 'city=Ranchi' });
  const ofMonth = { centerId: await firstOf('centers'), month: today().slice(0, 7), endsOn: today() };
  await server.call('POST', 'attendance-links', ofMonth);
  const own = (await server.call('POST', 'worker-links', { employeeId: await firstOf('employees') })).json();
  const key = 'k'.repeat(43);
  await server.call('POST', 'worker-page/open', { ...own, key });
  await server.call('POST', 'worker-page/questions', { key, id: 'question-1', question: 'When?' });
  const [submission] = (await server.call('GET', 'submissions?size=1')).json();
  const { vacancyId } = submission;
  const forClient = { vacancyId, contact: 'Ravi', endsOn: today() };
  const { path: clientPath } = (await server.call('POST', 'client-links', forClient)).json();
  const left = { name: 'Left', grossPaise: 100, joinedOn: '2026-01-01', leftOn: '2026-04-30' };
  const employeeId = (await server.call('POST', 'employees', left)).json<{ id: string }>().id;
  await server.call('POST', 'employee-terms', { employeeId, startsOn: '2026-04-01', grossPaise: 200 });
  await server.call('POST', 'company-terms', { companyId: await firstOf('companies'), startsOn: '2030-04-01' });
  await server.call('POST', 'center-terms', { centerId: await firstOf('centers'), startsOn: '2030-04-01' });
  await server.call('POST', 'tax-declarations', { employeeId, month: '2026-04' });
  await server.call('POST', 'leave-entries', { employeeId, day: '2026-04-01', kind: 'Brought in', days: 1 });
  await server.call('POST', 'employee-advances', { employeeId, day: '2026-04-01', amountPaise: 100 });
  await server.call('POST', 'settlements', { employeeId });
  await server.call('POST', 'narrations', { ...day, narration: 'Rent' });
  const { url = '' } = (await server.call('POST', 'calendar/feed')).json();
  const token = /calendar\/(.+)\/compliance/.exec(url)?.[1] ?? '';
  const month = monthOf(() => server);
  const [billed, toBill] = [await month.center(await month.company()), await month.center(await month.company())];
  for (const center of [billed, toBill]) await month.person('Meena Das', center, 'PPP');
  await month.lock(billed, toBill);
  await month.bill({ centerId: billed });
  const oneLine = { employees: 1, totalPaise: 1 };
  const { id: paid } = (await server.call('POST', 'wages', { month: '2025-01', ...oneLine })).json();
  await server.call('POST', 'wages/lines', {
    wageId: paid,
    employeeId,
    name: 'Meena Das',
    days: 31,
    grossRatePaise: 100_000,
    workState: '20',
  });
  const credit = { line: 2, date: '2026-05-10', narration: 'NEFT', paise: 100 };
  await server.call('POST', 'bank-lines/statement', { openingPaise: 0, closingPaise: 100, rows: [credit] });
  await server.call('POST', 'bonus-payments', { year: '2024-25', paidOn: '2025-10-01' });
  await server.call('POST', 'wage-returns', { wageId: paid, file: 'professional-tax', handedInOn: '2025-02-10' });
  await server.call('POST', 'bank-layouts', { name: 'Our bank', columns: '{account},{ifsc},{amount}' });
  const bought = { supplierId: 'Safe Step Footwear', number: 'SS/1', date: '2026-05-10', taxablePaise: 4_000_000 };
  await server.call('POST', 'purchases', { ...bought, percent: 18, nature: 'contract' });
  const advised = { ...bought, number: 'SS/2', percent: 18, reverseCharge: true };
  const advisor = { name: 'Rakesh Mahto', address: '2 Court Road, Ranchi' };
  const { id: advisorId } = (await server.call('POST', 'suppliers', advisor)).json();
  const { id: purchaseId } = (await server.call('POST', 'purchases', { ...advised, supplierId: advisorId })).json();
  const challan = { month: '2026-05', code: '1024', bsr: '0012345', serial: '00012', paidOn: '2026-06-05' };
  await server.call('POST', 'tax-challans', { ...challan, taxPaise: 80_000 });
  const certified = { clientName: 'Acme', number: 'A1', quarter: '2026-27 Q1', taxPaise: 100, date: today() };
  await server.call('POST', 'tds-certificates', certified);
  await enterRealLetterhead(server);
  const inIms = { stin: '24AAQCA8719H1ZC', rtnprd: '052026', inum: 'SS/7', idt: '10-05-2026', txval: 10, iamt: 1.8 };
  const ims = { text: JSON.stringify({ rtin: '20AAPFU0939F1Z9', b2b: [inIms] }) };
  expect((await server.call('POST', 'purchases/ims', ims)).statusCode).toBe(200);
  const ownInvoice = { purchaseId, date: '2026-05-20', description: 'Advice', sac: '998213' };
  await server.call('POST', 'reverse-charge-documents', ownInvoice);
  const filed = { area: 'gst', title: 'GSTR-1', period: '2024-04', returnType: 'GSTR-1', status: 'Filed' };
  await server.call('POST', 'obligations', { ...filed, dueDate: '2024-05-11', doneOn: '2024-05-10' });
  const companyId = (await server.call('POST', 'companies', { name: 'Pays early' })).json<{ id: string }>().id;
  const opening = { companyId, kind: 'Paid in advance', number: 'UTR 5', day: '2020-03-31', amountPaise: 100 };
  await server.call('POST', 'opening-balances', opening);
  const paid100 = { date: '2026-05-10', amountPaise: 100 };
  const { id: receiptId } = (await server.call('POST', 'receipts', { companyId, ...paid100 })).json();
  await server.call('POST', 'vouchers', { receiptId, ...paid100, placeOfSupply: '20' });
  await server.call('POST', 'recurring-invoices', { invoiceId: await firstOf('invoices'), startOn: today() });
  const mail = { to: 'accounts@example.com', subject: 'Statement', text: 'Hello', endsOn: today() };
  await server.call('POST', 'sendings', { ...mail, kind: 'statement', companyId });
  await server.call('POST', 'reminder-rules', { days: 7 });
  await server.call('POST', 'tally-ledgers', { account: 'sales', name: 'Manpower income' });
  await server.call('POST', 'credit-balances', { registration: '20AAPFU0939F1Z9', period: '2026-05' });
  const [wageId, invoiceId] = [await firstOf('wages'), await firstOf('invoices')];
  const known: Record<string, string> = {
    ...queries,
    '/api/candidates/matches': `?vacancyId=${vacancyId}`,
    '/api/wages/lines/sums': `?wageId=${wageId}`,
    '/api/wages/lines/known': `?wageId=${wageId}`,
    '/api/invoices/bill-preview': `?month=${MONTH}&centerId=${toBill}`,
    '/api/wages/lines/parts': `?wageId=${wageId}`,
    ...Object.fromEntries(
      ['', '.csv', '.xlsx', '.pdf'].map((ending) => [`/api/invoices/statement${ending}`, `?companyId=${companyId}`]),
    ),
    '/api/sendings/prepared': `?kind=statement&companyId=${companyId}`,
    '/api/invoices/pdfs.zip': `?ids=${invoiceId}`,
  };
  const [placement] = (await server.call('GET', 'placements?size=1')).json();
  const sheet = `attendance/${placement.centerId}/2026-04`;
  await server.call('POST', `${sheet}/submit`);
  const refused: string[] = [];
  for (const route of server.app.apiRoutes.filter(({ method }) => method === 'GET')) {
    const list = /^\/api\/(.*)\/:id/.exec(route.url)?.[1];
    const id = list === undefined ? '' : await firstOf(list);
    const path = route.url
      .replace('/api/', '')
      .replace(':id', id)
      .replace('client-answers/:token/:person', `client-answers/${clientPath.replace(/^.*\//, '')}/${submission.id}`)
      .replace('/files/:file', '/files/wage-register')
      .replace(':token', token)
      .replace('attendance/:centerId/:month', sheet)
      .replace('wages/runs/:month', 'wages/runs/2026-04')
      .replace('people/:employeeId/:month', `people/${placement.employeeId}/2026-04`);
    const answer = await server.call('GET', path + (known[route.url] ?? ''));
    expect([route.url, problemOf(route, answer)]).toEqual([route.url, undefined]);
    if (answer.statusCode !== 200) refused.push(`${route.url} ${answer.statusCode}`);
  }
  // The samples have no files, and their letterhead no pictures.
  expect(refused.filter((each) => !/\/(?:file|cv|:sha256) 404$/.test(each))).toEqual([]);
});
