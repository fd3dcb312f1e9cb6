import { screen, waitFor, within } from '@testing-library/react';
import { addDays, today } from 'shared/domain/dates/dates';
import { type FakeApi, fakeApi, renderScreen, selectAllRows } from 'shared/testing';
import { fill } from '../fill.fixture';
import { obligation } from '../obligations/obligation.fixture';
import { thisYear } from '../years/financialYears';
import GstPage from './GstPage';

const route = '/dashboard/compliances/gst';
const year = thisYear();

function server(rows: object[]): FakeApi {
  const api = fakeApi({ obligations: rows });
  api.on('POST', 'compliance/years', () => ({ status: 200, body: { made: 0 } }));
  return api;
}
const filed = {
  period: '2026-09',
  title: 'GSTR-1 Sep 2026',
  returnType: 'GSTR-1',
  dueDate: '2026-10-11',
  lastDay: '2026-10-11',
  status: 'Filed',
  doneOn: '2026-10-09',
  reference: 'AA20',
  state: 'on time',
} as const;
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr') as HTMLElement);

test('lists period, return type, due date and status of the financial year', async () => {
  const { api } = renderScreen(<GstPage />, {
    route,
    api: server([obligation({ financialYear: year }), obligation({ financialYear: '2001-02', period: '2001-04' })]),
  });
  const row = await rowOf('GSTR-3B');
  for (const text of ['Oct 2026', '20 Nov 2026', 'Pending', 'Overdue']) expect(row.getByText(text)).toBeVisible();
  expect(
    screen
      .getAllByRole('columnheader')
      .map((head) => head.textContent)
      .slice(1, 5),
  ).toEqual(['Period', 'Return type', 'Due date', 'Status']);
  expect(screen.queryByText('Apr 2001')).not.toBeInTheDocument();
  expect(api.calls.find(({ path, method }) => method === 'GET' && path === 'obligations')?.query.get('area')).toBe(
    'gst',
  );
});

test('a late return shows its cost, and how the estimate is calculated', async () => {
  const late = {
    feePaise: 50_000,
    interestPaise: 49_315,
    rule: '10 days at ₹50.00',
    source: 'CGST Act 2017, s.47',
    checkedOn: '2026-11-01',
  };
  renderScreen(<GstPage />, { route, api: server([obligation({ financialYear: year, late })]) });
  const row = await rowOf('GSTR-3B');
  expect(
    row.getByRole('button', {
      name: 'About ₹993.15. Fee ₹500.00; Interest ₹493.15; 10 days at ₹50.00. An estimate by CGST Act 2017, s.47, checked on 01 Nov 2026.',
    }),
  ).toHaveTextContent('About ₹993.15');
});

test('another financial year is in the address, and its rows are created', async () => {
  const { api } = renderScreen(<GstPage />, {
    route: `${route}?year=2024-25`,
    api: server([obligation({ financialYear: '2024-25', period: '2024-10' })]),
  });
  await screen.findByText('Oct 2024');
  expect(api.calls.find(({ path }) => path === 'compliance/years')?.body).toEqual({ financialYear: '2024-25' });
});

