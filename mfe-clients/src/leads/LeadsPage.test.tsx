import { screen, waitFor, within } from '@testing-library/react';
import type { Lead } from 'shared/domain/clients/leads/lead';
import type { LeadNote } from 'shared/domain/clients/leads/leadNote';
import { today } from 'shared/domain/dates/dates';
import { countClicks, type FakeApi, fakeApi, owner, renderScreen, selectAllRows, staff } from 'shared/testing';
import LeadsPage from './LeadsPage';
import { leadOf } from './lead.fixture';

const callback = leadOf({ mobile: '9876500101' });
const meera = leadOf({
  kind: 'contact',
  mobile: '',
  name: 'Meera Nair',
  email: 'meera@example.com',
  message: 'We need 40 pickers.',
  owner: 'a2',
});

const notes: readonly LeadNote[] = [
  { id: 'n2', at: '2026-04-07T09:00:00.000Z', by: 'Sita Devi', text: 'No answer' },
  { id: 'n1', at: '2026-04-06T09:00:00.000Z', by: 'Asha Kumari', text: 'Wants a call' },
];

function open(
  leads: readonly Lead[] = [callback, meera],
  search = '',
  api: FakeApi = fakeApi({ leads, companies: [], candidates: [], 'ultrahrms/companies': [] }),
  account?: typeof staff,
) {
  for (const lead of leads) {
    api.on('GET', `leads/${lead.id}/notes`, () => ({ status: 200, body: notes }));
    api.on('POST', `leads/${lead.id}/notes`, () => ({ status: 201, body: stored(api, lead.id) }));
  }
  api.on('GET', 'people', () => ({
    status: 200,
    body: [
      { id: owner.id, name: owner.name },
      { id: 'a2', name: 'Ravi Oraon' },
    ],
  }));
  return renderScreen(<LeadsPage />, {
    route: `/dashboard/leads${search}`,
    api,
    account,
    records: { company: '/companies/:id' },
  });
}

const stored = (api: FakeApi, id: string) => api.rows<Lead>('leads').find((lead) => lead.id === id);
/** The server's own notes are covered by its tests. */
const noted = (api: FakeApi, { id }: Lead) =>
  api.calls.find(({ method, path }) => method === 'POST' && path === `leads/${id}/notes`)?.body;
const converted = (api: FakeApi) => api.calls.find(({ path }) => path.endsWith('/convert'))?.body;
/** The server's own conversion is covered by its tests; here it only responds. */
const answerConversion = (api: FakeApi, lead: Lead, convertedTo: string) =>
  api.on('POST', `leads/${lead.id}/convert`, () => ({
    status: 201,
    body: Object.assign(stored(api, lead.id) as Lead, { status: 'converted', convertedTo, version: 2 }),
  }));

