import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type Candidate, candidateStatuses } from 'shared/domain/people/candidates/candidate';
import { fakeApi, renderScreen, selectAllRows, staff } from 'shared/testing';
import CandidatesPage from './CandidatesPage';

const person = (name: string, status = 'Pending') => ({
  name,
  status,
  position: 'Welder',
  email: `${name.toLowerCase()}@example.com`,
  phone: '',
  file: '',
  product: 'instahires',
});
const base = '/dashboard/instahires/manageCandidate';

function open(rows: object[] = [person('Sunita')], { path = 'candidates', route = base } = {}) {
  return renderScreen(<CandidatesPage />, { route, api: fakeApi({ [path]: rows }) });
}
const statusOf = async (name: string) => within(await screen.findByRole('group', { name: `Status of ${name}` }));

test.each([
  ['/dashboard/instahires/manageCandidate', 'candidates'],
  ['/dashboard/account/manageCandidate', 'candidates'],
  ['/dashboard/ultrahrms/manageCandidate', 'ultrahrms/candidates'],
])('%s lists /api/%s', async (route, path) => {
  open([person('Sunita')], { path, route });
  expect(await screen.findByText('Sunita')).toBeVisible();
});

describe('a row', () => {
  test.each(candidateStatuses)('sets any status from %s', async (from) => {
    const { user, api } = open([person('Sunita', from)]);
    for (const to of candidateStatuses.filter((status) => status !== from)) {
      await user.click((await statusOf('Sunita')).getByRole('button', { name: to }));
      await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.status).toBe(to));
      expect((await statusOf('Sunita')).getByRole('button', { pressed: true })).toHaveTextContent(to);
    }
  });

  test('sends nothing to the server when the status is unchanged', async () => {
    const { user, api } = open();
    await user.click((await statusOf('Sunita')).getByRole('button', { name: 'Pending' }));
    expect(api.calls.filter((call) => call.method === 'PUT')).toEqual([]);
  });

  test('reverts its status and says so when the server refuses', async () => {
    const { user, api } = open();
    await screen.findByText('Sunita');
    api.fail('PUT', `candidates/${api.rows<Candidate>('candidates')[0]?.id}`, {
      status: 500,
      body: { message: 'The database is away.' },
    });
    await user.click((await statusOf('Sunita')).getByRole('button', { name: 'Selected' }));
    expect(await screen.findByText('Failed to update status: The database is away.')).toBeVisible();
    await waitFor(async () =>
      expect((await statusOf('Sunita')).getByRole('button', { pressed: true })).toHaveTextContent('Pending'),
    );
  });

  test('shows its history', async () => {
    const { user, api } = open();
    await screen.findByText('Sunita');
    const id = api.rows<Candidate>('candidates')[0]?.id;
    api.on('GET', `candidates/${id}/history`, () => ({
      status: 200,
      body: [
        {
          at: '2026-04-06T09:00:00.000Z',
          by: 'Asha Kumari',
          action: 'update',
          changes: { status: ['Pending', 'Selected'] },
        },
      ],
    }));
    await user.click(screen.getByRole('button', { name: 'More for Sunita' }));
    await user.click(await screen.findByRole('menuitem', { name: 'History' }));
    expect(await within(await screen.findByRole('dialog')).findByText('Asha Kumari')).toBeVisible();
    expect(screen.getByRole('dialog')).toHaveTextContent('Pending → Selected');
  });
});

test('several candidates get a status at once', async () => {
  const { user, api } = open([person('Sunita'), person('Imran'), person('Deepika', 'Selected')]);
  await selectAllRows(user);
  await user.click(screen.getByRole('button', { name: 'Mark as Selected' }));
  await waitFor(() =>
    expect(api.rows<Candidate>('candidates').map(({ status }) => status)).toEqual(['Selected', 'Selected', 'Selected']),
  );
  expect(api.calls.filter((call) => call.method === 'PUT')).toHaveLength(2);
});

