import { screen, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { leadOf } from '../leads/lead.fixture';
import CenterPage from './CenterPage';
import CentersPage from './CentersPage';
import { centerOf } from './center.fixture';

const center = centerOf({
  id: 'n1',
  client_name: 'Everkart Retail',
  companyId: 'c1',
  city: 'Ranchi',
  center_code: 'RAN-001',
  escalation1: 'Priya Sharma',
});
const records = { center: '/centers/:id', company: '/companies/:id', employee: '/employees/:id', lead: '/leads/:id' };

const serve = () =>
  fakeApi({
    centers: [center, centerOf({ client_name: 'Nobody on record', city: 'Pune' })],
    employees: [{ id: 'e1', name: 'Joseph Tirkey', designation: 'Picker', centerId: 'n1' }],
    leads: [leadOf({ id: 'l1', name: 'Rohini', companyId: 'c1' })],
  });

function open() {
  return renderScreen(<CenterPage />, {
    api: serve(),
    route: '/dashboard/clientList/n1',
    path: '/dashboard/clientList/:id',
    records,
  });
}

test('shows its contacts, and links to its company, its people and the company’s leads', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Everkart Retail, Ranchi' })).toBeVisible();
  expect(within(screen.getByRole('region', { name: 'Contacts' })).getByText('Priya Sharma')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Everkart Retail' })[0]).toHaveAttribute('href', '/companies/c1');
  expect(await screen.findByRole('link', { name: 'Joseph Tirkey' })).toHaveAttribute('href', '/employees/e1');
  expect(await screen.findByRole('link', { name: 'Rohini' })).toHaveAttribute('href', '/leads/l1');
});

test('deleting says who works there', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('1 employee works there. Their pay records stay.');
});

test('a missing center says so', async () => {
  renderScreen(<CenterPage />, {
    api: fakeApi({ centers: [] }),
    route: '/dashboard/clientList/n1',
    path: '/dashboard/clientList/:id',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this center');
});

test('in the list a client leads to the company, and city and code to the center; a client not on record to the center', async () => {
  renderScreen(<CentersPage />, { api: serve(), route: '/dashboard/clientList', records });
  const row = within((await screen.findByText('RAN-001')).closest('tr') as HTMLElement);
  expect(row.getByRole('link', { name: 'Everkart Retail' })).toHaveAttribute('href', '/companies/c1');
  for (const name of ['Ranchi', 'RAN-001'])
    expect(row.getByRole('link', { name })).toHaveAttribute('href', '/centers/n1');
  expect(screen.getByRole('link', { name: 'Nobody on record' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/centers\//),
  );
});
