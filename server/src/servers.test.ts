import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { ModuleReleases, Registry } from 'shared/contract';
import type { Invoice } from 'shared/domain/money/documents/invoice';
import { type Bundle, bundleOneServer } from '../test/bundle';
import { openS3, type TestS3 } from '../test/openS3';
import { ownerCredentials } from '../test/openTestApp';
import { openTestDatabase } from '../test/openTestDatabase';
import { realLetterhead } from '../test/realLetterhead';
import { type RoundRobin, roundRobin } from '../test/roundRobin';
import { isOnServer, testOnPostgres } from '../test/testOnPostgres';
import { openPostgres } from './db/engines/postgres';
import type { Db } from './db/tables';
import { openStore } from './releases/releases.fixture';
import { Bucket, type BucketSettings } from './releases/storage/Bucket';

/* Two servers, processes of their own, on one PostgreSQL, and one shared folder or one bucket, behind a round robin. */

interface OneServer {
  url: string;
  child: ChildProcess;
}

let bundled: Bundle;
let schema: string;
let admin: Db;
let command: Db;
let opened: ReturnType<typeof openStore>;
let databaseUrl: string;
let balancer: RoundRobin;
let token = '';
/** A bucket, where there is no shared folder. */
let s3: TestS3 | undefined;
let place: BucketSettings | undefined;
const running = new Set<OneServer>();