describe('adding', () => {
  async function openForm(route?: string, path?: string) {
    const opened = open([], { route, path });
    await opened.user.click((await screen.findAllByRole('button', { name: 'Add candidate' }))[0] as HTMLElement);
    return { ...opened, form: within(await screen.findByRole('dialog')) };
  }

  test.each([['Name'], ['Email'], ['Position']])(
    'without %s sends nothing and shows no message; the field is marked and takes the focus',
    async (missing) => {
      const { user, form, api } = await openForm();
      for (const [label, text] of [
        ['Name', 'Sunita'],
        ['Email', 'sunita@example.com'],
        ['Position', 'Welder'],
      ] as const) {
        if (label !== missing) await user.type(form.getByLabelText(label), text);
      }
      await user.click(form.getByRole('button', { name: 'Add candidate' }));
      await waitFor(() => expect(form.getByLabelText(missing)).toHaveFocus());
      expect(form.getByLabelText(missing)).toHaveAttribute('aria-invalid', 'true');
      expect(form.queryByText(/enter/i)).toBeNull();
      expect(form.queryByRole('alert')).toBeNull();
      const stored = api.calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/duplicates'));
      expect(stored).toEqual([]);
    },
  );

  test('stores a Pending candidate of the product', async () => {
    const { user, form, api } = await openForm('/dashboard/ultrahrms/manageCandidate', 'ultrahrms/candidates');
    await user.type(form.getByLabelText('Name'), 'Sunita');
    await user.type(form.getByLabelText('Email'), 'sunita@example.com');
    await user.type(form.getByLabelText('Position'), 'Welder{Enter}');
    await waitFor(() =>
      expect(api.rows('ultrahrms/candidates')).toMatchObject([
        { name: 'Sunita', status: 'Pending', product: 'ultrahrms' },
      ]),
    );
  });
});

describe('a CV', () => {
  const cv = new File(['cv'], 'sunita.docx');
  const edit = async (row: object) => {
    const opened = open([row]);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Sunita' }));
    return {
      ...opened,
      form: within(await screen.findByRole('dialog')),
      stored: () => opened.api.rows<Candidate>('candidates')[0],
    };
  };

  test('is uploaded with a candidate who has a phone number only', async () => {
    const { user, form, stored } = await edit({ ...person('Sunita'), email: '', phone: '9876500101' });
    await user.upload(form.getByLabelText('CV'), cv);
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored()).toMatchObject({ file: 'sunita.docx', phone: '9876500101', email: '' }));
    expect(await screen.findByRole('button', { name: 'Download sunita.docx' })).toBeVisible();
  });

  test('that is stored stays when another one is selected but not saved', async () => {
    const { api, user, form, stored } = await edit({ ...person('Sunita'), file: 'old.pdf' });
    await user.upload(form.getByLabelText('CV'), cv);
    await user.click(form.getByRole('button', { name: 'Remove sunita.docx' }));
    expect(form.getByText('old.pdf – choose another to replace it')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
    expect(stored()?.file).toBe('old.pdf');
  });

  test('is removed', async () => {
    const { user, form, stored } = await edit({ ...person('Sunita'), file: 'old.pdf' });
    await user.click(form.getByRole('button', { name: 'Remove old.pdf' }));
    expect(form.getByText('PDF, DOC or DOCX up to 5 MB')).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(stored()?.file).toBe(''));
  });

  test('of another kind is refused at its field, and nothing is sent', async () => {
    const { form, api, user } = await edit(person('Sunita'));
    fireEvent.change(form.getByLabelText('CV'), { target: { files: [new File(['x'], 'sunita.exe')] } });
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await form.findByText('Choose a PDF, DOC or DOCX file.')).toBeVisible();
    expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  });
});

