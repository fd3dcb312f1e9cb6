import { addDays, today } from 'shared/domain/dates/dates';
import { NOTICE_VERSION } from 'shared/domain/people/applications/application';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { addAccount } from '../../../../test/addAccount';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';
import { uploadForm } from '../../../../test/uploadForm';
import { samplePdf } from '../../certificates/samplePdf';

let server: TestApp;
let vacancy: Vacancy;
let companyId: string;
beforeEach(async () => {
  server = await openTestApp();
  companyId = (await server.call('POST', 'companies', { name: 'Everkart Retail' })).json<{ id: string }>().id;
  const body = { title: 'Picker', city: 'Pune', people: 2, isPublic: true, companyId };
  vacancy = (await server.call('POST', 'vacancies', body)).json<Vacancy>();
});
afterEach(() => server.close());

const form = {
  name: 'Sunita Munda',
  phone: '98765 00101',
  city: 'Ranchi',
  agreed: 'on',
  notice: NOTICE_VERSION,
  language: 'hi',
};
const cv = { name: 'Sunita.pdf', content: samplePdf('CV') };
/** Applies like a browser without scripts, which wants a page; without a site the API answers JSON. */
async function apply(
  said: object = {},
  file: typeof cv | undefined = undefined,
  slug = vacancy.slug,
  address?: string,
) {
  const { payload, headers } = uploadForm({ ...form, ...said }, file);
  return server.app.inject({
    method: 'POST',
    url: `/api/careers/${slug}`,
    payload,
    headers,
    ...(address && { remoteAddress: address }),
  });
}
const stored = async () => (await server.call('GET', 'candidates')).json<Candidate[]>();
const messageOf = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message;
const files = () => server.db.selectFrom('record_files').selectAll().execute();

test('an application is a candidate for the vacancy, with the CV and what was agreed to, which staff don’t change', async () => {
  const answer = await apply({}, cv);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    200,
    'धन्यवाद! हम जल्द ही आपसे संपर्क करेंगे।',
  ]);
  const [candidate, ...others] = await stored();
  expect(others).toEqual([]);
  expect(candidate).toMatchObject({
    name: 'Sunita Munda',
    phone: '9876500101',
    city: 'Ranchi',
    position: 'Picker',
    status: 'Pending',
    vacancyId: vacancy.id,
    companyId,
    source: 'Careers page',
    file: 'Sunita.pdf',
    agreedNotice: NOTICE_VERSION,
    agreedLanguage: 'hi',
    agreedAt: expect.stringMatching(/^\d{4}-/),
  });
  const file = await server.call('GET', `candidates/${candidate?.id}/file`);
  expect(file.rawPayload.equals(cv.content)).toBe(true);
  expect((await server.call('GET', 'notifications')).json()).toEqual([
    expect.objectContaining({ title: 'Sunita Munda applied for a job', body: 'Picker' }),
  ]);
  const change = { version: 1, city: 'Gumla', agreedNotice: 'none', source: '' };
  expect((await server.call('PUT', `candidates/${candidate?.id}`, change)).json()).toMatchObject({
    city: 'Gumla',
    agreedNotice: NOTICE_VERSION,
    source: 'Careers page',
  });
});

test('what is refused is refused with a sentence, and nothing of it is stored', async () => {
  const big = Buffer.alloc(50 * 1024 * 1024, 'x');
  const refusals = [
    [{ agreed: '' }, cv.content, 400, 'Tick the box: we may keep an application only if you agree.'],
    [{}, big, 413, 'This file is larger than 5 MB; choose a smaller one.'],
    [{}, Buffer.from('MZ not a CV'), 400, 'Choose a PDF, DOC or DOCX file; the content of this one is something else.'],
  ] as const;
  for (const [said, content, status, message] of refusals) {
    const answer = await apply({ language: 'en', ...said }, { name: 'cv.pdf', content });
    expect([answer.statusCode, messageOf(answer)]).toEqual([status, message]);
    expect([await stored(), await files()]).toEqual([[], []]);
  }
});