test('a return is marked filed with its day and reference', async () => {
  const { api, user } = renderScreen(<GstPage />, { route, api: server([obligation({ financialYear: year })]) });
  await user.click((await rowOf('GSTR-3B')).getByRole('button', { name: 'Mark filed' }));
  const dialog = within(await screen.findByRole('dialog'));
  fill(await dialog.findByLabelText(/^Reference/), 'AA2011260001');
  fill(dialog.getByLabelText(/^Filed on/), '2026-11-18');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('GSTR-3B Oct 2026: filed')).toBeVisible();
  expect(api.rows('obligations')).toMatchObject([{ status: 'Filed', doneOn: '2026-11-18', reference: 'AA2011260001' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['no day', '', 'Enter the day it was done.'],
  ['a day in the future', addDays(today(), 1), 'The day it was done cannot be in the future.'],
  ['a day before the period’s end', '2026-10-30', 'Oct 2026 cannot be filed before 31 Oct 2026.'],
])('%s is refused at its field: nothing is assumed', async (_what, typed, message) => {
  const { api, user } = renderScreen(<GstPage />, { route, api: server([obligation({ financialYear: year })]) });
  await user.click((await rowOf('GSTR-3B')).getByRole('button', { name: 'Mark filed' }));
  const dialog = within(await screen.findByRole('dialog'));
  const day = await dialog.findByLabelText(/^Filed on/);
  expect(day).toHaveValue('');
  fill(day, typed);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('a filed return can be reopened, and that undone', async () => {
  const { api, user } = renderScreen(<GstPage />, {
    route,
    api: server([obligation({ financialYear: year, ...filed })]),
  });
  await user.click((await rowOf('GSTR-1')).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('menuitem', { name: /Reopen/ }));
  await waitFor(() => expect(api.rows('obligations')).toMatchObject([{ status: 'Pending', doneOn: null }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.rows('obligations')).toMatchObject([{ status: 'Filed', doneOn: '2026-10-09' }]));
});

async function openExtension(api: FakeApi) {
  const { user } = renderScreen(<GstPage />, { route: `${route}?act=extend&id=o1`, api });
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, day: await dialog.findByLabelText(/^Extended to/) };
}

test('the row’s menu opens its extension', async () => {
  const { user, location } = renderScreen(<GstPage />, {
    route,
    api: server([obligation({ id: 'o1', financialYear: year })]),
  });
  await user.click(await screen.findByLabelText('More for GSTR-3B Oct 2026'));
  await user.click(await screen.findByText('Extend due date'));
  expect(location().search).toBe('?act=extend&id=o1');
});

test('an extended date is entered with its reason', async () => {
  const api = server([obligation({ id: 'o1', financialYear: year })]);
  const { user, dialog, day } = await openExtension(api);
  fill(day, '2026-11-27');
  fill(dialog.getByLabelText(/^Reason/), 'Notification 12/2026');
  await user.click(dialog.getByText('Save'));
  await waitFor(() =>
    expect(api.rows('obligations')).toMatchObject([
      { extendedTo: '2026-11-27', extensionNote: 'Notification 12/2026' },
    ]),
  );
});

test('an extended date that is not after the due date is refused at its field', async () => {
  const api = server([obligation({ id: 'o1', financialYear: year })]);
  const { user, dialog, day } = await openExtension(api);
  fill(day, '2026-11-20');
  await user.click(dialog.getByText('Save'));
  expect(await dialog.findByText('The extended date must be after the due date, 20 Nov 2026.')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'PUT')).toBe(false);
});

test('an extended due date shows the original date and why', async () => {
  renderScreen(<GstPage />, {
    route,
    api: server([
      obligation({
        financialYear: year,
        extendedTo: '2026-11-27',
        lastDay: '2026-11-27',
        extensionNote: 'Notification 12/2026',
      }),
    ]),
  });
  expect(await screen.findByText('27 Nov 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Extended from 20 Nov 2026: Notification 12/2026' })).toBeVisible();
});

const august = obligation({
  id: 'o2',
  financialYear: year,
  period: '2026-08',
  title: 'GSTR-3B Aug 2026',
  dueDate: '2026-09-20',
  lastDay: '2026-09-20',
  doableFrom: '2026-08-31',
});

async function markAll(api: FakeApi) {
  const { user } = renderScreen(<GstPage />, { route, api });
  await selectAllRows(user);
  await user.click(within(screen.getByText(/^\d selected$/).parentElement as HTMLElement).getByText('Mark filed'));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'Mark 2 rows as filed' })) };
}

test('several are marked filed at once: day and reference are asked for once, for pending ones', async () => {
  const api = server([
    obligation({ id: 'o1', financialYear: year }),
    august,
    obligation({ id: 'o3', financialYear: year, ...filed }),
  ]);
  api.on('POST', 'obligations/done', () => ({ status: 200, body: { count: 2 } }));
  const { user, dialog } = await markAll(api);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'GSTR-3B Oct 2026',
    'GSTR-3B Aug 2026',
  ]);
  fill(dialog.getByLabelText(/^References/), 'AA20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Enter the day it was done.')).toBeVisible();
  fill(dialog.getByLabelText(/^Filed on/), '2026-10-30');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Oct 2026 cannot be filed before 31 Oct 2026.')).toBeVisible();
  fill(dialog.getByLabelText(/^Filed on/), '2026-11-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 rows marked as done on 02 Nov 2026')).toBeVisible();
  expect(api.calls.filter(({ path }) => path === 'obligations/done').map(({ body }) => body)).toEqual([
    {
      rows: [
        { id: 'o1', version: 1, reference: 'AA20' },
        { id: 'o2', version: 1, reference: 'AA20' },
      ],
      doneOn: '2026-11-02',
      reference: '',
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { status: 'Pending', reference: '' },
      { status: 'Pending', reference: '' },
    ]),
  );
});