async function start(): Promise<OneServer> {
  const child = spawn(process.execPath, [path.join(bundled.folder, 'oneServer.js')], {
    cwd: path.join(__dirname, '../..'),
    env: {
      ...process.env,
      PORT: '0',
      DATABASE_URL: databaseUrl,
      ...(place
        ? {
            DATA_DIR: mkdtempSync(path.join(opened.root, 'machine-')),
            RELEASES_URL: `s3://${place.bucket}/${place.prefix}`,
            S3_ENDPOINT: place.endpoint,
            S3_ACCESS_KEY_ID: place.keyId,
            S3_SECRET_ACCESS_KEY: place.secret,
            SECRET_KEY: 'of-two-machines'.repeat(4),
          }
        : { DATA_DIR: opened.root }),
      DRAIN_SECONDS: '1',
      SEED: 'none',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const part of child.stdout) {
    output += String(part);
    if (output.includes('\n')) break;
  }
  const server = { url: /Ready at (\S+)/.exec(output)?.[1] ?? '', child };
  expect(server.url).not.toBe('');
  running.add(server);
  balancer.servers.add(server.url);
  return server;
}

async function end(server: OneServer, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  const exited = once(server.child, 'exit');
  server.child.kill(signal);
  const [code] = (await exited) as [number | null];
  running.delete(server);
  balancer.servers.delete(server.url);
  return code;
}

/** How long an answer, or what is waited for, may take, in milliseconds: two servers start while eight people work. */
const PATIENCE_MS = 60_000;

const call = (method: string, path_: string, body?: object, at = balancer.url) =>
  fetch(`${at}/api/${path_}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE_MS),
  });

/** The loads that run: a test that fails leaves none behind. */
const loads = new Set<() => Promise<unknown>>();
afterEach(async () => {
  for (const end of loads) await end();
  loads.clear();
});

/** How many people at once, each doing the work again and again until told to end; answers what each round came to. */
function load<T>(people: number, work: () => Promise<T>): { end: () => Promise<T[]>; done: T[] } {
  let isOver = false;
  const done: T[] = [];
  const all = Array.from({ length: people }, async () => {
    while (!isOver) done.push(await work());
  });
  const end = async () => {
    isOver = true;
    await Promise.all(all);
    return done;
  };
  loads.add(end);
  return { done, end };
}

const until = async (isSo: () => boolean | Promise<boolean>) => {
  const late = Date.now() + PATIENCE_MS;
  while (!(await isSo())) {
    if (Date.now() > late) throw new Error('what was waited for did not happen');
    await wait(20);
  }
};

const draft = {
  clientName: 'Acme Foods',
  clientState: '20',
  clientAddress: '1 Main Road',
  date: '2025-11-21',
  taxPercent: 18,
  items: [{ id: '1', description: 'Loaders', quantity: 1, pricePaise: 100_00 }],
};

let one: OneServer;
let other: OneServer;
const current = async (at: string) => {
  const { modules } = (await (await call('GET', 'registry', undefined, at)).json()) as Registry;
  return modules['mfe-payroll']?.current.version;
};
/** Sends a release in, without making it current. */
async function upload(version: string, at: string): Promise<Response> {
  const { dist, contents } = opened.build({ version, code: `of ${version}` });
  const form = new FormData();
  for (const file of ['release.json', ...Object.keys(contents)])
    form.append('file', new Blob([await readFile(path.join(dist, file))]), file);
  return fetch(`${at}/api/releases/mfe-payroll?promote=0`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}
/** What a server answers for a release's page. */
async function pageOf(version: string, at = balancer.url): Promise<string> {
  const answer = await fetch(`${at}/modules/mfe-payroll/${version}/Page.js`, {
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  return `${answer.status} ${await answer.text()}`;
}
async function releasesAt(at: string): Promise<ModuleReleases> {
  const modules = (await (await call('GET', 'releases', undefined, at)).json()) as ModuleReleases[];
  const found = modules.find(({ module }) => module === 'mfe-payroll');
  if (!found) throw new Error('There is no such module.');
  return found;
}
const areBoth = (version: string) => async () =>
  (await current(one.url)) === version && (await current(other.url)) === version;

test('an embedded database is of one process, which has every row; a PostgreSQL is for several', async () => {
  const { another, close } = await openTestDatabase();
  expect(another !== undefined).toBe(isOnServer);
  await close();
});

if (isOnServer) {
  beforeAll(async () => {
    bundled = await bundleOneServer();
  });
  afterAll(() => bundled.remove());
}

describe.each([
  ['one shared folder', false],
  ['one bucket', true],
])('on %s', (_place, isOnBucket) => {
  if (!isOnServer) return;
  beforeAll(async () => {
    schema = `servers_${randomBytes(6).toString('hex')}`;
    s3 = isOnBucket ? await openS3() : undefined;
    place = s3?.newPlace();
    token = '';
    admin = await openPostgres(globalThis.testDatabase);
    await sql`create schema ${sql.id(schema)}`.execute(admin);
    databaseUrl = `${globalThis.testDatabase}?options=-csearch_path%3D${schema}`;
    command = await openPostgres(databaseUrl);
    opened = openStore(command, place);
    balancer = await roundRobin();
    [one, other] = await Promise.all([start(), start()]);
    await until(async () => (await fetch(`${balancer.url}/api/ready`)).ok);
    // A server that has just started on a busy machine may be too busy to answer.
    const taken = async (method: string, path_: string, body?: object) => {
      let answer = await call(method, path_, body);
      await until(async () => answer.status < 500 || (answer = await call(method, path_, body)).status < 500);
      return answer;
    };
    await taken('POST', 'auth/register', ownerCredentials);
    ({ token } = (await (await taken('POST', 'auth/login', ownerCredentials)).json()) as { token: string });
    const [letterhead] = (await (await taken('GET', 'letterhead')).json()) as { id: string }[];
    expect((await call('PUT', `letterhead/${letterhead?.id}`, realLetterhead)).status).toBe(200);
  });
  afterAll(async () => {
    for (const server of running) await end(server, 'SIGKILL');
    await balancer.close();
    await sql`drop schema ${sql.id(schema)} cascade`.execute(admin);
    await Promise.all([admin.destroy(), command.destroy()]);
    opened.remove();
    await s3?.stop();
  });

  testOnPostgres('a session holds on both, and ends on both', async () => {
    const { token: second } = (await (await call('POST', 'auth/login', ownerCredentials, one.url)).json()) as {
      token: string;
    };
    const me = async (at: string) =>
      (await fetch(`${at}/api/auth/me`, { headers: { authorization: `Bearer ${second}` } })).status;
    expect([await me(one.url), await me(other.url)]).toEqual([200, 200]);
    await fetch(`${other.url}/api/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${second}` } });
    expect([await me(one.url), await me(other.url)]).toEqual([401, 401]);
  });

  testOnPostgres('a limit counts what both were asked', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1)
      statuses.push(
        (
          await call(
            'POST',
            'auth/login',
            { email: 'nobody@example.com', password: 'wrong horse' },
            round % 2 === 0 ? one.url : other.url,
          )
        ).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  });

  testOnPostgres('what is published and promoted beside them, and rolled back on one, is current on both', async () => {
    await opened.publishCurrent({ version: '1.0.0' });
    await opened.publishCurrent({ version: '1.1.0' });
    await until(areBoth('1.1.0'));
    expect((await call('POST', 'releases/mfe-payroll/rollback', {}, one.url)).status).toBe(200);
    await until(areBoth('1.0.0'));
  });

  testOnPostgres(
    'what is published on one is served by the other at once, and goes out in stages on both',
    async () => {
      const { version, stages } = { version: '2.0.0', stages: [50, 100] };
      const sent = await upload(version, one.url);
      expect(`${sent.status} ${await sent.text()}`).toContain('201 {');
      expect(await pageOf(version, other.url)).toBe(`200 of ${version}`);

      expect((await call('POST', 'releases/mfe-payroll/rollout', { version, stages }, one.url)).status).toBe(200);
      await until(async () => (await releasesAt(other.url)).rollout?.state === 'running');
      expect((await call('POST', 'releases/mfe-payroll/rollback', {}, other.url)).status).toBe(200);
      await until(async () => (await releasesAt(one.url)).rollout?.state === 'ended');
      expect((await call('POST', 'releases/mfe-payroll/promote', { version }, other.url)).status).toBe(200);
      await until(areBoth('2.0.0'));
    },
  );

  testOnPostgres(
    'one is killed in the middle of publishing, promoting or starting a rollout: the act is done or is not, and the other does it',
    async () => {
      const before = (await releasesAt(one.url)).current;
      /** Has `other` begin something, and kills it in the middle of it; another begins in its place. */
      const killIn = async (begin: () => Promise<unknown>, isUnderWay: () => Promise<unknown>) => {
        const answer = begin().catch(() => undefined);
        await isUnderWay();
        await end(other, 'SIGKILL');
        await answer;
        other = await start();
      };
      const soon = () => wait(3);
      const version = '3.0.0';
      const folder = path.join(opened.root, 'modules');
      // A folder's files are staged for a few milliseconds only; then they are in their place, and not yet a release.
      const isInFolder = async () =>
        existsSync(path.join(folder, 'mfe-payroll', version)) ||
        (await readdir(path.join(folder, '.staging')).catch(() => [])).length > 0;
      const isComing = async () =>
        place
          ? (await new Bucket(place).list(`modules/mfe-payroll/${version}/`).catch(() => [])).length > 0
          : isInFolder();
      await s3?.fail('stalls');
      await killIn(
        () => upload(version, other.url),
        () => until(isComing),
      );
      await s3?.fail();
      const { versions, current: kept, leftOut } = await releasesAt(one.url);
      expect([kept, leftOut]).toEqual([before, undefined]);
      const isPublished = versions.some((each) => each.version === version);
      expect(await pageOf(version, one.url)).toBe(isPublished ? `200 of ${version}` : '404 There is no such file.');
      expect((await upload(version, one.url)).status).toBe(isPublished ? 200 : 201);
      expect(await pageOf(version, other.url)).toBe(`200 of ${version}`);

      const stages = { version, stages: [50, 100] };
      await killIn(() => call('POST', 'releases/mfe-payroll/rollout', stages, other.url), soon);
      const { rollout } = await releasesAt(one.url);
      const isStarted = rollout?.version === version;
      expect(isStarted ? rollout.state : 'running').toBe('running');
      expect((await call('POST', 'releases/mfe-payroll/rollout', stages, one.url)).status).toBe(isStarted ? 409 : 200);
      expect((await releasesAt(other.url)).rollout).toMatchObject({ version, state: 'running', history: [{}] });

      await killIn(() => call('POST', 'releases/mfe-payroll/promote', { version }, other.url), soon);
      const after = await releasesAt(one.url);
      // With the promotion, the rollout is done, or neither is.
      expect([`${before} running`, `${version} done`]).toContain(`${after.current} ${after.rollout?.state}`);
      expect((await call('POST', 'releases/mfe-payroll/promote', { version }, one.url)).status).toBe(200);
      await until(areBoth(version));
      expect([await pageOf(version, one.url), await pageOf(version, other.url)]).toEqual(
        Array(2).fill(`200 of ${version}`),
      );
      expect((await releasesAt(other.url)).rollout?.state).toBe('done');
    },
    240_000,
  );

  testOnPostgres(
    'one is killed under load: nothing that was acknowledged is lost, and no number is given twice or left out',
    async () => {
      const people = load(8, async () => {
        const made = await call('POST', 'invoices', draft).catch(() => undefined);
        if (made?.status !== 201) return undefined;
        const { id } = (await made.json()) as Invoice;
        const issued = await call('POST', `invoices/${id}/issue`).catch(() => undefined);
        return issued?.status === 200
          ? ((await issued.json().catch(() => undefined)) as Invoice | undefined)
          : undefined;
      });
      await until(() => people.done.length >= 30);
      await end(other, 'SIGKILL');
      const before = people.done.length;
      await until(() => people.done.length >= before + 30);
      const acknowledged = (await people.end()).filter((invoice) => invoice !== undefined);
      const stored = (await (await call('GET', 'invoices', undefined, one.url)).json()) as Invoice[];
      const byId = new Map(stored.map((invoice) => [invoice.id, invoice.invoiceNo]));
      for (const { id, invoiceNo } of acknowledged) expect(byId.get(id)).toBe(invoiceNo);
      const numbers = stored
        .filter(({ status }) => status === 'issued')
        .map(({ invoiceNo }) => Number(invoiceNo.slice(-4)));
      expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_number, index) => index + 1));
      expect(acknowledged.length).toBeGreaterThan(20);
    },
    240_000,
  );

  testOnPostgres(
    'a rolling restart under load fails no request',
    async () => {
      other = await start();
      const seen = new Set<string | null>();
      // Few: while a server starts, they have the processors.
      const people = load(3, async () => {
        const read = await call('GET', 'invoices?page=1&size=10').catch((error: Error) => error);
        const write = await call('POST', 'suppliers', { name: 'Suvarna Traders' }).catch((error: Error) => error);
        const page = await pageOf('3.0.0').catch((error: Error) => error);
        if (read instanceof Response) seen.add(read.headers.get('x-server'));
        return [read, write, page].map((answer) => (answer instanceof Response ? answer.status : String(answer)));
      });
      for (const old of [one, other]) {
        const next = await start();
        await until(() => seen.has(next.url));
        expect(await end(old, 'SIGTERM')).toBe(0);
      }
      const answers = (await people.end()).flat();
      expect(answers.length).toBeGreaterThan(50);
      expect([...new Set(answers)].sort()).toEqual([200, '200 of 3.0.0', 201]);
      [one, other] = [...running] as [OneServer, OneServer];
    },
    240_000,
  );
});
