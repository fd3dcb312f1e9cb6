import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import autocannon, { type Options } from 'autocannon';
import { addDays, today } from 'shared/domain/dates/dates';
import { NOTICE_VERSION } from 'shared/domain/people/applications/application';
import { fillMonth } from '../../server/bench/fill/fillMonth';
import { fillReturn } from '../../server/bench/fill/fillReturn';
import { signInToEmpty } from '../../server/bench/fill/fillUp';
import { samplePdf } from '../../server/src/api/certificates/samplePdf';
import { REGISTRATION } from '../../server/src/api/money/returns/storedDocuments.fixture';
import { openDatabase } from '../../server/src/db/engines/openDatabase';
import { seed } from '../../server/src/seed';
import { uploadForm } from '../../server/test/uploadForm';
import { type Goal, P99_MS, type Part, round } from '../Part';
import { startProduct } from '../startProduct';
import { p99Beside } from './heavy';

/** The number of people in the supervisor's center, and of documents in the books. */
const PEOPLE = 300;
const DOCUMENTS = 1_000;
/** Connections that flood one link, and for how long, in seconds. */
const CONNECTIONS = 50;
const SECONDS = 4;

/** Requests that others make meanwhile, again and again. */
const probed = ['/favicon.svg', '/api/centers?page=1&size=10', '/api/health'];

type Flood = Pick<Options, 'method' | 'headers' | 'body'> & { path: string };

const secret = 'a'.repeat(43);
const json = (path: string, body: object): Flood => ({
  ...{ method: 'POST', path: `/api/${path}`, body: JSON.stringify(body) },
  headers: { 'content-type': 'application/json' },
});
const form = (path: string, fields: Record<string, string>, file?: { name: string; content: Buffer }): Flood => {
  const { payload, headers } = uploadForm(fields, file);
  return { method: 'POST', path: `/api/${path}`, body: String(payload), headers };
};

