import { openTestApp, type TestApp } from '../../../test/openTestApp';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp({ settings: { seed: 'sample' } });
});
afterAll(() => server.close());

const get = async (path: string) => (await server.call('GET', path)).json();

test('a fresh start has the sample figures, in their order', async () => {
  const figures = (await get('metrics')) as { group: string; label: string; value: string }[];
  const of = (group: string) =>
    figures.filter((figure) => figure.group === group).map(({ label, value }) => `${label} ${value}`);
  expect(of('company')).toEqual(['Total Employees 120', 'Active Projects 15', 'Pending Leaves 6', 'Revenue $120K']);
  expect(of('mine')).toEqual([
    'Assigned Projects 8',
    'Team Members 25',
    'Pending Leaves 4',
    'Project Deadlines 3',
    'Performance Score 88%',
  ]);
  expect(of('attendance')).toEqual(['Jan 92', 'Feb 88', 'Mar 95', 'Apr 85', 'May 90']);
  expect(of('department')).toEqual(['HR 85', 'IT 92', 'Sales 78', 'Finance 88']);
});

test('the bell of a fresh start reads 3', async () => {
  expect(await get('notifications/unread')).toEqual({ count: 3 });
});

test('the three sample reports download as CSV', async () => {
  const reports = (await get('reports')) as { id: string; kind: string }[];
  expect(reports.map(({ kind }) => kind)).toEqual(['attendance', 'departments', 'compliance']);
  const attendance = await server.call('GET', `reports/${reports[0]?.id}/download`);
  expect(attendance.headers['content-disposition']).toBe('attachment; filename="attendance-report.csv"');
  expect(attendance.body).toBe(
    '\uFEFF"month","percent"\r\n"Jan","92"\r\n"Feb","88"\r\n"Mar","95"\r\n"Apr","85"\r\n"May","90"\r\n',
  );
  expect((await server.call('GET', `reports/${reports[1]?.id}/download`)).body).toContain('"IT","92"');
  expect((await server.call('GET', `reports/${reports[2]?.id}/download`)).body).toMatch(
    /^\uFEFF"area","title","period","type","dueDate","extendedTo","status","state","doneOn","reference","amount"\r\n"GST","/,
  );
});

test('a report that does not exist cannot be downloaded', async () => {
  expect((await server.call('GET', 'reports/nothing/download')).statusCode).toBe(404);
});

test('the pipeline counts every lead, and of the candidates the selected ones', async () => {
  const stages = async () =>
    Object.fromEntries(
      ((await get('pipeline')) as { id: string; count: number }[]).map(({ id, count }) => [id, count]),
    );
  const before = await stages();
  const leads = (await get('leads')) as unknown[];
  expect(before['clients.leads']).toBe(leads.length);
  const candidate = { name: 'Nandini Toppo', email: 'nandini@example.com', position: 'Site supervisor' };
  await server.call('POST', 'candidates', { ...candidate, status: 'Selected' });
  await server.call('POST', 'candidates', candidate);
  // The samples no longer count.
  expect(await stages()).toMatchObject({ 'products.selected': 1, 'clients.leads': 0 });
});

test('each figure of the dashboard and of invoicing counts what its page lists', async () => {
  const lists: Record<string, string> = {
    '/dashboard/leads': 'leads',
    '/dashboard/instahires/manageCandidate': 'candidates',
    '/dashboard/ultrahrms/manageCandidate': 'ultrahrms/candidates',
    '/dashboard/invoicing/list': 'invoices',
  };
  interface Figure {
    count: number;
    path?: string;
    query?: string;
    parts?: Figure[];
  }
  const { drafts, outstanding, overdue, billed, ageing } = (await get('invoices/summary')) as Record<string, Figure> & {
    ageing: Figure[];
  };
  const figures = [
    ...((await get('pipeline')) as Figure[]).flatMap((stage) => stage.parts ?? [stage]),
    ...[drafts, outstanding, overdue, billed, ...ageing].map((figure) => ({
      ...figure,
      path: `/dashboard/invoicing/list?${figure?.query}`,
    })),
  ] as Required<Figure>[];
  expect(figures).toHaveLength(13);
  for (const { count, path } of figures) {
    const [page = '', query = ''] = path.split('?');
    const { 'x-total-count': total } = (await server.call('GET', `${lists[page]}?page=1&${query}`)).headers;
    expect([path, Number(total)]).toEqual([path, count]);
  }
});

