import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, renderScreen } from 'shared/testing';
import { letterhead } from './letterhead.fixture';
import RegistrationsPage from './RegistrationsPage';

const branch = letterhead({ id: 'l2', gstin: '27AAPFU0939F1ZV', state: '27', signatory: 'Meera Kulkarni' });

function serve(rows = [letterhead(), branch]) {
  const api = fakeApi({ letterhead: rows });
  api.on('GET', 'letterhead/series', ({ query }) => ({
    status: 200,
    body: [{ kind: 'invoice', next: 1, number: `INV/${query.get('registration')?.slice(0, 2)}`, isBegun: false }],
  }));
  return api;
}
const open = (api = serve()) =>
  renderScreen(<RegistrationsPage />, { route: '/dashboard/invoicing/registrations', api });

test('each registration is listed with its state, and only further ones can be given up', async () => {
  const { user } = open();
  const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
  expect((await row(/20AAPFU0939F1Z9/)).getByText('Jharkhand (20)')).toBeVisible();
  expect((await row(/27AAPFU0939F1ZV/)).getByText('Maharashtra (27)')).toBeVisible();
  await user.click((await row(/27AAPFU0939F1ZV/)).getByRole('button', { name: /^More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Give up' })).toBeVisible();
});

test('a further one starts with the company’s common details, and asks for its own', async () => {
  const api = serve([letterhead()]);
  const { user } = open(api);
  await screen.findByRole('row', { name: /20AAPFU0939F1Z9/ });
  await user.click(screen.getByRole('button', { name: 'Add registration' }));
  const form = within(await screen.findByRole('dialog', { name: 'Add registration' }));
  expect(await form.findByLabelText('Legal name')).toHaveValue('Shramdeep Workforce Private Limited');
  expect(form.getByLabelText('GSTIN')).toHaveValue('');
  await user.type(form.getByLabelText('GSTIN'), '27aapfu0939f1zv');
  await user.type(form.getByLabelText('Signatory'), 'Meera Kulkarni');
  await user.click(form.getByRole('button', { name: 'Add registration' }));
  await waitFor(() => expect(api.rows('letterhead')).toHaveLength(2));
  expect(api.rows('letterhead')).toContainEqual(
    expect.objectContaining({ gstin: '27AAPFU0939F1ZV', cin: 'U78100JH2019PTC012345', signatory: 'Meera Kulkarni' }),
  );
});

test('the next numbers are those of the selected GSTIN', async () => {
  const { user } = open();
  expect(await screen.findByText('Invoices, next INV/20')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'GSTIN' }));
  await user.click(await screen.findByTitle('27AAPFU0939F1ZV'));
  expect(await screen.findByText('Invoices, next INV/27')).toBeVisible();
});

describe('the logo', () => {
  const logo = 'a'.repeat(64);
  const png = new File(['picture'], 'logo.png', { type: 'image/png' });
  const openForm = async (api: ReturnType<typeof fakeApi>) => {
    const { user } = open(api);
    const row = within(await screen.findByRole('row', { name: /27AAPFU0939F1ZV/ }));
    await user.click(row.getByRole('button', { name: /^Edit/ }));
    return { user, form: within(await screen.findByRole('dialog')) };
  };

  test('is stored when selected, and linked when the letterhead is saved', async () => {
    const api = serve();
    api.on('POST', 'letterhead/pictures', () => ({ status: 201, body: { sha256: logo } }));
    const { user, form } = await openForm(api);
    await user.upload(await form.findByLabelText('Logo'), png);
    expect(await form.findByRole('button', { name: 'Remove logo' })).toBeVisible();
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(api.rows('letterhead')[1]).toMatchObject({ logo, signature: '' }));
  });

  test('says why it is refused, and keeps the current one', async () => {
    const api = serve([letterhead(), { ...branch, logo }]);
    const msg = 'An SVG may carry scripts and is not taken. Save the picture as PNG.';
    api.fail('POST', 'letterhead/pictures', {
      status: 400,
      body: { code: 'bad_input', message: msg, errors: [{ path: 'file', msg }] },
    });
    const { user, form } = await openForm(api);
    await user.upload(await form.findByLabelText('Logo'), png);
    expect(await form.findByRole('alert')).toHaveTextContent(msg);
    expect(form.getByRole('button', { name: 'Remove logo' })).toBeVisible();
  });

  test('is removed, and restored by Undo', async () => {
    const api = serve([letterhead(), { ...branch, logo }]);
    const { user, form } = await openForm(api);
    await user.click(await form.findByRole('button', { name: 'Remove logo' }));
    expect(form.getByText(/^Logo removed/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Undo' }));
    expect(form.getByRole('button', { name: 'Remove logo' })).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Remove logo' }));
    await user.click(form.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(api.rows('letterhead')[1]).toMatchObject({ logo: '' }));
  });
});