/** One link of each kind, and its request. */
async function floodsOf(url: string, authorization: string, invoiceId: string): Promise<[string, Flood?][]> {
  const call = async <T>(path: string, body?: object | Flood): Promise<T> => {
    const asked = body && ('path' in body ? body : json(path, body));
    const answer = await fetch(`${url}/api/${path}`, {
      method: asked ? 'POST' : 'GET',
      headers: { authorization, ...(asked?.headers as Record<string, string>) },
      body: asked?.body as string,
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  type Stored = { id: string };
  const [center] = await call<Stored[]>('centers?q=MONTH');
  const people = await call<Stored[]>('employees?sort=code&page=1&size=50');
  const employeeId = people[0]?.id;
  const endsOn = addDays(today(), 7);
  const month = today().slice(0, 7);
  const supervisor = await call<{ token: string }>('attendance-links', { centerId: center?.id, month, endsOn });
  const worker = await call<{ token: string; code: string }>('worker-links', { employeeId });
  await call('worker-page/open', { ...worker, key: secret });
  const vacancy = await call<Stored & { slug: string }>('vacancies', {
    ...{ title: 'Picker', city: 'Pune', people: 500, isPublic: true },
  });
  const cv = { name: 'cv.pdf', content: samplePdf('CV') };
  const applicant = { name: 'Sunita', city: 'Pune', agreed: 'on', notice: NOTICE_VERSION, language: 'en' };
  const application = (n: number) =>
    form(`careers/${vacancy.slug}`, { ...applicant, phone: String(9_876_500_000 + n) }, cv);
  const applied = await call<{ link: string }>(`careers/${vacancy.slug}`, application(0));
  const [submission] = await call<Stored[]>(`submissions?vacancyId=${vacancy.id}`);
  const shown = { vacancyId: vacancy.id, contact: 'Ravi Kumar', endsOn, showsCv: true };
  const client = (await call<{ path: string }>('client-links', shown)).path;
  const calendar = new URL((await call<{ url: string }>('calendar/feed', {})).url).pathname;
  const document = (
    await call<{ path: string }>('sendings', {
      ...{ kind: 'invoice', documentId: invoiceId, subject: 'Your invoice', text: 'It is attached.', to: '', endsOn },
    })
  ).path;
  const releases = await call<{ module: string; current: string }[]>('releases');
  const site = releases.find(({ module }) => module === 'mfe-public');
  const review = await call<{ token: string }>('review-links', {
    uses: [{ module: site?.module, version: site?.current }],
  });
  const token = client.replace(/^.*\//, '');
  const at = new Date().toISOString();
  const marks = people.map(({ id }, n) => ({ id: `mark-${n}-of-phone`, employeeId: id, day: today(), code: 'P', at }));
  const marked = { token: supervisor.token, phone: 'phone-one', sentAt: at, marks };
  return [
    ['nothing'],
    ['a supervisor’s sheet', json('attendance-links/sheet', { token: supervisor.token })],
    ['a supervisor’s marks', json('attendance-links/marks', marked)],
    ['a worker’s page', json('worker-page', { key: secret })],
    ['a worker’s days', json('worker-page/days', { key: secret, month })],
    ['a worker’s first opening', json('worker-page/open', { ...worker, key: `${secret.slice(1)}b` })],
    ['a worker’s questions', json('worker-page/questions', { key: secret, id: 'question-1', question: 'When?' })],
    ['a client’s page', { path: client }],
    ['a client’s answers', json(`client-answers/${token}`, { person: submission?.id, answer: 'Accepted', note: '' })],
    ['a CV for a client', { path: `/api/client-answers/${token}/${submission?.id}/cv` }],
    ['applications with a CV', application(1)],
    ['an applicant’s page', { path: applied.link }],
    ['an applicant’s changes', form(applied.link.replace('/careers/application', 'applications'), { act: 'save' })],
    ['a calendar’s feed', { path: calendar }],
    ['a document', { path: document }],
    ['a document’s PDF', { path: `${document}/pdf` }],
    ['a preview', { path: `/review/${review.token}` }],
    ['a preview’s pages', { path: '/services', headers: { cookie: `override=${review.token}` } }],
    ['guessed links', { path: `/careers/application/${secret}` }],
    [
      'the contact form',
      json('contact', { name: 'Ravi', email: 'ravi@example.com', phone: '9876500101', message: 'Hi' }),
    ],
  ];
}

/** Floods a link: how many calls were answered, and how many refused. */
async function floodBy(url: string, { path, ...flood }: Flood): Promise<readonly [number, number]> {
  const options = { ...flood, url: url + path, connections: CONNECTIONS, duration: SECONDS, workers: 1 };
  const { errors, '2xx': done, '3xx': led, '4xx': refused, '5xx': failed } = await autocannon(options);
  if (done + led + refused === 0 || failed > 0)
    throw new Error(`${path}: ${failed} calls failed, ${errors} had no answer, ${done + led} were answered.`);
  return [done + led, refused];
}

/** Floods a server through each kind of link, on the embedded database, and reports how long others wait meanwhile. */
export async function links(): Promise<Part> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-links-'));
  const authorization = `Bearer ${await signInToEmpty({ dataDir, databaseUrl: undefined })}`;
  const db = await openDatabase({ dataDir, databaseUrl: undefined });
  await seed(db, 'sample');
  await fillReturn(db, '2026-09', DOCUMENTS);
  await fillMonth(db, '2026-10', PEOPLE);
  const { id } = await db
    .selectFrom('invoices')
    .select('id')
    .where('registration', '=', REGISTRATION)
    .where('status', '=', 'issued')
    .executeTakeFirstOrThrow();
  await db.destroy();
  const product = await startProduct({ DATA_DIR: dataDir });
  const rows: (string | number)[][] = [];
  const goals: Goal[] = [];
  try {
    for (const [name, flood] of await floodsOf(product.url, authorization, id)) {
      const work = flood ? floodBy(product.url, flood) : wait(SECONDS * 1000).then(() => [0, 0] as const);
      const waits = await Promise.all(probed.map((each) => p99Beside(product.url + each, authorization, work)));
      const [answered, refused] = await work;
      rows.push([name, answered, refused, round(Math.max(...waits))]);
      goals.push({ what: `p99 of other answers beside ${name}, ms`, value: Math.max(...waits), most: P99_MS });
    }
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return {
    tables: [
      {
        title: `Floods at ${CONNECTIONS} connections for ${SECONDS} s, on SQLite: p99 of other answers meanwhile`,
        headings: ['flood', 'answered', 'refused', 'p99, ms'],
        rows,
      },
    ],
    goals,
  };
}
