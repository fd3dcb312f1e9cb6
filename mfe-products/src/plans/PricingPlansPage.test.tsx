import { screen, waitFor, within } from '@testing-library/react';
import type { PricingPlan } from 'shared/domain/clients/pricingPlan';
import { fakeApi, renderScreen, staff } from 'shared/testing';
import PricingPlansPage from './PricingPlansPage';

const route = '/dashboard/instahires/managePricing';
const samples = [
  { name: 'Standard', priceMinor: 9900, currency: 'USD', features: ['Phone support'], product: 'instahires' },
  {
    name: 'Basic',
    priceMinor: 4900,
    currency: 'USD',
    features: ['Email support', 'Candidate search'],
    product: 'instahires',
  },
];
const open = (rows: object[] = samples, at = route) =>
  renderScreen(<PricingPlansPage />, { route: at, api: fakeApi({ 'pricing-plans': rows }) });

async function openForm() {
  const opened = open();
  await opened.user.click(await screen.findByRole('button', { name: 'Add plan' }));
  return { ...opened, form: within(await screen.findByRole('dialog')) };
}

describe('the plans', () => {
  test('are cards with price and features, the cheapest first', async () => {
    open();
    const cards = await screen.findAllByRole('heading', { level: 2 });
    expect(cards.map(({ textContent }) => textContent)).toEqual(['Basic', 'Standard']);
    const basic = cards[0]?.closest('li') as HTMLElement;
    expect(basic).toHaveTextContent('$49');
    expect(
      within(basic)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Email support', 'Candidate search']);
  });

  test('are a table when the address says so', async () => {
    open(samples, `${route}?view=table`);
    expect(await screen.findByRole('table', { name: 'pricing plans' })).toHaveTextContent('$49');
  });

  test.each([
    ['there are none', [], route, 'No pricing plans yet'],
    ['none fits the search', samples, `${route}?q=zzz`, 'No pricing plans match'],
  ])('say so when %s', async (_when, rows, at, text) => {
    open(rows, at);
    expect(await screen.findByText(text)).toBeVisible();
  });

  test('offer to add the first one only to people who may', async () => {
    const { unmount } = open([]);
    expect(await screen.findByText(/^Add a plan/)).toBeVisible();
    unmount();
    const account = { ...staff, rights: ['pricing-plans:read'] } as typeof staff;
    renderScreen(<PricingPlansPage />, { route, api: fakeApi({ 'pricing-plans': [] }), account });
    expect(await screen.findByText('No pricing plans yet')).toBeVisible();
    expect(screen.queryByText(/^Add a plan/)).toBeNull();
  });

  test('say when they can’t be loaded, and Retry loads them', async () => {
    const api = fakeApi({ 'pricing-plans': samples });
    api.fail('GET', 'pricing-plans', 'offline');
    const { user } = renderScreen(<PricingPlansPage />, { route, api });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load pricing plans');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Basic')).toBeVisible();
  });
});

describe('adding', () => {
  test.each([
    ['a name', '', '75', 'Name'],
    ['a price', 'Team', '', 'Price'],
    ['a price above 0', 'Team', '0', 'Price'],
    ['a positive price', 'Team', '-5', 'Price'],
  ])(
    'without %s sends nothing and shows no message; the field is marked and takes the focus',
    async (_what, name, price, focused) => {
      const { user, form, api } = await openForm();
      if (name) await user.type(form.getByLabelText('Name'), name);
      if (price) await user.type(form.getByLabelText('Price'), price);
      await user.click(form.getByRole('button', { name: 'Add plan' }));
      await waitFor(() => expect(form.getByLabelText(focused)).toHaveFocus());
      expect(form.getByLabelText(focused)).toHaveAttribute('aria-invalid', 'true');
      expect(form.queryByRole('alert')).toBeNull();
      expect(form.queryByText(/enter|above/i)).toBeNull();
      expect(api.calls.filter((call) => call.method === 'POST')).toEqual([]);
    },
  );

  test('stores dollars and the features in their order, without empty lines', async () => {
    const { user, form, api } = await openForm();
    await user.type(form.getByLabelText('Name'), 'Team');
    await user.type(form.getByLabelText('Price'), '74.50');
    await user.click(form.getByRole('button', { name: 'Add feature' }));
    await user.type(await form.findByRole('textbox', { name: 'Feature 1' }), 'First{Enter}');
    await waitFor(() => expect(form.getByLabelText('Feature 2')).toHaveFocus());
    await user.keyboard('Second{Enter}');
    expect(await form.findByRole('textbox', { name: 'Feature 3' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Add plan' }));
    await waitFor(() =>
      expect(api.rows<PricingPlan>('pricing-plans')[0]).toMatchObject({
        name: 'Team',
        priceMinor: 7450,
        currency: 'USD',
        features: ['First', 'Second'],
      }),
    );
  });
});

test('a feature is removed by its button, and an empty one by Backspace', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit Basic' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(await form.findByRole('button', { name: 'Remove feature 1' }));
  await user.click(form.getByRole('button', { name: 'Add feature' }));
  await waitFor(() => expect(form.getByLabelText('Feature 2')).toHaveFocus());
  await user.keyboard('{Backspace}');
  expect(form.getAllByRole('textbox', { name: /^Feature/ })).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(api.rows<PricingPlan>('pricing-plans').find(({ name }) => name === 'Basic')?.features).toEqual([
      'Candidate search',
    ]),
  );
});