test('a refused application leads back to the page of its language with what was typed, and no field behind the file is lost', async () => {
  const asked: unknown[] = [];
  server.app.renderRefusedForm = async (path, { action, fields, errors }) => {
    asked.push([path, action, fields, errors]);
    return '<form></form>';
  };
  const data = new FormData();
  const { language, ...others } = form;
  for (const [name, value] of Object.entries({ ...others, phone: '12' })) data.append(name, value);
  data.append('file', new Blob([Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')]), 'cv.jpg');
  data.append('language', language);
  const sent = new Response(data);
  const payload = Buffer.from(await sent.arrayBuffer());
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
  const url = `/api/careers/${vacancy.slug}`;
  const answer = await server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, accept: 'text/html' },
  });
  expect([answer.statusCode, answer.body]).toEqual([400, '<form></form>']);
  expect(asked).toEqual([
    [
      `/hi${url.replace('/api', '')}`,
      url,
      { ...form, phone: '12' },
      [{ path: 'file', msg: expect.stringMatching(/^यह तस्वीर है।/) }],
    ],
  ]);
  asked.length = 0;
  const nameless = uploadForm({ ...form, language: 'en', name: '' }, cv);
  await server.app.inject({ method: 'POST', url, ...nameless, headers: { ...nameless.headers, accept: 'text/html' } });
  expect(asked).toMatchObject([
    [
      url.replace('/api', ''),
      url,
      { city: 'Ranchi' },
      [
        { path: 'name', msg: 'Enter the name.' },
        { path: 'file', msg: 'Choose your CV again: the page can’t keep it.' },
      ],
    ],
  ]);
});

test('a vacancy that is filled, closed or hidden takes no application', async () => {
  for (const change of [{ filled: 2 }, { filled: 0, status: 'Closed' }, { status: 'Open', isPublic: false }]) {
    expect((await server.call('PUT', `vacancies/${vacancy.id}`, change)).statusCode).toBe(200);
    const answer = await apply({ language: 'en' });
    expect([change, answer.statusCode, messageOf(answer)]).toEqual([
      change,
      410,
      'This job is filled or closed. See the careers page for open ones.',
    ]);
  }
  expect(await stored()).toEqual([]);
});

test('of 100 applications from one address in a minute the first 60 are taken, another address is not concerned', async () => {
  const statuses: number[] = [];
  const send = async (index: number) => (await apply({ phone: String(9_876_500_000 + index) })).statusCode;
  for (let from = 0; from < 100; from += 20)
    statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, index) => send(from + index)))));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(new Set(statuses.slice(60))).toEqual(new Set([429]));
  const refused = (await apply()).json<{ message: string }>().message;
  expect(refused).toMatch(/^Too many applications from your address\. Please try again in \d+ minutes\.$/);
  expect((await apply({}, undefined, vacancy.slug, '203.0.113.9')).statusCode).toBe(200);
  expect(await stored()).toHaveLength(61);
});

test('what comes with the hidden field filled is kept aside with its CV, and put forward once staff release it', async () => {
  const submissions = async () => (await server.call('GET', 'submissions')).json<Submission[]>();
  expect((await apply({ website: 'http://spam.example' }, cv)).statusCode).toBe(200);
  expect([await stored(), await submissions()]).toEqual([[], []]);
  expect((await server.call('GET', 'notifications')).json()).toEqual([]);
  const [caught] = (await server.call('GET', 'candidates?suspected=true')).json<Candidate[]>();
  expect(caught).toMatchObject({ name: 'Sunita Munda', file: 'Sunita.pdf', suspected: true });
  const change = { version: caught?.version, suspected: false };
  expect((await server.call('PUT', `candidates/${caught?.id}`, change)).statusCode).toBe(200);
  expect(await stored()).toEqual([expect.objectContaining({ id: caught?.id, vacancyId: vacancy.id })]);
  expect(await submissions()).toEqual([expect.objectContaining({ candidateId: caught?.id, stage: 'Submitted' })]);
});

test('a machine changes nothing of somebody on record, nor does it stand for them later', async () => {
  await apply({ website: 'x', city: 'Pune' });
  await apply({}, cv);
  await apply({ website: 'x', city: 'Delhi' }, { name: 'Other.pdf', content: samplePdf('Other') });
  expect(await stored()).toEqual([expect.objectContaining({ city: 'Ranchi', file: 'Sunita.pdf' })]);
});

