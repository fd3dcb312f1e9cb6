import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import PeopleCard from './PeopleCard';
import { PeopleFigures } from './PeopleFigures';

const at = (companyId: string, centerId: string, people: number) => ({
  ...{ companyId, centerId, people },
  ...{ companyName: companyId === '' ? '' : 'Everkart Retail', centerName: `Center ${centerId}` },
});
const all = [at('c1', 'n1', 7), at('c1', 'n2', 3), at('', 'n3', 1)];
interface Known {
  fillDays?: number | null;
  open?: number;
  filled?: number;
  centers?: typeof all;
}
const api = ({ fillDays = 12, open = 4, filled = 2, centers = all }: Known = {}) => {
  const made = fakeApi({});
  made.on('GET', 'placements/deployed', () => ({ status: 200, body: { centers, isSample: false } }));
  const figures = { open, people: 9, filled, fillDays, isSample: true };
  made.on('GET', 'vacancies/figures', () => ({ status: 200, body: figures }));
  return made;
};
const href = (link: HTMLElement) => decodeURIComponent(link.getAttribute('href') ?? '');

test('on the home each figure opens its list', async () => {
  renderScreen(<PeopleCard />, { api: api() });
  expect(href(await screen.findByRole('link', { name: '11' }))).toBe(
    '/dashboard/placements?state=Deployed&isSample=false',
  );
  expect(href(await screen.findByRole('link', { name: '4 for 9 people' }))).toBe(
    '/dashboard/vacancies?status=Open,Part+filled',
  );
  expect(href(screen.getByRole('link', { name: '12 days' }))).toBe('/dashboard/vacancies?status=Filled');
  expect(screen.getAllByText('Sample')).toHaveLength(2);
  const table = within(screen.getByRole('table', { name: 'People deployed by center' }));
  expect(href(table.getByRole('link', { name: '7 people' }))).toBe(
    '/dashboard/placements?state=Deployed&centerId=n1&isSample=false',
  );
});

test('without placements and vacancies the card takes one line', async () => {
  renderScreen(<PeopleCard />, { api: api({ fillDays: null, open: 0, filled: 0, centers: [] }) });
  expect(await screen.findByText('Nobody is placed at a client, and no vacancy was entered yet.')).toBeVisible();
  expect(screen.queryByText('Fill time')).toBeNull();
});

test('for a company and a center only its own people are counted', async () => {
  const company = renderScreen(<PeopleFigures companyId="c1" />, { api: api() });
  expect(href(await screen.findByRole('link', { name: '10' }))).toBe(
    '/dashboard/placements?state=Deployed&companyId=c1&isSample=false',
  );
  expect(href(await screen.findByRole('link', { name: '4 for 9 people' }))).toMatch(/companyId=c1$/);
  company.unmount();
  renderScreen(<PeopleFigures centerId="n2" />, { api: api() });
  expect(href(await screen.findByRole('link', { name: '3' }))).toBe(
    '/dashboard/placements?state=Deployed&centerId=n2&isSample=false',
  );
  expect(screen.queryByText('Fill time')).toBeNull();
});

test('without open or filled vacancies it says so', async () => {
  renderScreen(<PeopleFigures />, { api: api({ fillDays: null, open: 0 }) });
  expect(await screen.findByText('None filled yet')).toBeVisible();
  expect(screen.getByText('None')).toBeVisible();
});