test('search finds records of several kinds, whatever the case, with the page that shows each', async () => {
  await server.call('POST', 'centers', { client_name: 'Zeta Motors', center_code: 'ZM-1', city: 'Ranchi' });
  await server.call('POST', 'companies', { name: 'Zeta & Sons', industry: 'Motors' });
  const found = (await get('search?q=ZETA%20motors')) as {
    kind: string;
    title: string;
    detail: string;
    path: string;
  }[];
  expect(found).toEqual([
    expect.objectContaining({
      kind: 'Center',
      title: 'Zeta Motors',
      detail: 'ZM-1 · Ranchi',
      path: expect.stringMatching(/^\/dashboard\/clientList\/\w{20}$/),
    }),
    expect.objectContaining({
      kind: 'Company',
      title: 'Zeta & Sons',
      path: expect.stringMatching(/^\/dashboard\/account\/manageCompanies\/\w{20}$/),
    }),
  ]);
});

test('search shows at most five of a kind, and none that was deleted', async () => {
  for (let n = 1; n <= 7; n += 1) await server.call('POST', 'companies', { name: `Quarry ${n}` });
  const gone = (await server.call('POST', 'companies', { name: 'Gone Granite' })).json();
  await server.call('DELETE', `companies/${gone.id}`);
  expect(await get('search?q=quarry')).toHaveLength(5);
  expect(await get('search?q=granite')).toEqual([]);
});

test('search finds dues, the open ones first, in the state of the run and the calendar, each with the list that is narrowed to it', async () => {
  const all = (await get('search?q=gstr-3b')) as { kind: string; title: string; detail: string; path: string }[];
  const found = all.filter(({ kind }) => kind !== 'Pages');
  expect(found).toHaveLength(5);
  expect(found[0]).toMatchObject({
    kind: 'GST due',
    detail: expect.stringMatching(/^Sample · \d{2} \w{3} \d{4} · (Overdue|Due soon|Upcoming)$/),
  });
  for (const { title, path } of found) {
    const query = new URLSearchParams(path.split('?')[1]);
    const listed = (await get(
      `obligations?area=gst&financialYear=${query.get('year')}&q=${encodeURIComponent(query.get('q') ?? '')}`,
    )) as { title: string }[];
    expect([path.split('?')[0], listed.map((row) => row.title)]).toEqual(['/dashboard/compliances/gst', [title]]);
  }
});

test.each([
  ['N214260098', 'Payment'],
  ['contract labour', 'Certificate'],
  ['diwali', 'Holiday'],
  ['manager left within', 'Credit note'],
  ['premium', 'Pricing plan'],
  ['asha@example.com', 'Account'],
])('search for %s finds a %s', async (words, kind) => {
  const found = (await get(`search?q=${encodeURIComponent(words)}`)) as { kind: string }[];
  expect(found.map((result) => result.kind)).toContain(kind);
});

test('search refuses what it cannot look for', async () => {
  expect((await server.call('GET', 'search')).statusCode).toBe(400);
  expect(await get('search?q=%20')).toEqual([]);
});

test('only the owner changes a figure, and finds accounts', async () => {
  const [figure] = (await get('metrics?group=company')) as { id: string }[];
  const person = { name: 'Bela', email: 'bela@example.com', password: 'long enough' };
  await server.call('POST', 'auth/register', person, { token: '' });
  const [bela] = await get('accounts?q=bela');
  await server.call('PUT', `accounts/${bela.id}`, { status: 'active' });
  const { token } = (await server.call('POST', 'auth/login', person, { token: '' })).json();
  expect((await server.call('GET', 'search?q=asha%40example.com', undefined, { token })).json()).toEqual([]);
  expect((await server.call('PUT', `metrics/${figure?.id}`, { value: '1' }, { token })).statusCode).toBe(403);
  expect((await server.call('PUT', `metrics/${figure?.id}`, { value: '121' })).json()).toMatchObject({
    label: 'Total Employees',
    value: '121',
  });
});