describe('an application with the phone number of somebody on record', () => {
  const putForward = async () => (await server.call('GET', 'submissions?sort=id')).json<Submission[]>();
  const another = async () => {
    const body = { title: 'Loader', city: 'Pune', isPublic: true };
    return (await server.call('POST', 'vacancies', body)).json<Vacancy>();
  };

  test('with the phone number and name of somebody on record a stranger changes nothing of theirs, and is answered as anybody', async () => {
    const first = await apply({ language: 'en' }, cv);
    const [candidate] = await stored();
    const [submission] = await putForward();
    await server.call('PUT', `submissions/${submission?.id}`, { stage: 'Rejected', reason: 'No licence' });
    const before = (await server.call('GET', `candidates/${candidate?.id}`)).json<Candidate>();
    const newer = { name: 'Newer.pdf', content: samplePdf('Newer') };
    const answers = [
      await apply({ language: 'en' }, newer),
      await apply({ language: 'en', name: 'sunita devi', phone: '98765-00101' }, newer, (await another()).slug),
      await apply({ language: 'en', name: 'Nobody', phone: '9876500999' }, newer),
    ];
    const shapes = [first, ...answers].map((answer) => {
      const { message, link } = answer.json<{ message: string; link: string }>();
      return [answer.statusCode, message, link.replace(/[\w-]{43}$/, 'TOKEN'), Object.keys(answer.json<object>())];
    });
    expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
    expect((await server.call('GET', `candidates/${candidate?.id}`)).json()).toEqual(before);
    expect(before).toMatchObject({ status: 'Rejected', file: 'Sunita.pdf' });
    const file = await server.call('GET', `candidates/${candidate?.id}/file`);
    expect([file.rawPayload.equals(cv.content), (await files()).length]).toEqual([true, 4]);
  });

  test('is named to staff, who merge both and choose which CV stays; undone, each has its own again', async () => {
    await apply({}, cv);
    const newer = { name: 'Newer.pdf', content: samplePdf('Newer') };
    await apply({}, newer, (await another()).slug);
    const [second, first] = await stored();
    const same = await server.call('POST', 'candidates/duplicates', { phone: second?.phone, id: second?.id });
    expect(same.json()).toMatchObject([{ id: first?.id }]);
    const content = async (id: string | undefined) =>
      (await server.call('GET', `candidates/${id}/file`)).rawPayload.toString();
    const merge = { other: second?.id, take: ['file'] };
    const merged = await server.call('POST', `candidates/${first?.id}/merge`, merge);
    expect([merged.statusCode, merged.json()]).toEqual([200, expect.objectContaining({ file: 'Newer.pdf' })]);
    expect(await content(first?.id)).toBe(newer.content.toString());
    expect((await putForward()).map(({ candidateId }) => candidateId)).toEqual([first?.id, first?.id]);
    const [{ id }] = (await server.call('GET', `candidates/${first?.id}/merges`)).json();
    expect((await server.call('POST', `candidates/${first?.id}/merges/${id}/undo`)).statusCode).toBe(200);
    expect([await content(first?.id), await content(second?.id)]).toEqual([
      cv.content.toString(),
      newer.content.toString(),
    ]);
  });

  test('is told from a relative who shares the phone, and needs no CV; both are one once they are merged', async () => {
    await apply();
    await apply({ name: 'Ravi Munda' }, undefined, (await another()).slug);
    const [ravi, sunita] = await stored();
    expect(ravi).toMatchObject({ file: '', source: 'Careers page' });
    const same = await server.call('POST', 'candidates/duplicates', { phone: ravi?.phone, id: ravi?.id });
    expect(same.json()).toMatchObject([{ id: sunita?.id }]);
    const merge = () => server.call('POST', `candidates/${sunita?.id}/merge`, { other: ravi?.id, take: [] });
    const twice = await server.call('POST', 'submissions', { candidateId: ravi?.id, vacancyId: vacancy.id });
    const refused = await merge();
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'Both are put forward for Picker. Withdraw one of them on its board first, then merge.',
    ]);
    await server.call('DELETE', `submissions/${twice.json<Submission>().id}`);
    expect((await merge()).statusCode).toBe(200);
    expect((await putForward()).map(({ candidateId }) => candidateId)).toEqual([sunita?.id, sunita?.id]);
  });
});

test('a candidate is meant for a vacancy within the reach of whoever says so, and of instahires alone', async () => {
  const hidden = (await server.call('POST', 'vacancies', { title: 'Guard' })).json<Vacancy>();
  const { token } = await addAccount(server, { reach: { companies: [companyId], centers: [] } });
  const ask = (path: string, vacancyId: string, as?: string) =>
    server.call(
      'POST',
      path,
      { name: 'Asha', email: 'a@example.com', position: 'Guard', companyId, vacancyId },
      as ? { token: as } : {},
    );
  expect((await ask('candidates', vacancy.id, token)).statusCode).toBe(201);
  expect((await ask('candidates', hidden.id, token)).statusCode).toBe(403);
  const unknown = await ask('candidates', 'x');
  expect([unknown.statusCode, unknown.json()]).toMatchObject([400, { errors: [{ path: 'vacancyId' }] }]);
  const other = { name: 'Asha', email: 'a@example.com', position: 'Guard', vacancyId: vacancy.id };
  expect((await server.call('POST', 'ultrahrms/candidates', other)).statusCode).toBe(400);
});

