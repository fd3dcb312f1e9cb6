import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Vital } from 'shared/contract/surface/vitals';
import { fakeApi, renderScreen } from 'shared/testing';
import { VitalsPanel } from './VitalsPanel';

const lcp: Vital = {
  ...{ module: 'mfe-clients', route: '/dashboard/leads/:id', metric: 'lcp', version: '1.0.0', p75: 2_750, visits: 40 },
  before: { version: '0.9.0', p75: 2_200, visits: 31 },
  staged: null,
  days: [
    { day: '2026-04-04', p75: 2_200, visits: 31 },
    { day: '2026-04-05', p75: 2_750, visits: 40 },
  ],
  budget: 2_500,
  isMissed: true,
};
const vitals: Vital[] = [
  lcp,
  { ...lcp, metric: 'cls', p75: 0.02, before: null, budget: null, isMissed: false, days: lcp.days.slice(1) },
];

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

test('a page’s speed stands beside the release before, marked when it is over the module’s budget, with its days', async () => {
  const api = fakeApi();
  api.on('GET', 'vitals', () => ({ status: 200, body: vitals }));
  renderScreen(<VitalsPanel />, { api });
  const row = await rowOf('Largest paint');
  for (const text of ['2.8 s', '2.2 s +25%', 'Over budget', '40']) expect(row.getByText(text)).toBeVisible();
  const shift = await rowOf('Layout shift');
  for (const text of ['0.02', 'No budget']) expect(shift.getByText(text)).toBeVisible();
  await userEvent.click(row.getByRole('button', { name: 'Details' }));
  const facts = within(await screen.findByRole('list', { name: 'Largest paint (LCP) at /dashboard/leads/:id' }));
  expect(facts.getByText('Budget 2.5 s')).toBeVisible();
  expect(facts.getAllByText('2.2 s in 31 visits')).toHaveLength(2);
  expect(facts.getByText('04 Apr 2026')).toBeVisible();
});