test('a pasted column gives each row its reference, and one with too few lines is refused', async () => {
  const api = server([obligation({ id: 'o1', financialYear: year }), august]);
  api.on('POST', 'obligations/done', () => ({ status: 200, body: { count: 2 } }));
  const { user, dialog } = await markAll(api);
  fill(dialog.getByLabelText(/^Filed on/), '2026-11-02');
  fill(dialog.getByLabelText(/^References/), 'AA20\nAA21\nAA22');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^There are 3 lines for 2 rows\./)).toBeVisible();
  fill(dialog.getByLabelText(/^References/), 'AA20\r\n AA21\r\n');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.calls.find(({ path }) => path === 'obligations/done')?.body).toMatchObject({
      rows: [
        { id: 'o1', reference: 'AA20' },
        { id: 'o2', reference: 'AA21' },
      ],
    }),
  );
});

test('several stay selected when their dialog is cancelled', async () => {
  const { user, dialog } = await markAll(server([obligation({ id: 'o1', financialYear: year }), august]));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Mark 2 rows as filed' })).not.toBeInTheDocument());
  expect(screen.getByText('2 selected')).toBeVisible();
});

test('the server’s refusal of several is shown at the day', async () => {
  const api = server([obligation({ id: 'o1', financialYear: year }), august]);
  const msg = 'GSTR-3B Oct 2026: Oct 2026 cannot be filed before 31 Oct 2026.';
  api.on('POST', 'obligations/done', () => ({
    status: 400,
    body: {
      message: 'Nothing was saved: the date is wrong for 1 of 2.',
      code: 'bad_input',
      errors: [{ path: 'doneOn', msg }],
    },
  }));
  const { user, dialog } = await markAll(api);
  fill(dialog.getByLabelText(/^Filed on/), '2026-11-02');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(msg)).toBeVisible();
});

test('a return is added by hand with its derived fields', async () => {
  const api = server([]);
  api.on('POST', 'obligations', () => ({ status: 201, body: obligation({ id: 'o9' }) }));
  const { user } = renderScreen(<GstPage />, { route: `${route}?year=2025-26&form=new`, api });
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByText('Add return', { selector: 'form *' }));
  expect(await form.findByText('Enter the return type.')).toBeVisible();
  fill(form.getByLabelText(/^Return type/), 'ITC-04');
  await user.type(form.getByLabelText(/^Period/), 'Q1');
  await user.click(await screen.findByTitle('Q1 2025-26'));
  fill(form.getByLabelText(/^Due date/), '2025-07-25');
  await user.click(form.getByText('Add return', { selector: 'form *' }));
  const sent = () => api.calls.find(({ method, path }) => method === 'POST' && path === 'obligations')?.body;
  await waitFor(() =>
    expect(sent()).toMatchObject({
      area: 'gst',
      title: 'ITC-04 Q1 2025-26',
      period: '2025-26 Q1',
      type: 'Return',
      financialYear: '2025-26',
      dueDate: '2025-07-25',
    }),
  );
});

test('an empty year says so, and a failure offers to try again', async () => {
  const api = server([]);
  api.fail('GET', 'obligations', { status: 500, body: { message: 'The database is away.' } });
  const { user } = renderScreen(<GstPage />, { route, api });
  expect(await screen.findByText('Failed to load GST returns')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('No GST returns yet')).toBeVisible();
});

test('returns of several GSTINs are labelled, and a new one belongs to the current GSTIN', async () => {
  const [former, current] = ['27AAPFU0939F1ZV', '20AAPFU0939F1Z9'];
  const api = server([
    obligation({ financialYear: year, registration: former }),
    obligation({ financialYear: year, registration: current, period: '2026-11' }),
  ]);
  api.on('GET', 'compliance/settings', () => ({
    status: 200,
    body: {
      filings: [],
      workStates: [],
      switched: {},
      rules: [],
      registrations: [
        { gstin: former, since: '2017-07-01', until: '2026-10-10' },
        { gstin: current, since: '2026-10-10', until: null },
      ],
    },
  }));
  const { user } = renderScreen(<GstPage />, { route, api });
  expect(await screen.findByRole('columnheader', { name: /GSTIN/ })).toBeVisible();
  expect((await rowOf('Oct 2026')).getByText(former)).toBeVisible();
  expect((await rowOf('Nov 2026')).getByText(current)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add return' }));
  const form = within(await screen.findByRole('dialog'));
  expect(form.getByText(current)).toBeVisible();
});