test('the Hindi form is refused in Hindi, its CV and the applicant’s page too', async () => {
  expect(messageOf(await apply({ name: '', city: '' }))).toBe('अपना नाम लिखिए। अपने शहर का नाम लिखिए।');
  const program = { name: 'cv.pdf', content: Buffer.from('MZ not a CV') };
  expect(messageOf(await apply({}, program))).toBe('PDF, DOC या DOCX फ़ाइल चुनिए; इस फ़ाइल में कुछ और है।');
  expect(messageOf(await apply({}, undefined, 'gone'))).toMatch(/^यह नौकरी भर चुकी है या बंद है।/);
  const token = (await apply()).json<{ link: string }>().link.replace(/^.*\//, '');
  const body = uploadForm({ act: 'save', phone: '12' });
  const changed = await server.app.inject({ method: 'POST', url: `/api/applications/${token}`, ...body });
  expect(messageOf(changed)).toBe('कृपया 10 अंकों का सही मोबाइल नंबर लिखिए।');
});

describe('the link that an applicant is answered with', () => {
  const sent = async () => (await apply({ language: 'en' }, cv)).json<{ link: string }>().link.replace(/^.*\//, '');
  const change = (token: string, said: Record<string, string>, file?: typeof cv) =>
    server.app.inject({ method: 'POST', url: `/api/applications/${token}`, ...uploadForm(said, file) });
  const gone = 'This link no longer works: the application was withdrawn, or the link is too old.';

  test('changes an application twenty times a day, from whatever addresses', async () => {
    const token = await sent();
    const statuses: number[] = [];
    for (let round = 0; round < 22; round += 1) {
      const form = uploadForm({ act: 'save', city: `City ${round}` });
      const remoteAddress = `10.0.0.${round}`;
      const url = `/api/applications/${token}`;
      statuses.push((await server.app.inject({ method: 'POST', url, remoteAddress, ...form })).statusCode);
    }
    expect([statuses.indexOf(429), statuses.at(-1)]).toEqual([20, 429]);
    expect(await stored()).toEqual([expect.objectContaining({ city: 'City 19' })]);
  });

  test('corrects what was sent and its CV, and nothing else of the candidate; withdrawn, candidate and CV are gone, and the link ends', async () => {
    const token = await sent();
    const answer = await change(token, { act: 'save', name: 'Sunita Devi', city: 'Gumla', status: 'Selected' });
    expect([answer.statusCode, messageOf(answer)]).toEqual([200, 'Your application was changed.']);
    const corrected = { name: 'Sunita Devi', city: 'Gumla', phone: '9876500101', status: 'Pending' };
    expect(await stored()).toEqual([expect.objectContaining({ ...corrected, file: 'Sunita.pdf' })]);
    for (const [wrong, message] of [
      [{ act: 'save', phone: '12' }, 'Please enter a valid 10-digit mobile number.'],
      [{ act: 'steal' }, 'Choose to save the application or to withdraw it.'],
    ] as const) {
      const refused = await change(token, wrong);
      expect([refused.statusCode, messageOf(refused)]).toEqual([400, message]);
    }
    await change(token, { act: 'save' }, { name: 'New.pdf', content: samplePdf('New') });
    expect(await stored()).toEqual([expect.objectContaining({ ...corrected, file: 'New.pdf' })]);
    expect(await files()).toHaveLength(1);

    const withdrawn = await change(token, { act: 'withdraw' });
    expect([withdrawn.statusCode, messageOf(withdrawn)]).toEqual([
      200,
      'Your application was withdrawn, and your CV deleted.',
    ]);
    expect([await stored(), await files()]).toEqual([[], []]);
    const again = await change(token, { act: 'withdraw' });
    expect([again.statusCode, messageOf(again)]).toEqual([404, gone]);
  });

  test('is kept as a hash and shown to staff with its last day; a guessed one, an old one and one that they took away lead nowhere', async () => {
    const token = await sent();
    const links = await server.db.selectFrom('application_links').selectAll().execute();
    expect(JSON.stringify(links)).not.toContain(token);
    const [candidate] = await stored();
    expect(candidate?.linkEndsOn).toBe(addDays(today(), 180));
    const expectGone = async (by: string) => {
      const answer = await change(by, { act: 'withdraw' });
      expect([answer.statusCode, messageOf(answer)]).toEqual([404, gone]);
      expect(await stored()).toHaveLength(1);
    };
    await expectGone('x'.repeat(43));
    await server.db.updateTable('candidates').set({ linkEndsOn: '2020-01-01' }).execute();
    await expectGone(token);
    await server.db.updateTable('candidates').set({ linkEndsOn: candidate?.linkEndsOn }).execute();
    const taken = { version: candidate?.version, linkEndsOn: null };
    expect((await server.call('PUT', `candidates/${candidate?.id}`, taken)).statusCode).toBe(200);
    await expectGone(token);
  });
});
