import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import ScorePage from './ScorePage';

const route = '/dashboard/compliances/score';
const deductions = [
  {
    id: 'a',
    area: 'gst',
    title: 'GSTR-1 Oct 2026',
    financialYear: '2026-27',
    reason: 'Overdue since 11 Nov 2026',
    points: 5.08,
  },
  {
    id: 'b',
    area: 'certificate',
    title: 'Trade licence',
    financialYear: '',
    reason: 'Expired on 09 Nov 2026',
    points: 12.71,
  },
];

function server(body: object) {
  const api = fakeApi();
  api.on('GET', 'compliance/score', () => ({ status: 200, body }));
  return api;
}

test('shows the score and every deduction with its reason, its points and a link', async () => {
  renderScreen(<ScorePage />, { route, api: server({ score: 82, counted: 27, deductions }) });
  expect(await screen.findByRole('img', { name: '82 of 100' })).toBeVisible();
  expect(screen.getByText('82 of 100, from 27 rows that count')).toBeVisible();
  const row = within(screen.getByText('GSTR-1 Oct 2026').closest('tr') as HTMLElement);
  for (const text of ['GST', 'Overdue since 11 Nov 2026', '−5.1']) expect(row.getByText(text)).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('href', '/dashboard/compliances/gst?year=2026-27&q=GSTR-1+Oct+2026');
  expect(screen.getByText('−17.8')).toBeVisible();
});

test('a financial year can be selected', async () => {
  const { api } = renderScreen(<ScorePage />, {
    route: `${route}?of=2025-26`,
    api: server({ score: 100, counted: 3, deductions: [] }),
  });
  expect(await screen.findByText('Nothing was late, overdue or expired.')).toBeVisible();
  expect(api.calls[0]?.query.get('financialYear')).toBe('2025-26');
});

test('before anything counts there is no score', async () => {
  renderScreen(<ScorePage />, { route, api: server({ score: null, counted: 0, deductions: [] }) });
  expect(await screen.findByText('Nothing counts yet')).toBeVisible();
});

test('a failure says so and offers to try again', async () => {
  const api = server({ score: 82, counted: 27, deductions });
  api.fail('GET', 'compliance/score', 'offline');
  const { user } = renderScreen(<ScorePage />, { route, api });
  expect(await screen.findByText('Failed to load the score')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('img', { name: '82 of 100' })).toBeVisible();
});