describe('the list of leads', () => {
  test('offers to call callbacks and to answer messages', async () => {
    open();
    expect(await screen.findByRole('link', { name: '9876500101' })).toHaveAttribute('href', 'tel:9876500101');
    expect(screen.getByRole('link', { name: 'meera@example.com' })).toHaveAttribute('href', 'mailto:meera@example.com');
  });

  test('explains its purpose while it is empty', async () => {
    open([]);
    expect(await screen.findByText('No leads yet')).toBeVisible();
  });

  test('marks a lead as called from its row', async () => {
    const { user, api } = open([callback]);
    const clicks = countClicks(user);
    await user.click(await screen.findByText('Mark called'));
    expect(clicks()).toBe(1);
    expect(await screen.findByText('Called')).toBeVisible();
    await waitFor(() => expect(stored(api, callback.id)?.status).toBe('called'));
    expect(await screen.findByText('Convert')).toBeVisible();
  });

  test('reverts a change and says so when it can’t be saved', async () => {
    const { user, api } = open([callback]);
    api.fail('PUT', `leads/${callback.id}`, 'offline');
    await user.click(await screen.findByText('Mark called'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save lead');
    expect(await screen.findByText('New')).toBeVisible();
  });

  test('assigns a lead to the signed-in person', async () => {
    const { user, api } = open([callback]);
    await user.click(await screen.findByLabelText('More for 9876500101'));
    await user.click(await screen.findByText('Assign to me'));
    await waitFor(() => expect(stored(api, callback.id)?.owner).toBe(owner.id));
  });

  test('closes several at once, except converted ones', async () => {
    const became = leadOf({ name: 'Arvind', status: 'converted', convertedTo: 'companies/x' });
    const { user, api } = open([callback, meera, became]);
    await selectAllRows(user);
    await user.click(screen.getByText('Close'));
    await waitFor(() =>
      expect(api.rows<Lead>('leads').map(({ status }) => status)).toEqual(['closed', 'closed', 'converted']),
    );
  });
});

describe('the next call', () => {
  test('is marked when it is due today or was missed', async () => {
    open([
      leadOf({ name: 'A', nextCallOn: today() }),
      leadOf({ name: 'B', nextCallOn: '2020-01-31' }),
      leadOf({ name: 'C', nextCallOn: '2099-01-31' }),
    ]);
    expect(await screen.findByText('Today')).toBeVisible();
    expect(screen.getByText('Overdue, 31 Jan 2020')).toBeVisible();
    expect(screen.getByText('31 Jan 2099')).toBeVisible();
  });

  test('filters the list to due calls', async () => {
    const { api } = open([callback], '?calls=due');
    await waitFor(() =>
      expect(api.calls.find(({ path, query }) => path === 'leads' && query.get('calls') === 'due')).toBeDefined(),
    );
  });
});

describe('adding a lead', () => {
  test('stores the caller, and whom to call back and when', async () => {
    const { user, api } = open([callback]);
    await user.click(await screen.findByRole('button', { name: 'Add lead' }));
    const form = within(await screen.findByRole('dialog'));
    for (const [label, text] of [
      ['Name', 'Ravi'],
      ['Mobile', '0651 234567'],
      ['City', 'Ranchi'],
      ['Enquiry', 'Guards'],
    ] as const)
      await user.type(form.getByLabelText(label), text);
    await user.click(form.getByRole('button', { name: 'Add lead' }));
    await waitFor(() =>
      expect(api.rows<Lead>('leads')[0]).toMatchObject({
        name: 'Ravi',
        mobile: '0651 234567',
        city: 'Ranchi',
        message: 'Guards',
        status: 'new',
        nextCallOn: null,
      }),
    );
  });

  test('needs a number or an address', async () => {
    const { user, api } = open([], '?form=new');
    await user.type(await screen.findByLabelText('Name'), 'Ravi');
    await user.click(screen.getAllByRole('button', { name: 'Add lead' }).at(-1) as HTMLElement);
    expect(await screen.findByText('Enter a mobile number or an email address.')).toBeVisible();
    expect(screen.getByLabelText('Mobile')).toHaveFocus();
    expect(api.rows('leads')).toEqual([]);
  });
});

describe('a lead in its drawer', () => {
  test('shows the message, and stores status, owner and note', async () => {
    const { user, api, location } = open();
    await user.click(await screen.findByRole('link', { name: 'Meera Nair' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('We need 40 pickers.')).toBeVisible();
    expect(location().search).toBe(`?lead=${meera.id}`);
    expect(drawer.getByText('Ravi Oraon')).toBeVisible();
    await user.type(drawer.getByLabelText('New note'), 'Monday');
    await user.click(drawer.getByText('Save'));
    expect(await screen.findByText('Lead saved')).toBeInTheDocument();
    expect(noted(api, meera)).toMatchObject({
      text: 'Monday',
      lead: { owner: 'a2', status: 'new', name: 'Meera Nair', version: 1 },
    });
    await waitFor(() => expect(location().search).toBe(''));
  });

  test('shows every note with who and when, the newest first', async () => {
    open([meera], `?lead=${meera.id}`);
    const list = within(await screen.findByRole('region', { name: 'Notes' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Sita Devi 07 Apr 2026.*No answer$/),
      expect.stringMatching(/^Asha Kumari 06 Apr 2026.*Wants a call$/),
    ]);
  });

  test('is saved by Enter, not converted', async () => {
    const { user, api, location } = open([meera], `?lead=${meera.id}`);
    await user.type(await screen.findByLabelText('City'), 'Ranchi{Enter}');
    await waitFor(() => expect(stored(api, meera.id)?.city).toBe('Ranchi'));
    await waitFor(() => expect(location().search).toBe(''));
  });

  test('says when the lead no longer exists', async () => {
    open(undefined, '?lead=gone');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load this lead');
  });

  test('links to the converted record', async () => {
    const became = leadOf({ name: 'Arvind', status: 'converted', convertedTo: 'companies/c9' });
    const api = fakeApi({ leads: [became], companies: [{ id: 'c9', name: 'Sinha & Sons' }] });
    open([], `?lead=${became.id}`, api);
    expect(await screen.findByRole('link', { name: 'Sinha & Sons' })).toHaveAttribute('href', '/companies/c9');
    expect(screen.queryByText('Convert to company')).not.toBeInTheDocument();
  });
});

describe('converting a lead', () => {
  test('makes a company from it, with known fields filled in', async () => {
    const { user, api, location } = open([callback], `?lead=${callback.id}`);
    answerConversion(api, callback, 'companies/c1');
    const clicks = countClicks(user);
    await user.click(await screen.findByText('Convert to company'));
    expect(await screen.findByLabelText('Phone')).toHaveValue('9876500101');
    await user.type(screen.getByLabelText('Name'), 'Nair Foods');
    await user.click(screen.getByText('Convert to company'));
    expect(clicks()).toBe(2);
    expect(await screen.findByText('Converted to a company: 9876500101')).toBeInTheDocument();
    expect(converted(api)).toMatchObject({
      to: 'companies',
      version: 1,
      record: {
        name: 'Nair Foods',
        industry: '',
        email: '',
        phone: '9876500101',
        status: 'Active',
        product: 'instahires',
      },
    });
    await waitFor(() => expect(location().search).toBe(`?lead=${callback.id}`));
  });

  test('names an existing company, by GSTIN or email, and still converts', async () => {
    const { user, api } = open([meera], `?lead=${meera.id}&convert=company`);
    const same = {
      id: 'c1',
      path: 'companies',
      title: 'Nair Foods',
      columns: ['email'],
      page: '/dashboard/companies/c1',
    };
    api.on('POST', 'companies/duplicates', () => ({ status: 200, body: [same] }));
    answerConversion(api, meera, 'companies/c2');
    const email = await screen.findByLabelText('Email');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(expect.stringMatching(/Nair Foods.*You can save anyway/)),
    );
    await user.type(screen.getByLabelText('GSTIN'), '27AAPFU0939F1ZV');
    await user.tab();
    await waitFor(() =>
      expect(screen.getByLabelText('GSTIN')).toHaveAccessibleDescription(expect.stringContaining('Nair Foods')),
    );
    await user.type(screen.getByLabelText('Name'), 'Nair Foods');
    await user.click(screen.getByText('Convert to company'));
    expect(await screen.findByText('Converted to a company: Meera Nair')).toBeInTheDocument();
  });

  test('makes a candidate from it, and names missing fields first', async () => {
    const { user, api } = open([meera], `?lead=${meera.id}&convert=candidate`);
    answerConversion(api, meera, 'candidates/c1');
    await screen.findByLabelText('Position');
    await user.click(screen.getByText('Convert to candidate'));
    expect(await screen.findByText('Enter the position.')).toBeVisible();
    expect(converted(api)).toBeUndefined();
    await user.type(screen.getByLabelText('Position'), 'Picker');
    await user.click(screen.getByText('Convert to candidate'));
    expect(await screen.findByText('Converted to a candidate: Meera Nair')).toBeInTheDocument();
    expect(converted(api)).toMatchObject({
      to: 'candidates',
      record: { name: 'Meera Nair', email: 'meera@example.com', position: 'Picker' },
    });
  });

  test('lets a callback become a candidate who has a phone number and no email', async () => {
    const { user, api } = open([callback], `?lead=${callback.id}&convert=candidate`);
    answerConversion(api, callback, 'candidates/c1');
    expect(await screen.findByLabelText('Phone')).toHaveValue('9876500101');
    await user.type(screen.getByLabelText('Name'), 'Sunita Munda');
    await user.type(screen.getByLabelText('Position'), 'Picker');
    await user.click(screen.getByText('Convert to candidate'));
    expect(await screen.findByText('Converted to a candidate: 9876500101')).toBeInTheDocument();
    expect(converted(api)).toMatchObject({ record: { name: 'Sunita Munda', phone: '9876500101', email: '' } });
  });

  test('does not take the person for the company', async () => {
    open([meera], `?lead=${meera.id}&convert=company`);
    expect(await screen.findByLabelText('Email')).toHaveValue('meera@example.com');
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  test('saves a note typed before, without asking', async () => {
    const { user, api, location } = open([meera], `?lead=${meera.id}`);
    await user.type(await screen.findByLabelText('New note'), 'Wants a quote');
    await user.click(screen.getByText('Convert to company'));
    expect(await screen.findByLabelText('Industry')).toBeVisible();
    expect(location().search).toBe(`?lead=${meera.id}&convert=company`);
    expect(noted(api, meera)).toMatchObject({ text: 'Wants a quote' });
    expect(screen.queryByText('Close without saving?')).not.toBeInTheDocument();
  });

  test('keeps the form when a colleague changed the lead meanwhile, and says what to do', async () => {
    const { user, api } = open([meera], `?lead=${meera.id}&convert=company`);
    api.on('POST', `leads/${meera.id}/convert`, () => ({
      status: 409,
      body: { message: 'Someone else has changed this lead since you opened it.', code: 'stale', current: meera },
    }));
    await screen.findByLabelText('Industry');
    await user.type(screen.getByLabelText('Name'), 'Nair Foods');
    await user.click(screen.getByText('Convert to company'));
    const alert = await screen.findByText('Failed to convert lead');
    expect(alert.closest('[role="alert"]')).toHaveTextContent('Someone else has changed this lead');
    expect(screen.getByLabelText('Name')).toHaveValue('Nair Foods');
    expect(screen.queryByText(/^Mine:/)).not.toBeInTheDocument();
  });
});

describe('converting is offered to people with all its rights', () => {
  const as = (...rights: string[]) =>
    ({ ...staff, rights: ['leads:read', 'leads:write', 'leads:convert', ...rights] }) as typeof staff;

  test('a recruiter, who makes candidates from leads, is not offered a company', async () => {
    const { user } = open([meera], `?lead=${meera.id}`, undefined, as('candidates:write'));
    const lead = within(await screen.findByRole('dialog'));
    expect(await lead.findByRole('button', { name: 'Convert to candidate' })).toBeVisible();
    expect(lead.queryByRole('button', { name: 'Convert to company' })).toBeNull();
    await user.click(lead.getByRole('button', { name: 'Convert to candidate' }));
    await user.click(await lead.findByRole('combobox', { name: 'Product' }));
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)).not.toContain('UltraHRMS');
  });

  test('the address of a forbidden conversion shows the lead', async () => {
    open([meera], `?lead=${meera.id}&convert=company`, undefined, as('candidates:write'));
    const lead = within(await screen.findByRole('dialog'));
    expect(await lead.findByRole('button', { name: 'Convert to candidate' })).toBeVisible();
  });

  test('without the right to centers, the company’s form makes none', async () => {
    open([meera], `?lead=${meera.id}&convert=company`, undefined, as('companies:write'));
    const form = within(await screen.findByRole('dialog'));
    expect(await form.findByRole('button', { name: 'Convert to company' })).toBeVisible();
    expect(form.queryByText('Also create a center at this address')).toBeNull();
  });
});