describe('the board', () => {
  const board = `${base}?view=board`;
  const column = (status: string) => screen.findByRole('region', { name: new RegExp(`^${status}, `) });
  const cardsOf = async (status: string) => {
    const section = (await screen.findByText(status, { selector: 'h2 *' })).closest('section') as HTMLElement;
    return [...section.querySelectorAll('h3')].map(({ textContent }) => textContent);
  };

  test('is selected beside the table and stays in the address', async () => {
    const { user, location } = open();
    await screen.findByText('Sunita');
    await user.click(screen.getByText('Board'));
    expect(location().search).toBe('?view=board');
    expect(await column('Pending')).toBeVisible();
  });

  test('has a column for each status with its count', async () => {
    open([person('Sunita'), person('Imran'), person('Deepika', 'Selected')], { route: board });
    expect(await screen.findByRole('region', { name: 'Pending, 2' })).toHaveTextContent('Imran');
    expect(screen.getByRole('region', { name: 'Interviewed, 0' })).toHaveTextContent('None');
    expect(screen.getByRole('region', { name: 'Selected, 1' })).toHaveTextContent('Deepika');
    expect(screen.getByRole('region', { name: 'Rejected, 0' })).toBeVisible();
  });

  const choose = async (user: ReturnType<typeof open>['user'], name: string, act: string) => {
    await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
    await user.click(await screen.findByRole('menuitem', { name: act }));
  };

  test('moves a candidate from the card’s menu, with a message and new counts, and the focus follows', async () => {
    const { user, api } = open([person('Sunita'), person('Imran')], { route: board });
    await choose(user, 'Sunita', 'Move to Selected');
    expect(await screen.findByRole('region', { name: 'Selected, 1' })).toHaveTextContent('Sunita');
    expect((await screen.findByText('Sunita moved to Selected')).closest('[role="status"]')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Sunita').closest('li')).toHaveFocus());
    await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.status).toBe('Selected'));
    expect(await screen.findByRole('region', { name: 'Pending, 1' })).toBeVisible();
    expect(await cardsOf('Selected')).toEqual(['Sunita']);
    const asked = api.calls.slice(api.calls.findIndex(({ method }) => method === 'PUT') + 1);
    const queries = asked.filter(({ path }) => path === 'candidates').map(({ query }) => query.toString());
    expect(queries).toHaveLength(new Set(queries).size);
  });

  test('undoes a move', async () => {
    const { user, api } = open([person('Sunita')], { route: board });
    await choose(user, 'Sunita', 'Move to Rejected');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await cardsOf('Pending')).toEqual(['Sunita']));
    await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.status).toBe('Pending'));
  });

  test('has no buttons on a card but the menu and the CV', async () => {
    open([{ ...person('Sunita'), phone: '9876500101', file: 'sunita.pdf' }], { route: board });
    const card = within((await screen.findByText('Sunita')).closest('li') as HTMLElement);
    expect(card.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Download sunita.pdf',
      'More for Sunita',
    ]);
    expect(card.getByRole('link', { name: '9876500101' })).toBeVisible();
  });

  test('moves a candidate by dragging', async () => {
    const { api } = open([person('Sunita')], { route: board });
    const dataTransfer = { setData: () => undefined };
    fireEvent.dragStart((await screen.findByText('Sunita')).closest('li') as HTMLElement, { dataTransfer });
    fireEvent.dragOver(await column('Interviewed'), { dataTransfer });
    expect(await column('Interviewed')).toHaveTextContent('Move to Interviewed');
    fireEvent.drop(await column('Interviewed'), { dataTransfer });
    expect(await column('Rejected')).not.toHaveAttribute('data-target');
    expect(await cardsOf('Interviewed')).toEqual(['Sunita']);
    await waitFor(() => expect(api.rows<Candidate>('candidates')[0]?.status).toBe('Interviewed'));
  });

  test('puts a candidate back when the server refuses', async () => {
    const { user, api } = open([person('Sunita')], { route: board });
    await screen.findByText('Sunita');
    api.fail('PUT', `candidates/${api.rows<Candidate>('candidates')[0]?.id}`, 'offline');
    await choose(user, 'Sunita', 'Move to Selected');
    expect(await screen.findByText(/^Failed to update status/)).toBeVisible();
    await waitFor(async () => expect(await cardsOf('Pending')).toEqual(['Sunita']));
    expect(await cardsOf('Selected')).toEqual([]);
  });

  test('shows twenty of a long column, and more on request', async () => {
    const { user } = open(
      Array.from({ length: 45 }, (_, index) => person(`Person${index}`)),
      { route: board },
    );
    await screen.findByText('Person0');
    expect(await cardsOf('Pending')).toHaveLength(20);
    await user.click(screen.getByText('Show more'));
    await waitFor(async () => expect(await cardsOf('Pending')).toHaveLength(40));
    await user.click(screen.getByText('Show more'));
    await waitFor(async () => expect(await cardsOf('Pending')).toHaveLength(45));
    expect(screen.queryByText('Show more')).toBeNull();
  });

  test('offers to add the first candidate only to people who may', async () => {
    const { unmount } = open([], { route: board });
    expect(await screen.findByText(/^Add applicants/)).toBeVisible();
    unmount();
    const account = { ...staff, rights: ['candidates:read'] } as typeof staff;
    renderScreen(<CandidatesPage />, { route: board, api: fakeApi({ candidates: [] }), account });
    expect(await screen.findByText('No candidates yet')).toBeVisible();
    expect(screen.queryByText(/^Add applicants/)).toBeNull();
  });

  test('says when nobody matches the search', async () => {
    open([person('Sunita')], { route: `${board}&q=zzz` });
    expect(await screen.findByText('No candidates match')).toBeVisible();
  });
});
