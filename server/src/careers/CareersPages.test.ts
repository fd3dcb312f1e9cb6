import Fastify, { type FastifyInstance } from 'fastify';
import { today } from 'shared/domain/dates/dates';
import type { Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { makeApplicationLink } from '../api/people/applications/applicationLink';
import { LiveRegistry } from '../releases/registry/LiveRegistry';
import { openStore, tester, withPage } from '../releases/releases.fixture';
import { site } from '../site/site';
import { closePools } from '../threads/pools';
import { CareersPages } from './CareersPages';

let server: TestApp;
let opened: ReturnType<typeof openStore>;
let app: FastifyInstance;

const markup = [
  '<h1>Careers</h1><div>%VACANCIES%</div>',
  '<template id="vacancy"><h1>%TITLE%</h1><p>%LINE%</p><div>%VACANCY%</div><form action="/api/careers/%SLUG%"></form></template>',
  '<template id="gone"><h1>No longer open</h1></template>',
  '<template id="hi"><h1>नौकरियाँ</h1><div>%VACANCIES%</div></template>',
  '<template id="hi-vacancy"><h1>%TITLE%</h1><div>%VACANCY%</div></template>',
  '<template id="hi-gone"><h1>खाली नहीं</h1></template>',
  '<template id="sent"><h1>%TEXT%</h1><a href="%LINK%">Your application</a></template>',
  '<template id="application"><form action="/api/applications/%TOKEN%"><input value="%NAME%"></form>%APPLICATION%</template>',
  '<template id="people"><h1>%TITLE%</h1><p>%LINE%</p><div>%PEOPLE%</div></template>',
].join('');

beforeEach(async () => {
  server = await openTestApp();
  opened = openStore(server.db);
  await opened.publish({
    version: '1.0.0',
    files: { 'prerendered/page.html': markup },
    change: withPage('/careers'),
  });
  await opened.store.promote('mfe-payroll', '1.0.0', tester);
  const live = await LiveRegistry.open(opened.store);
  live.close();
  app = Fastify();
  await app.register(
    site({ live, store: opened.store, sources: opened.sources, parts: [(options) => new CareersPages(options)] }),
    {
      db: server.db,
      settings: server.settings,
    },
  );
});
afterEach(async () => {
  await app.close();
  await server.close();
  opened.remove();
});
afterAll(closePools);

const get = (path: string) => app.inject(path);
const add = async (more: object = {}) =>
  (
    await server.call('POST', 'vacancies', {
      title: 'Picker & packer',
      city: 'Pune',
      people: 60,
      filled: 14,
      payPaise: 1_640_000,
      billPaise: 2_150_000,
      isPublic: true,
      description: 'Scans <parcels>.\nLifts 15 kg.',
      ...more,
    })
  ).json<Vacancy>();
const change = (vacancy: Vacancy, body: object) =>
  server.call('PUT', `vacancies/${vacancy.id}`, { version: vacancy.version, ...body });
/** Waits until the site has noticed a change of vacancies, at most 5 seconds. */
async function until(path: string, isSo: (answer: Awaited<ReturnType<typeof get>>) => boolean) {
  const end = Date.now() + 5000;
  for (;;) {
    const answer = await get(path);
    if (isSo(answer) || Date.now() > end) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );

test('the open public vacancies are listed by city and role, each with a link to its page', async () => {
  const [picker] = [
    await add(),
    await add({ title: 'Guard', city: 'Ranchi' }),
    await add({ title: 'Hidden', isPublic: false }),
  ];
  const { body, statusCode } = await get('/careers');
  expect(statusCode).toBe(200);
  expect(body).toContain(
    `<p>2 open jobs in 2 cities.</p><h3>Pune</h3><ul><li><a href="/careers/${picker?.slug}">Picker &amp; packer</a><span>46 places · ₹16,400 a month</span></li></ul><h3>Ranchi</h3>`,
  );
  for (const hidden of ['Hidden', '<template', '%VACANCIES%', '21,500']) expect(body).not.toContain(hidden);
});

test('without a vacancy the list says so', async () => {
  expect((await get('/careers')).body).toContain('We have no open jobs to show today.');
});

test('a vacancy has a page of its own, whose JobPosting says what the page says and not who the client is', async () => {
  const { json } = await server.call('POST', 'companies', { name: 'Everkart Retail' });
  const vacancy = await add({
    companyId: json<{ id: string }>().id,
    skills: ['Scanner'],
    state: 'MH',
    employment: 'Temporary',
  });
  const { body, statusCode } = await get(`/careers/${vacancy.slug}`);
  expect(statusCode).toBe(200);
  for (const text of [
    '<html lang="en-IN"',
    `<title>Picker &amp; packer in Pune | `,
    '<h1>Picker &amp; packer in Pune</h1>',
    '<p>46 places · ₹16,400 a month</p>',
    '<dt>Open places</dt><dd>46</dd>',
    '<dt>State</dt><dd>Maharashtra</dd>',
    '<dt>Employment</dt><dd>Temporary</dd>',
    '<dt>Skills</dt><dd>Scanner</dd>',
    '<p>Scans &lt;parcels&gt;.</p><p>Lifts 15 kg.</p>',
    `<form action="/api/careers/${vacancy.slug}">`,
    `data-prerendered="/careers/${vacancy.slug}"`,
    `hreflang="hi"`,
  ])
    expect(body).toContain(text);
  for (const secret of ['Everkart', '21,500', '%TITLE%']) expect(body).not.toContain(secret);
  const posting = dataIn(body).find((each) => each['@type'] === 'JobPosting');
  expect(posting).toMatchObject({
    title: 'Picker & packer',
    totalJobOpenings: 46,
    skills: 'Scanner',
    jobLocation: { address: { addressLocality: 'Pune', addressRegion: 'Maharashtra', addressCountry: 'IN' } },
    employmentType: 'TEMPORARY',
    baseSalary: { currency: 'INR', value: { value: 16_400, unitText: 'MONTH' } },
  });
  expect(body).toContain(String(posting?.description));
});

test('a vacancy that closes is gone from the list and its page within 5 seconds, and one that is changed is shown so', async () => {
  const [first, second] = [await add(), await add({ title: 'Guard' })];
  await get('/careers');
  await get(`/careers/${first.slug}`);
  await change(first, { status: 'Closed' });
  await change(second, { shift: 'Night' });
  const gone = await until(`/careers/${first.slug}`, ({ statusCode }) => statusCode === 410);
  expect([gone.statusCode, gone.body]).toEqual([410, expect.stringContaining('<h1>No longer open</h1>')]);
  expect(dataIn(gone.body).filter((each) => each['@type'] === 'JobPosting')).toEqual([]);
  const list = await until('/careers', ({ body }) => body.includes('Night'));
  expect(list.body).toContain('Night');
  expect(list.body).not.toContain('Picker');
  expect((await get(`/careers/${second.slug}`)).body).toContain('<dd>Night</dd>');
});

test('the page of a vacancy is there as soon as it is opened', async () => {
  await get('/careers');
  const { slug } = await add();
  expect((await get(`/careers/${slug}`)).statusCode).toBe(200);
});

test('a vacancy that never was public, a sample, and one that does not exist are not found', async () => {
  const hidden = await add({ isPublic: false });
  const sample = await add();
  await server.db.updateTable('vacancies').set({ isSample: 1 }).where('id', '=', sample.id).execute();
  for (const slug of [hidden.slug, sample.slug, 'nothing', '%00'])
    expect([slug, (await get(`/careers/${slug}`)).statusCode]).toEqual([slug, 404]);
});

test('the list, a page and the page of a closed one are in Hindi too', async () => {
  const vacancy = await add();
  const list = (await get('/hi/careers')).body;
  expect(list).toContain('<html lang="hi-IN"');
  expect(list).toContain('1 शहरों में 1 नौकरियाँ खाली हैं।');
  expect(list).toContain(`<a href="/hi/careers/${vacancy.slug}">`);
  expect((await get(`/hi/careers/${vacancy.slug}`)).body).toContain('<dt>खाली जगह</dt><dd>46</dd>');
  await change(vacancy, { status: 'Closed' });
  expect((await until(`/hi/careers/${vacancy.slug}`, ({ statusCode }) => statusCode === 410)).body).toContain(
    'खाली नहीं',
  );
});

test('the sitemap names the pages of open vacancies', async () => {
  const vacancy = await add();
  const { body } = await get('/sitemap.xml');
  for (const path of ['/careers', '/hi/careers', `/careers/${vacancy.slug}`, `/hi/careers/${vacancy.slug}`])
    expect(body).toContain(`${path}</loc>`);
});

test('a page is compressed, and confirmed to a browser that has it', async () => {
  const { slug } = await add();
  const first = await app.inject({ url: `/careers/${slug}`, headers: { 'accept-encoding': 'br' } });
  expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  const again = await app.inject({ url: `/careers/${slug}`, headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);
});

test('the page of an applicant’s link has what was sent, is found by no search and kept by no browser', async () => {
  const candidate = { name: 'Sunita "S" Munda', phone: '9876500101', position: 'Picker', linkEndsOn: '2099-12-31' };
  const { id } = (await server.call('POST', 'candidates', candidate)).json<{ id: string }>();
  const token = await server.db.transaction().execute((tx) => makeApplicationLink(tx, id));
  const { body, headers, statusCode } = await get(`/careers/application/${token}`);
  expect(statusCode).toBe(200);
  for (const text of [`/api/applications/${token}`, 'value="Sunita &quot;S&quot; Munda"', '<dd>Picker</dd>', 'noindex'])
    expect(body).toContain(text);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect((await get(`/careers/application/${'x'.repeat(43)}`)).statusCode).toBe(404);
});

test.each([
  ['an applicant', 'application', 404],
  ['a client', 'people', 410],
])('links of %s that are guessed are held back after 60, with the time to wait', async (_whose, kind, status) => {
  const answers: Awaited<ReturnType<typeof get>>[] = [];
  for (let tries = 0; tries < 62; tries += 1) answers.push(await get(`/careers/${kind}/guess-${tries}`));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect([statuses.slice(0, 60), statuses.slice(60)]).toEqual([Array(60).fill(status), [429, 429]]);
  expect(answers[61]?.headers['retry-after']).toMatch(/^\d+$/);
});

test('a refused form is shown again on the page of its vacancy, or behind the link of its applicant or client', async () => {
  const { id, slug } = await add();
  const candidate = { name: 'Sunita', phone: '9876500101', position: 'Picker', linkEndsOn: '2099-12-31' };
  const candidateId = (await server.call('POST', 'candidates', candidate)).json<{ id: string }>().id;
  const token = await makeApplicationLink(server.db, candidateId);
  const link = { vacancyId: id, contact: 'Ravi', endsOn: today() };
  const { path } = (await server.call('POST', 'client-links', link)).json<{ path: string }>();
  await server.call('POST', 'submissions', { candidateId, vacancyId: id });
  const refuse = (page: string, action: string, fields: object) =>
    app.renderRefusedForm?.(page, {
      action,
      fields: { ...fields },
      errors: [{ path: '', msg: 'No.' }],
      title: 'Not yet',
    });
  expect(await refuse(`/careers/${slug}`, `/api/careers/${slug}`, {})).toContain(
    `<form action="/api/careers/${slug}"><p role="alert" tabindex="-1" autofocus="">No.</p></form>`,
  );
  expect(await refuse(`/careers/application/${token}`, `/api/applications/${token}`, {})).toContain('>No.</p>');
  const person = (await get(path)).body.match(/name="person" value="([^"]+)"/)?.[1];
  const note = { note: 'Too <late>', person };
  expect(await refuse(path, path.replace('/careers/people', '/api/client-answers'), note)).toContain(
    'value="Too &lt;late&gt;"',
  );
  expect(await refuse('/careers/none', '/api/careers/none', {})).toBeUndefined();
});

test('the answer to an application links to its page', () => {
  const page = app.renderFormAnswer?.('Your application', 'Thank you <3', {
    href: '/careers/application/t',
    language: 'en',
  });
  expect(page).toContain('<h1>Thank you &lt;3</h1><a href="/careers/application/t">');
});

test('a client’s link shows the people put forward with role, city and skills, and takes answers without a script', async () => {
  const vacancy = await add();
  const body = {
    name: 'Asha <b>',
    phone: '9876500101',
    email: 'asha@example.com',
    position: 'Picker',
    city: 'Pune',
    skills: 'Scanner',
  };
  const candidateId = (await server.call('POST', 'candidates', body)).json<{ id: string }>().id;
  await server.call('POST', 'submissions', { candidateId, vacancyId: vacancy.id });
  const link = { vacancyId: vacancy.id, contact: 'Ravi', endsOn: today() };
  const { path } = (await server.call('POST', 'client-links', link)).json<{ path: string }>();
  const page = await get(path);
  expect([page.statusCode, page.headers['cache-control'], page.headers['referrer-policy']]).toEqual([
    200,
    'no-store',
    'no-referrer',
  ]);
  expect(page.body).toContain('<h1>Picker &amp; packer, Pune</h1>');
  expect(page.body).toContain('<h3>Asha &lt;b&gt;</h3>');
  for (const shown of ['Scanner', `action="/api/client-answers/${path.replace(/^.*\//, '')}"`, 'value="Accepted"'])
    expect(page.body).toContain(shown);
  expect(page.body).not.toMatch(/9876500101|asha@example|\/cv"/);
  await server.call('PUT', `vacancies/${vacancy.id}`, { version: vacancy.version, status: 'Closed' });
  expect([(await get(path)).statusCode, (await get('/careers/people/guessed')).statusCode]).toEqual([409, 410]);
});
