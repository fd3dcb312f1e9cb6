import type { Notification } from 'shared/domain/console/notificationAnswer';
import { addDays, today } from 'shared/domain/dates/dates';
import type { MadeWorkerLink, WorkerLink } from 'shared/domain/pay/workerLinks/workerLink';
import type { WorkerPage } from 'shared/domain/pay/workerLinks/workerPage';
import type { WorkerQuestion } from 'shared/domain/pay/workerLinks/workerQuestion';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { payRegister } from '../../../../test/payRegister';
import { hashOf } from '../../auth/secretTokens';

const MONTH = '2026-04';

let server: TestApp;
let center: string;
let asha: string;

beforeEach(async () => {
  server = await openTestApp();
  center = await add('centers', { client_name: 'Everkart', city: 'Pune' });
  asha = await addPerson('Asha', { uan: '100123456789', esicNumber: '3112345678' });
});
afterEach(() => server.close());

const add = async (path: string, body: object) => {
  const answer = await server.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const addPerson = (name: string, more: object = {}) =>
  add('employees', { name, workState: '20', basicPaise: 1_500_000, grossPaise: 1_640_000, ...more });
const make = (employeeId = asha, token?: string) =>
  server.call('POST', 'worker-links', { employeeId }, token === undefined ? {} : { token });
const made = async (employeeId = asha) => (await make(employeeId)).json<MadeWorkerLink>();
const list = async () => (await server.call('GET', 'worker-links?sort=id')).json<WorkerLink[]>();

/** The secret a phone creates for itself. */
const keyOf = (phone: string) => phone.padEnd(43, '-');
const phoneCall = (path: string, body: object) =>
  server.call('POST', path === '' ? 'worker-page' : `worker-page/${path}`, body, { token: '' });
const open = ({ token, code }: Pick<MadeWorkerLink, 'token' | 'code'>, phone = 'one') =>
  phoneCall('open', { token, code, key: keyOf(phone) });
const page = async (phone = 'one') => (await phoneCall('', { key: keyOf(phone) })).json<WorkerPage>();
const wrong = ({ code }: MadeWorkerLink) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const ask = (question: string, id = 'question-1', phone = 'one') =>
  phoneCall('questions', { key: keyOf(phone), id, question });
const questions = async () => (await server.call('GET', 'worker-questions')).json<WorkerQuestion[]>();

/** A paid month's register with a line of each person. */
async function pay(month: string, ...people: string[]): Promise<string> {
  const wageId = await add('wages', { month, totalPaise: 1 });
  for (const employeeId of people)
    await add('wages/lines', {
      ...{ wageId, employeeId, name: 'As it was paid', days: 30, workState: '20' },
      ...{ basicRatePaise: 1_500_000, grossRatePaise: 1_640_000 },
    });
  expect((await payRegister(server, wageId, '2026-05-07')).statusCode).toBe(200);
  return wageId;
}

const ended = [
  410,
  {
    code: 'link_ended',
    message:
      'This link does not work: another phone has it, it has ended, was revoked or is not complete. Ask the office for a new one.',
  },
];
const told = (answer: Awaited<ReturnType<typeof make>>) => [answer.statusCode, answer.json()];

test('the phone that opened a link sees its employee’s own, and nobody else’s', async () => {
  const bela = await addPerson('Bela');
  await pay(MONTH, asha, bela);
  const placement = { employeeId: asha, centerId: center, startsOn: '2026-01-01' };
  const letter = await add('placements', placement);
  await add('placements', { ...placement, employeeId: bela });
  const link = await made();
  const shown = (await open(link)).json<WorkerPage>();
  expect(shown).toMatchObject({
    ...{ name: 'Asha', uan: '100123456789', esicNumber: '3112345678', questions: [], today: today() },
    payslips: [{ month: MONTH, paidOn: '2026-05-07', days: 30, grossPaise: 1_640_000, pfEmployeePaise: 180_000 }],
    letters: [{ id: letter, startsOn: '2026-01-01', center: 'Pune' }],
  });
  expect(await page()).toEqual(shown);
  expect(JSON.stringify(shown)).not.toMatch(/Bela|bank|pan/i);
  expect(await list()).toMatchObject([
    {
      state: 'opened',
      openedAt: expect.any(String),
      usedAt: expect.stringMatching(/:00\.000Z$/),
      employeeName: 'Asha',
    },
  ]);
});

test('a month that is not paid is not shown', async () => {
  const wageId = await pay(MONTH, asha);
  await open(await made());
  await server.call('PUT', `wages/${wageId}`, { status: 'Pending' });
  expect((await page()).payslips).toEqual([]);
});

test('a phone that did not hear the answer opens the link again; another phone does not', async () => {
  const link = await made();
  expect((await open(link)).statusCode).toBe(200);
  expect((await open(link)).statusCode).toBe(200);
  expect(told(await open(link, 'two'))).toEqual(ended);
});

test('of phones that open a link at the same moment, one gets it', async () => {
  const link = await made();
  const answers = await Promise.all(['one', 'two', 'three', 'four'].map((phone) => open(link, phone)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410, 410, 410]);
});

test('the fifth wrong code ends a link, whatever comes at once', async () => {
  const link = await made();
  const guesses = await Promise.all(Array.from({ length: 8 }, () => open({ ...link, code: wrong(link) })));
  const statuses = guesses.map(({ statusCode }) => statusCode).sort();
  expect(statuses).toEqual([403, 403, 403, 403, 403, 410, 410, 410]);
  expect(guesses.find(({ statusCode }) => statusCode === 403)?.json()).toEqual({
    code: 'wrong_code',
    message: 'This code is wrong. Ask the office for it; after five wrong codes the link ends.',
  });
  expect(told(await open(link))).toEqual(ended);
  expect(await list()).toMatchObject([{ state: 'ended', wrongCodes: 5, openedAt: null }]);
});

test('a guessed, an old, a revoked and another person’s link are answered alike', async () => {
  const old = await made();
  await server.db
    .updateTable('worker_links')
    .set({ endsOn: addDays(today(), -1) })
    .where('id', '=', old.id)
    .execute();
  const bela = await made(await addPerson('Bela'));
  const revoked = await made(await addPerson('Chand'));
  await open(revoked, 'revoked');
  expect((await server.call('POST', `worker-links/${revoked.id}/revoke`)).json()).toMatchObject({ state: 'revoked' });
  for (const answer of [
    await open({ token: 'x'.repeat(43), code: '123456' }),
    await open(old),
    await open(revoked),
    await phoneCall('', { key: keyOf('revoked') }),
    await phoneCall('', { key: bela.token }),
    await phoneCall('days', { key: keyOf('unknown'), month: MONTH }),
    await phoneCall('letter', { key: keyOf('unknown'), id: 'x', language: 'en' }),
    await ask('When?', 'question-1', 'unknown'),
  ])
    expect(told(answer)).toEqual(ended);
});

test('a new link ends the person’s earlier ones, and the phone that had one', async () => {
  await open(await made());
  const waiting = await made();
  const last = await made();
  expect((await list()).map(({ state }) => state)).toEqual(['revoked', 'revoked', 'waiting']);
  expect(told(await open(waiting, 'two'))).toEqual(ended);
  expect(told(await phoneCall('', { key: keyOf('one') }))).toEqual(ended);
  expect((await open(last, 'two')).statusCode).toBe(200);
});

test('of links that are made at the same moment for one person, one stays', async () => {
  await Promise.all([make(), make(), make()]);
  expect((await list()).filter(({ state }) => state === 'waiting')).toHaveLength(1);
});

test('whose link it is is gone: it opens nothing', async () => {
  await open(await made());
  await server.call('DELETE', `employees/${asha}`);
  expect(told(await phoneCall('', { key: keyOf('one') }))).toEqual(ended);
});

test('a person’s days of a month are their own', async () => {
  const bela = await addPerson('Bela');
  for (const employeeId of [asha, bela]) {
    await add('placements', { employeeId, centerId: center, startsOn: '2026-01-01' });
    const marks = [{ id: `mark-of-${employeeId}`, employeeId, day: '2026-04-01', code: 'P', overtimeMinutes: 60 }];
    const sentAt = new Date().toISOString();
    const batch = { sentAt, marks: marks.map((mark) => ({ ...mark, at: sentAt })) };
    expect((await server.call('PUT', `attendance/${center}/${MONTH}`, batch)).statusCode).toBe(200);
  }
  await open(await made());
  const days = (await phoneCall('days', { key: keyOf('one'), month: MONTH })).json();
  expect(days).toMatchObject([{ centerName: 'Pune', days: `P${'.'.repeat(29)}`, overtime: { 1: 60 } }]);
});

test('a letter is a PDF of one’s own placement; another’s is as one that is not there', async () => {
  const [letterhead] = (await server.call('GET', 'letterhead')).json<{ id: string }[]>();
  await server.call('PUT', `letterhead/${letterhead?.id}`, { name: 'BlueTree Staffing' });
  const bela = await addPerson('Bela');
  const [own, other] = [
    await add('placements', { employeeId: asha, centerId: center, startsOn: '2026-01-01' }),
    await add('placements', { employeeId: bela, centerId: center, startsOn: '2026-01-01' }),
  ];
  await open(await made());
  const letter = (id: string) => phoneCall('letter', { key: keyOf('one'), id, language: 'hi' });
  const pdf = await letter(own);
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect([(await letter(other)).statusCode, (await letter('x')).statusCode]).toEqual([404, 404]);
});

test('a payslip is a PDF of one’s own paid month; another’s, and one that is not paid, are as one that is not there', async () => {
  const bela = await addPerson('Bela');
  await pay(MONTH, asha, bela);
  const notPaid = await pay('2026-03', asha);
  const lines = (await server.call('GET', 'wages/lines')).json<{ id: string; wageId: string; employeeId: string }[]>();
  await server.call('PUT', `wages/${notPaid}`, { status: 'Pending' });
  await open(await made());
  const payslip = (id = '') => phoneCall('payslip', { key: keyOf('one'), id, language: 'hi' });
  const idOf = (employeeId: string, isPaid: boolean) =>
    lines.find((line) => line.employeeId === employeeId && (line.wageId === notPaid) !== isPaid)?.id;
  const pdf = await payslip(idOf(asha, true));
  expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  for (const id of [idOf(bela, true), idOf(asha, false), 'x'])
    expect([id !== undefined, (await payslip(id)).statusCode]).toEqual([true, 404]);
});

test('a question is the office’s once, which is told; its answer is on the phone, and nobody is asked any more', async () => {
  await open(await made());
  expect((await ask('Where are my two hours of overtime?')).statusCode).toBe(200);
  const again = (await ask('Where are my two hours of overtime?')).json<WorkerPage>();
  expect(again.questions).toMatchObject([{ question: 'Where are my two hours of overtime?', answer: '' }]);
  const [question] = await questions();
  expect(question).toMatchObject({ employeeName: 'Asha', status: 'Open' });
  const notices = async () => (await server.call('GET', 'notifications')).json<Notification[]>();
  expect(await notices()).toMatchObject([{ title: 'Asha asks', body: 'Where are my two hours of overtime?' }]);
  const answer = await server.call('POST', `worker-questions/${question?.id}/answer`, { answer: 'Paid with May.' });
  expect(answer.json()).toMatchObject({ status: 'Answered', answeredByName: 'Asha Rao' });
  expect((await page()).questions).toMatchObject([{ answer: 'Paid with May.' }]);
  expect(await notices()).toMatchObject([{ settledBy: 'Asha Rao' }]);
});

test('the same question that comes twice at once is one', async () => {
  await open(await made());
  await Promise.all([ask('When?'), ask('When?'), ask('When?')]);
  expect(await questions()).toHaveLength(1);
});

test('a sixth question that nobody answered yet is refused in a sentence, and one more once the office has answered', async () => {
  await open(await made());
  for (let place = 1; place <= 5; place += 1) await ask(`Question ${place}`, `question-${place}`);
  expect(told(await ask('Again?', 'question-6'))).toEqual([
    409,
    { code: 'refused', message: '5 of your questions wait for an answer. Wait for the office, or call it.' },
  ]);
  const [first] = await questions();
  await server.call('POST', `worker-questions/${first?.id}/answer`, { answer: 'Yes.' });
  expect((await ask('Again?', 'question-6')).statusCode).toBe(200);
});

test('a phone that asks too much is held back for a day', async () => {
  await open(await made());
  const statuses: number[] = [];
  for (let place = 0; place < 12; place += 1) {
    statuses.push((await ask('Again?', `question-${place}`)).statusCode);
    await server.db.updateTable('worker_questions').set({ status: 'Answered' }).execute();
  }
  expect(statuses.slice(-3)).toEqual([200, 429, 429]);
});

test('whoever guesses is held back, and a phone with a working link is not', async () => {
  await open(await made());
  const statuses: number[] = [];
  for (let tries = 0; tries < 62; tries += 1)
    statuses.push((await phoneCall('', { key: keyOf(`guess-${tries}`) })).statusCode);
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect((await phoneCall('', { key: keyOf('one') })).statusCode).toBe(200);
});

test('link, code and what the phone keeps are answered once at most, and stored as hashes', async () => {
  const link = await made();
  const waiting = await server.db.selectFrom('worker_link_tokens').selectAll().execute();
  await open(link);
  const read = await Promise.all(
    [
      'worker-links',
      'worker-links/export.csv',
      `worker-links/${link.id}`,
      `worker-links/${link.id}/history`,
      'audit',
    ].map((path) => server.call('GET', path)),
  );
  const kept = await server.db.selectFrom('worker_link_tokens').selectAll().execute();
  expect([waiting.length, kept.length]).toEqual([1, 1]);
  const all = [...read.map(({ body }) => body), JSON.stringify(waiting), JSON.stringify(kept)];
  const secrets = [link.token, link.code, keyOf('one')];
  expect(all.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
  // Nor can six digits be found by hashing all of them.
  expect([link.code.length, waiting[0]?.codeHash]).toEqual([6, expect.not.stringContaining(hashOf(link.code))]);
});

test.each([
  ['no employee', {}, 'Enter the employee.'],
  ['an unknown employee', { employeeId: 'x' }, 'This employee no longer exists. Choose another.'],
])('a link for %s is not made', async (_what, body, message) => {
  const answer = await server.call('POST', 'worker-links', body);
  expect([answer.statusCode, answer.json().message, await list()]).toEqual([400, message, []]);
});

const any = 'x'.repeat(43);
test.each([
  ['open', 'Enter the code with its 6 digits.', { token: 'x', code: '12345', key: any }],
  ['open', 'Send what the phone keeps.', { token: 'x', code: '123456', key: 'short' }],
  ['days', 'Enter the month as YYYY-MM.', { key: any, month: '2026-13' }],
  ['questions', 'Enter the question.', { key: any, id: 'question-1', question: ' ' }],
  [
    'questions',
    'Use at most 500 characters for the question.',
    { key: any, id: 'question-1', question: 'x'.repeat(501) },
  ],
])('%s with what can’t be used is refused: %s', async (path, message, body) => {
  const answer = await phoneCall(path, body);
  expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
});

test('whoever is limited to some clients sees and answers what is of their people alone, and makes no link, which shows payslips of all', async () => {
  const mine = await add('centers', { client_name: 'Mine', city: 'Ranchi' });
  const bela = await addPerson('Bela', { centerId: mine });
  const foreign = await made();
  await open(foreign);
  await ask('When?');
  const [question] = await questions();
  const { token } = await addAccount(server, { reach: { companies: [], centers: [mine] } });
  expect((await make(asha, token)).statusCode).toBe(403);
  expect((await make(bela, token)).statusCode).toBe(403);
  await made(bela);
  expect((await server.call('GET', 'worker-links', undefined, { token })).json()).toHaveLength(1);
  expect((await server.call('GET', 'worker-questions', undefined, { token })).json()).toEqual([]);
  for (const [path, body] of [
    [`worker-links/${foreign.id}/revoke`, undefined],
    [`worker-questions/${question?.id}/answer`, { answer: 'Now.' }],
  ] as const)
    expect((await server.call('POST', path, body, { token })).statusCode).toBe(404);
});
