import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen, type Screen } from 'shared/testing';
import { ProgressCard } from './ProgressCard';

const stages = [
  { id: 'leads', label: 'Leads', path: '/dashboard/leads', count: 5 },
  {
    id: 'selected',
    label: 'Candidates selected',
    count: 4,
    parts: [
      { label: 'Instahires', count: 3, path: '/dashboard/instahires/manageCandidate?status=Selected' },
      { label: 'Ultrahrms', count: 1, path: '/dashboard/ultrahrms/manageCandidate?status=Selected' },
    ],
  },
  {
    id: 'issued',
    label: 'Invoices issued',
    path: '/dashboard/invoicing/list?shown=Issued',
    count: 2,
    amountPaise: 12000000,
  },
];

let user: Screen['user'];

function open(api = fakeApi()) {
  api.on('GET', 'pipeline', () => ({ status: 200, body: stages }));
  const screenOf = renderScreen(<ProgressCard />, { api });
  user = screenOf.user;
  return screenOf;
}
const section = async (name: string) => within(await screen.findByRole('region', { name }));
test('Project Progress shows the stages, each leading to its list, and what stands in two lists to both', async () => {
  open();
  const progress = await section('Project Progress');
  expect(await progress.findByRole('link', { name: /Leads/ })).toHaveAttribute('href', '/dashboard/leads');
  expect(progress.getByRole('link', { name: /Invoices issued/ })).toHaveTextContent('2₹1,20,000.00');
  expect(progress.getByText('Candidates selected').nextSibling).toHaveTextContent('4');
  expect(progress.getByRole('link', { name: 'Ultrahrms 1' })).toHaveAttribute(
    'href',
    '/dashboard/ultrahrms/manageCandidate?status=Selected',
  );
});

test('a pipeline that can’t be loaded is asked for again', async () => {
  const api = fakeApi();
  api.fail('GET', 'pipeline', { status: 500, body: { message: 'Broken' } });
  open(api);
  expect(await screen.findByText('Failed to load the pipeline')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Leads/ })).toBeVisible();
});

test('while all stages are empty the card takes a line', async () => {
  const api = fakeApi();
  api.on('GET', 'pipeline', () => ({ status: 200, body: stages.slice(0, 1).map((stage) => ({ ...stage, count: 0 })) }));
  renderScreen(<ProgressCard />, { api });
  expect(await screen.findByText('No leads, candidates or invoices yet')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});

test('who may see none of the stages is told so', async () => {
  const api = fakeApi();
  api.on('GET', 'pipeline', () => ({ status: 200, body: [] }));
  renderScreen(<ProgressCard />, { api });
  expect(await screen.findByText('Your role doesn’t include any of its stages')).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
