import { screen, within } from '@testing-library/react';
import type { ComplianceReportRow } from 'shared/domain/compliance/complianceAnswers';
import { type FakeApi, fakeApi, renderScreen, staff } from 'shared/testing';
import ReportPage from './ReportPage';

jest.mock('./OutcomeChart', () => ({ __esModule: true, default: () => null }));

const route = '/dashboard/report';
const row = (over: Partial<ComplianceReportRow>): ComplianceReportRow => ({
  area: 'GST',
  title: 'GSTR-1 Oct 2026',
  period: '2026-10',
  type: 'Return',
  dueDate: '2026-11-11',
  extendedTo: null,
  status: 'Pending',
  state: 'overdue',
  doneOn: null,
  reference: '',
  amount: 0,
  ...over,
});
const rows = [
  row({}),
  row({ title: '=SUM(A1) "quoted"', state: 'on time', status: 'Filed', doneOn: '2026-10-09', amount: -1200.5 }),
  row({ area: 'TDS', title: 'TDS deposit Oct 2026', type: 'Deposit', state: 'late', status: 'Paid' }),
];

function server(body: object[] = rows): FakeApi {
  const api = fakeApi();
  api.on('GET', 'compliance/report', () => ({ status: 200, body }));
  return api;
}

/** The file that the button saves: its name and text. */
async function exported(click: () => Promise<void>): Promise<[name: string, text: string]> {
  let name = '';
  let text = Promise.resolve('');
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      text = new Promise((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blob);
      });
      return 'blob:x';
    },
    revokeObjectURL: () => undefined,
  });
  const pressed = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await click();
  pressed.mockRestore();
  return [name, await text];
}

test('sums up each area of the period', async () => {
  renderScreen(<ReportPage />, { route, api: server() });
  const table = within(await screen.findByRole('table', { name: 'Summary by area' }));
  expect(table.getAllByRole('row').map((each) => each.textContent)).toEqual([
    'AreaOn timeLateOverdueOpenTotal',
    'GST10102',
    'TDS01001',
    'All areas11103',
  ]);
});

test('the CSV is compliance-report.csv: a header row of keys, every value quoted, quotes doubled, formulas disarmed', async () => {
  const { user } = renderScreen(<ReportPage />, { route, api: server() });
  await screen.findByText('TDS deposit Oct 2026');
  const [name, text] = await exported(async () => {
    await user.click(screen.getByText('Export'));
    await user.click(await screen.findByText('CSV'));
  });
  expect(name).toBe('compliance-report.csv');
  expect(text.split('\r\n')).toEqual([
    '"area","title","period","type","dueDate","extendedTo","status","state","doneOn","reference","amount"',
    '"GST","GSTR-1 Oct 2026","2026-10","Return","2026-11-11","","Pending","overdue","","","0"',
    '"GST","\'=SUM(A1) ""quoted""","2026-10","Return","2026-11-11","","Filed","on time","2026-10-09","","-1200.5"',
    '"TDS","TDS deposit Oct 2026","2026-10","Deposit","2026-11-11","","Paid","late","","","0"',
    '',
  ]);
});

test('the address filters the rows, and the CSV with them', async () => {
  const { user } = renderScreen(<ReportPage />, { route: `${route}?area=TDS`, api: server() });
  await screen.findByText('TDS deposit Oct 2026');
  expect(screen.queryByText('GSTR-1 Oct 2026')).not.toBeInTheDocument();
  const [, text] = await exported(async () => {
    await user.click(screen.getByText('Export'));
    await user.click(await screen.findByText('CSV'));
  });
  expect(text.split('\r\n')).toHaveLength(3);
});

test.each([
  ['?from=2026-10-01&to=2026-10-31', /^2026-10-01$/, /^2026-10-31$/],
  ['?from=2026-10-01&to=2026-02-31', /-04-01$/, /-03-31$/],
  ['', /-04-01$/, /-03-31$/],
])('the address "%s" selects its period; without a valid one it is this financial year', async (query, from, to) => {
  const { api } = renderScreen(<ReportPage />, { route: route + query, api: server([]) });
  expect(await screen.findByText('Nothing in this period')).toBeVisible();
  expect(api.calls[0]?.query.get('from')).toMatch(from);
  expect(api.calls[0]?.query.get('to')).toMatch(to);
});

test('a search without matches says so and can be cleared', async () => {
  const { user } = renderScreen(<ReportPage />, { route: `${route}?q=nothing`, api: server() });
  expect(await screen.findByText('No rows match')).toBeVisible();
  await user.click(screen.getByText('Clear search and filters'));
  expect(await screen.findByText('TDS deposit Oct 2026')).toBeVisible();
});

test('accounts without the right to export aren’t offered it', async () => {
  const account = { ...staff, rights: ['compliance:read'] } as typeof staff;
  renderScreen(<ReportPage />, { route, api: server(), account });
  expect(await screen.findByText('TDS deposit Oct 2026')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});
