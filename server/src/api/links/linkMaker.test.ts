import type { MadeClientLink } from 'shared/domain/clients/links/clientLink';
import type { Notification } from 'shared/domain/console/notificationAnswer';
import { addDays, today } from 'shared/domain/dates/dates';
import type { MadeSending } from 'shared/domain/money/sendings/sending';
import type { MadeWorkerLink } from 'shared/domain/pay/workerLinks/workerLink';
import type { MadeAttendanceLink } from 'shared/domain/work/attendance/attendanceLink';
import { addAccount } from '../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { payRegister } from '../../../test/payRegister';
import { enterRealLetterhead } from '../../../test/realLetterhead';
import { uploadForm } from '../../../test/uploadForm';
import { ApiError } from '../../core/errors';
import { openDocument } from '../../documents/openDocument';
import { samplePdf } from '../certificates/samplePdf';

let server: TestApp;
/** Two clients, each with a center. */
let [companyA, companyB, centerA, centerB]: string[] = [];
beforeEach(async () => {
  server = await openTestApp();
  companyA = await add('companies', { name: 'Acme' });
  companyB = await add('companies', { name: 'Bharat' });
  centerA = await add('centers', { client_name: 'Acme', city: 'Pune', companyId: companyA });
  centerB = await add('centers', { client_name: 'Bharat', city: 'Ranchi', companyId: companyB });
});
afterEach(() => server.close());

const as = (token?: string) => (token === undefined ? {} : { token });
const add = async (path: string, body: object): Promise<string> => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const key = 'k'.repeat(43);
const limit = (reach: object | null, id: string) =>
  server.db
    .updateTable('accounts')
    .set({ reach: JSON.stringify(reach) })
    .where('id', '=', id)
    .execute();
const notices = async () =>
  (await server.call('GET', 'notifications')).json<Notification[]>().map(({ title }) => title);

/** A person who works at one client today and worked at the other before, with a paid month there. */
async function addMover(): Promise<string> {
  const employeeId = await add('employees', { name: 'Asha', workState: '27', grossPaise: 1_640_000 });
  await add('placements', { employeeId, centerId: centerB, startsOn: '2026-01-01', endsOn: '2026-04-30' });
  await add('placements', { employeeId, centerId: centerA, startsOn: '2026-05-01' });
  const wageId = await add('wages', { month: '2026-04', totalPaise: 1 });
  await add('wages/lines', { wageId, employeeId, name: 'Asha', days: 30, workState: '27', grossRatePaise: 1_640_000 });
  await payRegister(server, wageId, '2026-05-07');
  return employeeId;
}

/** Each kind of link: how an account creates it, and how its holder requests the contents. */
const kinds = {
  'worker-links': {
    needs: ['employees:read', 'wages/lines:read', 'placements:read', 'attendance:read', 'worker-questions:read'],
    make: async () => {
      const employeeId = await addMover();
      return (token?: string) => server.call('POST', 'worker-links', { employeeId }, as(token));
    },
    open: ({ token, code }: MadeWorkerLink) =>
      server.call('POST', 'worker-page/open', { token, code, key }, { token: '' }),
    again: () => server.call('POST', 'worker-page', { key }, { token: '' }),
    ended: 410,
  },
  'attendance-links': {
    needs: ['attendance:read', 'attendance:write', 'centers:read'],
    make: async () => (token?: string) =>
      server.call(
        'POST',
        'attendance-links',
        { centerId: centerB, month: today().slice(0, 7), endsOn: addDays(today(), 5) },
        as(token),
      ),
    open: ({ token }: MadeAttendanceLink) => server.call('POST', 'attendance-links/sheet', { token }, { token: '' }),
    ended: 410,
  },
  'client-links': {
    needs: ['vacancies:read', 'submissions:read', 'candidates:read'],
    make: async () => {
      const vacancyId = await add('vacancies', { title: 'Picker', companyId: companyB });
      const { payload, headers } = uploadForm(
        { name: 'Sunita', phone: '9876500101', position: 'Picker', companyId: companyB ?? '' },
        { name: 'cv.pdf', content: samplePdf('CV') },
      );
      const candidateId = (await server.call('POST', 'candidates/upload', payload, { headers })).json().id;
      person = await add('submissions', { candidateId, vacancyId });
      const body = { vacancyId, contact: 'Ravi', endsOn: addDays(today(), 5), showsCv: true };
      return (token?: string) => server.call('POST', 'client-links', body, as(token));
    },
    open: ({ path }: MadeClientLink) =>
      server.app.inject({ url: `/api/client-answers/${path.replace(/^.*\//, '')}/${person}/cv` }),
    ended: 410,
  },
  sendings: {
    needs: ['invoices:read'],
    make: async () => {
      const documentId = await issue(companyB);
      const { input } = (await server.call('GET', `sendings/prepared?kind=invoice&documentId=${documentId}`)).json();
      return (token?: string) => server.call('POST', 'sendings', input, as(token));
    },
    open: ({ path }: MadeSending) => readDocument(path),
    ended: 410,
  },
} as const;
let person = '';
const names = Object.keys(kinds) as (keyof typeof kinds)[];

