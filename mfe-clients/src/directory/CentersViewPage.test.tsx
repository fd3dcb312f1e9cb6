import { screen, within } from '@testing-library/react';
import type { Center } from 'shared/domain/clients/centers/center';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import { centerOf, centersOf } from '../centers/center.fixture';
import CentersViewPage from './CentersViewPage';

const ranchi = centerOf({
  client_name: 'Everkart',
  city: 'Ranchi',
  lati: 23.34,
  longi: 85.31,
  escalation1: 'Priya Sharma',
  mobile1: '98765 10001',
  email1: 'priya@example.com',
  ops_head: 'Kavita Rao',
  mobile6: '98765 10006',
});
const patna = centerOf({ client_name: 'Napoli', city: 'Patna', address: 'Boring Road' });

function open(centers: readonly Center[] = [ranchi, patna], search = '', account = staff) {
  const route = `/dashboard/clientList/view${search}`;
  return renderScreen(<CentersViewPage />, { route, api: fakeApi({ centers }), account });
}

const card = (name: string) => screen.findByRole('article', { name });

describe('the directory of centers', () => {
  test('shows the first center with its contacts in order, and its address', async () => {
    open();
    const shown = within(await card('Everkart, Ranchi'));
    expect(shown.getAllByRole('listitem').map((item) => item.querySelector('strong')?.textContent)).toEqual([
      'Priya Sharma',
      'Kavita Rao',
    ]);
    expect(shown.getByRole('link', { name: '98765 10001' })).toHaveAttribute('href', 'tel:9876510001');
    expect(shown.getByRole('link', { name: 'priya@example.com' })).toHaveAttribute('href', 'mailto:priya@example.com');
    expect(shown.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('23.34,85.31');
  });

  test('shows the selected center, and keeps it in the address', async () => {
    const { user, location } = open();
    await user.click(await screen.findByRole('link', { name: /Napoli/ }));
    const shown = within(await card('Napoli, Patna'));
    expect(shown.getByText('Boring Road')).toBeVisible();
    expect(shown.getByText(/No contacts yet/)).toBeVisible();
    expect(shown.getByRole('link', { name: 'Open map' }).getAttribute('href')).toContain('Boring%20Road');
    expect(location().search).toBe(`?center=${patna.id}`);
    expect(screen.getByRole('link', { name: /Napoli/ })).toHaveAttribute('aria-current', 'true');
  });

  test('shows a center of another page that a link names', async () => {
    const many = centersOf(30);
    const last = many.at(-1);
    open(many, `?center=${last?.id}`);
    expect(await card(`${last?.client_name}, Ranchi`)).toBeVisible();
  });

  test('says when the named center no longer exists', async () => {
    open(undefined, '?center=gone');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this center');
    expect(screen.getByRole('link', { name: /Everkart/ })).toBeVisible();
  });

  test('leads to the edit panel', async () => {
    open();
    expect(within(await card('Everkart, Ranchi')).getByRole('link', { name: 'Edit' })).toHaveAttribute(
      'href',
      `/dashboard/clientList?edit=${ranchi.id}`,
    );
  });

  test('leads a read-only account to no edit panel', async () => {
    open(undefined, '', { ...staff, rights: ['centers:read'] } as typeof staff);
    const shown = within(await card('Everkart, Ranchi'));
    expect(shown.getByRole('link', { name: 'Open map' })).toBeVisible();
    expect(shown.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  test('offers to add the first center', async () => {
    const { user, location } = open([]);
    await user.click(await screen.findByRole('button', { name: 'Add center' }));
    expect(location().pathname).toBe('/dashboard/newCenter');
  });

  test('without centers it explains what a center is; only accounts that can add one are told how', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText(/^A center is .* people\. Add one, or import a list\.$/)).toBeVisible();
    unmount();
    open([], '', { ...staff, rights: ['centers:read'] } as typeof staff);
    expect(await screen.findByText(/^A center is .* people\.$/)).toBeVisible();
  });
});