async function issue(companyId: string | undefined): Promise<string> {
  await enterRealLetterhead(server);
  const id = await add('invoices', {
    ...{ companyId, clientName: 'Bharat', clientState: '27', date: today(), dueDate: addDays(today(), 30) },
    items: [{ id: '1', description: 'Loaders', sac: '998513', quantity: 1, pricePaise: 100_000 }],
    taxTreatment: 'exempt',
  });
  expect((await server.call('POST', `invoices/${id}/issue`)).statusCode).toBe(200);
  return id;
}

/** Status and text of the page that a document's link opens. */
async function readDocument(path: string) {
  const found = await openDocument(server.db, path.replace(/^.*\//, '')).catch((error: ApiError) => error);
  return found instanceof ApiError ? { statusCode: found.status, body: found.message } : { statusCode: 200, body: '' };
}

describe.each(names)('a link of %s', (name) => {
  const { needs, make, open, ended } = kinds[name];
  const opened = (made: { json(): unknown }) => open(made.json() as never);

  test('is made by whoever may see all that it shows, and by nobody with its right alone', async () => {
    const own = [`${name}:read`, `${name}:write`];
    const all = await addAccount(server, { rights: [...own, ...needs] });
    const makeBy = await make();
    const made = await makeBy(all.token);
    expect([made.statusCode, (await opened(made)).statusCode]).toEqual([201, 200]);
    for (const missing of needs.filter((need) => need !== 'centers:read')) {
      const rights = [...own, ...needs.filter((each) => each !== missing)];
      const { token } = await addAccount(server, { rights });
      expect([missing, (await makeBy(token)).statusCode]).toEqual([missing, 403]);
    }
  });

  test.each([
    ['was removed', (id: string) => server.call('DELETE', `accounts/${id}`)],
    ['waits for approval again', (id: string) => server.call('PUT', `accounts/${id}`, { status: 'waiting' })],
    ['lost the right', (id: string) => server.call('PUT', `accounts/${id}`, { role: 'viewer' })],
    ['was limited to another client', (id: string) => limit({ companies: [companyA ?? ''], centers: [] }, id)],
  ])('opens nothing once its maker %s, and the office is told once', async (_what, end) => {
    const { id, token } = await addAccount(server, { rights: [`${name}:read`, `${name}:write`, ...needs] });
    const made = await (await make())(token);
    expect((await opened(made)).statusCode).toBe(200);
    await end(id);
    expect([(await opened(made)).statusCode, (await opened(made)).statusCode]).toEqual([ended, ended]);
    expect((await notices()).filter((title) => title === 'Links made by Bela no longer work')).toHaveLength(1);
    const isTold = name !== 'sendings';
    expect((await server.call('GET', name)).json()).toMatchObject([isTold ? { state: 'ended' } : { state: 'By hand' }]);
  });
});

test('a manager of one client gets nothing of another by a worker’s link, and ends no link by making one', async () => {
  const makeOwn = await kinds['worker-links'].make();
  const own = await makeOwn();
  await kinds['worker-links'].open(own.json());
  const { employeeId } = (await server.call('GET', 'worker-links')).json<{ employeeId: string }[]>()[0] ?? {};
  const { token } = await addAccount(server, { reach: { companies: [companyA ?? ''], centers: [] } });
  const tried = await server.call('POST', 'worker-links', { employeeId }, { token });
  expect([tried.statusCode, tried.json().code]).toEqual([403, 'beyond_reach']);
  expect((await kinds['worker-links'].again()).statusCode).toBe(200);
});

test('somebody else’s draft or mail is not sent again by whoever may not read its invoice', async () => {
  const made = (await (await kinds.sendings.make())()).json<MadeSending>();
  await server.call('POST', `sendings/${made.sending.id}/step`, { step: 'bounced' });
  const { to, subject, text, endsOn } = made.sending;
  const { token } = await addAccount(server, { rights: ['sendings:read', 'sendings:write'] });
  const again = await server.call('POST', `sendings/${made.sending.id}/send`, { to, subject, text, endsOn }, { token });
  expect(again.statusCode).toBe(403);
});
