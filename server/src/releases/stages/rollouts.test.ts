import { isDeepStrictEqual } from 'node:util';
import { declaredResources } from 'shared/contract/declaredResource';
import type { Fault } from 'shared/contract/releases/fault';
import type { Rollout } from 'shared/contract/releases/rollout';
import type { Vital } from 'shared/contract/surface/vitals';
import { openTestApp } from '../../../test/openTestApp';
import { slips } from '../../moduleApi/payroll.fixture';
import { createDeployToken } from '../deployTokens';
import { tester, withPage } from '../releases.fixture';
import { releaseTables } from '../tables';
import { bucketOf } from '../vitals/buckets';
import { openStages } from './stages.fixture';
import { advanceRollouts } from './watchRollouts';

const HOUR = 60 * 60 * 1000;

let stages: Awaited<ReturnType<typeof openStages>>;
beforeEach(async () => {
  stages = await openStages(await openTestApp());
});
afterEach(() => stages.close());

const messageOf = (answer: { json: () => unknown }) => (answer.json() as { message: string }).message;
/** Signs in somebody new whom the server gives a release, and who opens a page of it; whoever gets another one opens none. */
async function personWith(version: string): Promise<string> {
  for (let tries = 0; tries < 60; tries += 1) {
    const token = await stages.signIn();
    if ((await stages.openConsole(token)) === version && (await stages.open(token)) === version) return token;
  }
  throw new Error(`Nobody is given ${version}.`);
}
/** Has this many new people open a page of each release; then all of those on the new one report an error. */
async function failFor(count: number): Promise<void> {
  const failed: string[] = [];
  while (failed.length < count) failed.push(await personWith('1.1.0'));
  for (let others = 0; others < count; others += 1) await personWith('1.0.0');
  for (const [place, token] of failed.entries()) await stages.report('1.1.0', token, place);
}
const advance = () => {
  const { live, opened, server } = stages;
  return advanceRollouts({ live, store: opened.store, db: server.db }, Date.now() + 2 * HOUR);
};

test('a part of the accounts gets the release, the same ones each time, with the one before as its fallback; ended by hand, nobody does', async () => {
  expect((await stages.start([50, 100])).statusCode).toBe(200);
  const token = await personWith('1.1.0');
  expect(await stages.open(token)).toBe('1.1.0');
  expect((await stages.call('GET', 'registry', undefined, token)).json()).toMatchObject({
    modules: { 'mfe-payroll': { current: { version: '1.1.0' }, previous: { version: '1.0.0' } } },
  });
  expect(await stages.open(await personWith('1.0.0'))).toBe('1.0.0');
  expect(await stages.current()).toBe('1.0.0');
  await stages.act('end');
  expect(await stages.open(token)).toBe('1.0.0');
  expect(await stages.rollout()).toMatchObject({ state: 'ended' });
});

test('a document has the current release, and says that a person’s own registry comes first; public ones stay as they are', async () => {
  await stages.opened.publishCurrent({
    name: 'mfe-site',
    version: '1.0.0',
    change: withPage('/', 'page.html'),
    files: { 'page.html': '<p>Hi</p>' },
  });
  await stages.live.follow();
  const documentAt = async (url: string) => (await stages.app.inject({ url })).body;
  const before = await documentAt('/');
  await stages.start([50, 100]);
  expect(await documentAt('/dashboard')).toContain('"inStages":true');
  expect(await documentAt('/dashboard')).not.toContain('1.1.0');
  expect(await documentAt('/')).toBe(before);
});

test('a rollout is taken on by hand; at the last stage its release is current, and the history says who did what', async () => {
  await stages.start();
  await stages.act('pause');
  await stages.act('resume');
  expect((await stages.act('advance')).json<Rollout>()).toMatchObject({ step: 1, state: 'running' });
  expect((await stages.act('advance')).json<Rollout>()).toMatchObject({ step: 2, state: 'done' });
  expect(await stages.current()).toBe('1.1.0');
  const by = stages.server.owner.account.name;
  expect((await stages.rollout())?.history.map((each) => [each.state, each.step, each.by])).toEqual([
    ['done', 2, by],
    ['running', 1, by],
    ['running', 0, by],
    ['paused', 0, by],
    ['running', 0, by],
  ]);
});

test('a release that is made current otherwise ends the rollout, and taking the module out does; the history says why, by whom and where', async () => {
  await stages.opened.publish({ version: '1.2.0' });
  const releases = (act: string, version?: string) => stages.call('POST', `releases/mfe-payroll/${act}`, { version });
  await stages.start();
  await releases('promote', '1.2.0');
  const another = [{ reason: '1.2.0 was made current.' }, {}];
  expect(await stages.rollout()).toMatchObject({ state: 'ended', history: another });

  // Back without a version: what is current stays.
  await stages.start();
  expect((await releases('rollback')).json()).toMatchObject({ version: '1.2.0' });
  expect(await stages.rollout()).toMatchObject({ state: 'ended' });

  // Its own release, before its last stages.
  await stages.start();
  await releases('promote', '1.1.0');
  const by = stages.server.owner.account.name;
  const early = [{ by, state: 'ended', reason: '1.1.0 was made current at 5%, without its other stages.' }, {}];
  expect(await stages.rollout()).toMatchObject({ state: 'ended', step: 0, history: early });
  expect(await stages.current()).toBe('1.1.0');

  // Its own release, at the stage before the last.
  await stages.start([50, 100], '1.2.0');
  await releases('promote', '1.2.0');
  expect(await stages.rollout()).toMatchObject({ state: 'done', step: 1 });

  await stages.start();
  await releases('retire');
  const out = [{ reason: 'mfe-payroll was taken out.' }, {}];
  expect(await stages.rollout()).toMatchObject({ state: 'ended', history: out });
});

test('stages that don’t rise, a rollout of what is current, of nothing published and of other records are refused, and change nothing', async () => {
  const falling = await stages.start([25, 5, 100]);
  expect([falling.statusCode, JSON.stringify(falling.json())]).toEqual([
    400,
    expect.stringContaining('Each stage must be larger than the one before'),
  ]);
  const current = await stages.start([5, 100], '1.0.0');
  expect([current.statusCode, messageOf(current)]).toEqual([409, 'mfe-payroll 1.0.0 is current already.']);
  expect((await stages.start([5, 100], '9.9.9')).statusCode).toBe(404);
  await stages.opened.publish({
    version: '1.2.0',
    change: ({ manifest }) => {
      manifest.resources = declaredResources.parse([slips()]);
    },
  });
  const others = await stages.start([5, 100], '1.2.0');
  expect([others.statusCode, messageOf(others)]).toEqual([
    409,
    expect.stringContaining('It declares other records or another service than 1.0.0, and both would run at once.'),
  ]);
  expect(await stages.rollout()).toBeUndefined();
});

test('of two that start a rollout at once, or take it on at once, one does; a later one is told to end it first', async () => {
  const both = await Promise.all([stages.start(), stages.start()]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const later = await stages.start();
  expect([later.statusCode, messageOf(later)]).toEqual([
    409,
    'mfe-payroll 1.1.0 is going out in stages. End that rollout before you start one of 1.1.0.',
  ]);
  expect((await stages.rollout())?.history).toHaveLength(1);
  const revision = (await stages.rollout())?.history[0]?.revision;
  const steps = await Promise.all([0, 1].map(() => stages.call('PUT', stages.path, { act: 'advance', revision })));
  expect(steps.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await stages.rollout()).toMatchObject({ step: 1 });
});

test('who may not promote starts no rollout and changes none', async () => {
  const { db } = stages.server;
  const input = { module: 'mfe-payroll', name: 'CI', days: 30 } as const;
  const { token: publishes } = await createDeployToken(db, { ...input, scope: 'publish' }, tester);
  const { token: others } = await createDeployToken(db, { ...input, module: 'mfe-clients', scope: 'promote' }, tester);
  await stages.start();
  for (const token of [publishes, others, await stages.signIn()])
    for (const [method, body] of [
      ['POST', { version: '1.1.0', stages: [5, 100] }],
      ['PUT', { act: 'end', revision: 1 }],
    ] as const)
      expect((await stages.call(method, stages.path, body, token)).statusCode).toBe(403);
  expect(await stages.rollout()).toMatchObject({ state: 'running', history: [{}] });
});

test('a person counts once at a stage, who opened a page of the release that the server gave, by whatever sessions', async () => {
  await stages.start([50, 100]);
  const account = stages.server.owner.account.id;
  const token = await stages.signIn(account);
  const version = await stages.openConsole(token);
  const other = version === '1.1.0' ? '1.0.0' : '1.1.0';
  const counts = async () => {
    const { counts: now } = (await stages.rollout()) ?? {};
    return version === '1.1.0' ? [now?.new, now?.before] : [now?.before, now?.new];
  };
  const none = { given: 0, failed: 0 };
  const tell = (of: string) => stages.call('POST', 'opened-pages', { module: 'mfe-payroll', version: of }, token);
  expect(await counts()).toEqual([none, none]);
  await tell(other);
  expect(await counts()).toEqual([none, none]);
  for (let time = 0; time < 2; time += 1) expect((await tell(version)).statusCode).toBe(204);
  expect(await counts()).toEqual([{ given: 1, failed: 0 }, none]);
  const fail = async (reported: string) => {
    for (let place = 0; place < 4; place += 1) await stages.report(reported, await stages.signIn(account));
    return counts();
  };
  expect(await fail(other)).toEqual([{ given: 1, failed: 0 }, none]);
  expect(await fail(version)).toEqual([{ given: 1, failed: 1 }, none]);
});

test('a stage of few accounts goes to five at least, at most half of those that there were; they keep it, whoever comes', async () => {
  const tokens: string[] = [];
  while (tokens.length < 11) tokens.push(await stages.signIn());
  await stages.start([1, 2, 100]);
  const versions = () => Promise.all(tokens.map((token) => stages.open(token)));
  const first = await versions();
  const isNew = (version: string) => version === '1.1.0';
  // The owner is one of the twelve, and may be one of the five.
  expect(first.filter(isNew).length + Number(isNew(await stages.open(stages.server.owner.token)))).toBe(5);
  for (let more = 0; more < 20; more += 1) await stages.signIn();
  await stages.act('advance');
  expect(await versions()).toEqual(first);
});

test('a session that the server never gave the release counts neither for the rollout nor for the error; what a release does outside of its element fails nobody; a failed load does', async () => {
  await stages.start([50, 100]);
  await stages.report('1.1.0', await stages.signIn());
  await stages.report('1.1.0', await personWith('1.0.0'));
  const faults = async () => (await stages.call('GET', 'faults')).json<Fault[]>();
  const counts = async () => (await stages.rollout())?.counts;
  const none = { failed: 0 };
  expect([await counts(), await faults()]).toMatchObject([{ new: none, before: none }, [{ sessions: 0 }]]);

  const given = await personWith('1.1.0');
  const of = { module: 'mfe-payroll', version: '1.1.0' };
  const message = 'It changed Array.prototype.map.';
  await stages.call('POST', 'faults', { ...of, kind: 'outside', route: '/', frames: [], message }, given);
  expect(await faults()).toContainEqual(expect.objectContaining({ kind: 'outside', message, sessions: 1 }));
  expect(await counts()).toMatchObject({ new: none });

  const load = { ...of, page: 'Page', phase: 'page', reason: 'status', detail: '404' };
  expect((await stages.call('POST', 'module-reports', load, given)).statusCode).toBe(204);
  expect(await counts()).toMatchObject({ new: { failed: 1 } });
  await stages.report('1.1.0', given);
  expect(await faults()).toContainEqual(expect.objectContaining({ kind: 'render', sessions: 1 }));
});

test('a release that fails people is taken back by itself; the history, the bell and a deploy token say why', async () => {
  await stages.start([50, 100]);
  // The release before has it too, for one: only how many it fails tells the two apart.
  await stages.report('1.0.0', await personWith('1.0.0'));
  await failFor(16);
  const reason = expect.stringMatching(/^\d+ of \d+ people had an error with 1\.1\.0, and 1 of \d+ with 1\.0\.0\.$/);
  const { server } = stages;
  const input = { module: 'mfe-payroll', name: 'CI', scope: 'publish', days: 30 } as const;
  const { token } = await createDeployToken(server.db, input, tester);
  const [row] = (await stages.call('GET', 'releases', undefined, token)).json<
    { current: string; rollout: Rollout }[]
  >();
  expect(row).toMatchObject({
    current: '1.0.0',
    rollout: { state: 'rolled-back', step: 0, history: [{ state: 'rolled-back', by: 'Rollout', reason }, {}] },
  });
  expect(await stages.open(await stages.signIn())).toBe('1.0.0');
  const told = await server.db.selectFrom('notifications').select(['title', 'body', 'path', 'audience']).execute();
  expect(told).toContainEqual({
    ...{ title: 'mfe-payroll 1.1.0 was rolled back', body: reason, audience: 'owner' },
    path: '/dashboard/modules?errors=mfe-payroll',
  });
}, 60_000);

test('failures of the connection, and those that the release before has too, wait for somebody; five people whom it fails in what that one does without failing end it', async () => {
  await stages.start([50, 100]);
  await stages.report('1.0.0', await personWith('1.0.0'));
  const failure = { module: 'mfe-payroll', version: '1.1.0', page: 'Page', phase: 'page', detail: '' };
  const people: string[] = [];
  for (let place = 0; place < 6; place += 1) {
    const token = await personWith('1.1.0');
    people.push(token);
    await stages.report('1.1.0', token, place);
    await stages.call('POST', 'module-reports', { ...failure, reason: 'network' }, token, place);
  }
  for (let others = 0; others < 4; others += 1) await personWith('1.0.0');
  await advance();
  expect(await stages.rollout()).toMatchObject({ step: 0, state: 'running' });

  for (const [place, token] of people.slice(0, 4).entries())
    for (let again = 0; again < 3; again += 1) await stages.report('1.1.0', token, place, '/other');
  expect(await stages.rollout()).toMatchObject({ state: 'running' });
  await stages.report('1.1.0', people[4], 4, '/other');
  expect(await stages.rollout()).toMatchObject({
    state: 'rolled-back',
    history: [{ by: 'Rollout', reason: '5 people had an error with 1.1.0 in what 1.0.0 does without one.' }, {}],
  });
}, 60_000);

test('a visitor counts once at a stage, by the address that has the cookie which it was given first, and only with the release that it was sent; for speed by the largest paint of the last visit', async () => {
  await stages.close();
  stages = await openStages(await openTestApp(), withPage('/payroll', 'page.html'));
  await stages.start([50, 100]);
  /** A page comes before its visitor is counted, so it is looked until it is so, for 5 s at most. */
  const until = async (look: () => Promise<unknown>, expected: object) => {
    let found = await look();
    for (let tries = 0; tries < 50 && !isDeepStrictEqual(found, expected); tries += 1) {
      await new Promise((done) => setTimeout(done, 100));
      found = await look();
    }
    expect(found).toEqual(expected);
  };
  const counts = async () => (await stages.rollout())?.counts;
  const draws = () => releaseTables(stages.server.db).selectFrom('visitor_draws').select('cohort').execute();
  const visitor = stages.visitor(1);
  expect(await visitor.open()).toBe('1.0.0');
  await until(draws, [{ cohort: Number(/\d+/.exec(visitor.cookie)?.[0]) }]);
  expect(await counts()).toMatchObject({ new: { given: 0 }, before: { given: 0 } });
  const version = await visitor.open();
  const [own, other] = version === '1.1.0' ? (['new', 'before'] as const) : (['before', 'new'] as const);
  await until(counts, { [own]: { given: 1, failed: 0 }, [other]: { given: 0, failed: 0 } });

  await visitor.report(version === '1.1.0' ? '1.0.0' : '1.1.0');
  const part = Number(/\d+/.exec(visitor.cookie)?.[0]);
  const mine = visitor.cookie;
  // Others at the address, the cookie at another address, and one that is made up.
  for (const [from, cookie] of [
    [1, `cohort=${(part + 1) % 100}`],
    [1, ''],
    [2, mine],
    [3, 'cohort=1'],
  ] as const) {
    const stranger = stages.visitor(from, cookie);
    for (let page = 0; page < 2; page += 1) await stranger.open();
    if (stranger.cookie !== mine || from !== 1) for (const each of ['1.0.0', '1.1.0']) await stranger.report(each);
  }
  await until(counts, { [own]: { given: 1, failed: 0 }, [other]: { given: 0, failed: 0 } });
  for (let again = 0; again < 3; again += 1) await visitor.report(version);
  await until(counts, { [own]: { given: 1, failed: 1 }, [other]: { given: 0, failed: 0 } });

  await visitor.visit(version, { lcp: 9_000, isFirst: true });
  await visitor.visit(version === '1.1.0' ? '1.0.0' : '1.1.0', { lcp: 1 });
  await stages.visitor(2, mine).visit(version, { lcp: 1 });
  for (const lcp of [5_000, 1_000]) await visitor.visit(version, { lcp, inp: 40, cls: 0.1 });
  const kept = await releaseTables(stages.server.db).selectFrom('rollout_measures').selectAll().execute();
  expect(kept.map((row) => [row.version, row.metric, Number(row.bucket), Number(row.isVisitor)])).toEqual([
    [version, 'lcp', bucketOf('lcp', 1_000), 1],
  ]);
});

test('after an hour a stage that does well leads to the next by itself, and at last to everybody', async () => {
  await stages.start([50, 75, 100]);
  await advance();
  expect(await stages.rollout()).toMatchObject({ step: 0 });
  await personWith('1.1.0');
  const { live, opened, server } = stages;
  await advanceRollouts({ live, store: opened.store, db: server.db }, Date.now() + HOUR / 2);
  expect(await stages.rollout()).toMatchObject({ step: 0 });
  await advance();
  expect(await stages.rollout()).toMatchObject({
    step: 1,
    counts: { new: { given: 0 } },
    history: [{ by: 'Rollout' }, {}],
  });
  await personWith('1.1.0');
  await stages.act('pause');
  await advance();
  expect(await stages.rollout()).toMatchObject({ step: 1, state: 'paused' });
  await stages.act('resume');
  await advance();
  expect([(await stages.rollout())?.state, await stages.current()]).toEqual(['done', '1.1.0']);
});

/** Has 20 people with each release, or more, report a visit: `slow` for the new one, `usual` for the other. */
async function visitAll(slow: object, usual: object): Promise<void> {
  const people: [token: string, version: string][] = [];
  const having = (version: string) => people.filter((each) => each[1] === version).length;
  while (having('1.0.0') < 20 || having('1.1.0') < 20) {
    const token = await stages.signIn();
    people.push([token, await stages.open(token)]);
  }
  for (const [place, [token, version]] of people.entries())
    expect(await stages.visit(version, version === '1.1.0' ? slow : usual, token, place)).toBe(204);
}
const lastReason = async () => (await stages.rollout())?.history[0]?.reason;

test('a release that is slower for people is taken back by itself, and the history and the bell say by how much', async () => {
  await stages.start([50, 100]);
  await visitAll({ lcp: 4_000 }, { lcp: 1_000 });
  expect(await stages.rollout()).toMatchObject({ state: 'rolled-back', history: [{ by: 'Rollout' }, {}] });
  const reason = expect.stringMatching(
    /^Largest paint \(LCP\) at \/dashboard\/mfe-payroll: [34]\.\d s for three quarters of \d+ people with 1\.1\.0, and (1\.0 s|9\d\d ms) of \d+ with 1\.0\.0\.$/,
  );
  expect(await lastReason()).toEqual(reason);
  const told = await stages.server.db.selectFrom('notifications').select(['title', 'body']).execute();
  expect(told).toContainEqual({ title: 'mfe-payroll 1.1.0 was rolled back', body: reason });
}, 60_000);

test('a stage that is slower than the release before, though not surely, waits for somebody; a budget that only the new one misses ends it, though it is hardly slower', async () => {
  await stages.close();
  stages = await openStages(await openTestApp(), ({ manifest }) => {
    manifest.budgets = { inp: 200 };
  });
  await stages.start([50, 100]);
  const seen: Record<string, number> = { '1.0.0': 0, '1.1.0': 0 };
  for (let place = 0; Object.values(seen).some((count) => count < 10); place += 1) {
    const token = await stages.signIn();
    const version = await stages.open(token);
    seen[version] = (seen[version] ?? 0) + 1;
    if ((seen[version] ?? 0) > 10) continue;
    await stages.visit(version, { lcp: version === '1.1.0' && (seen[version] ?? 0) > 2 ? 3_000 : 1_000 }, token, place);
  }
  await advance();
  expect(await stages.rollout()).toMatchObject({ step: 0, state: 'running' });
  await visitAll({ inp: 220 }, { inp: 185 });
  expect(await stages.rollout()).toMatchObject({ state: 'rolled-back' });
  expect(await lastReason()).toMatch(/^Response to acts \(INP\) at .*, over the budget of 200 ms\.$/);
}, 60_000);

test('a visit counts once for a person, by the last, and not when it fetched the release’s files; the list of speeds has both releases of the present stage', async () => {
  await stages.start([50, 100]);
  const token = await personWith('1.1.0');
  await stages.visit('1.1.0', { lcp: 9_000, isFirst: true }, token);
  const kept = async () => {
    const measures = releaseTables(stages.server.db).selectFrom('rollout_measures').select(['version', 'bucket']);
    return (await measures.execute()).map(({ version, bucket }) => [version, Number(bucket)]);
  };
  expect(await kept()).toEqual([]);
  for (const lcp of [5_000, 1_000]) await stages.visit('1.1.0', { lcp }, token);
  const own = ['1.1.0', bucketOf('lcp', 1_000)];
  expect(await kept()).toEqual([own]);
  const speeds = async () => (await stages.call('GET', 'vitals')).json<Vital[]>();
  expect(await speeds()).toEqual([]);
  await stages.visit('1.0.0', { lcp: 2_000 }, await personWith('1.0.0'));
  expect(await speeds()).toMatchObject([
    { version: '1.0.0', staged: { version: '1.1.0', visits: 1, before: { visits: 1 } } },
  ]);
  await stages.visit('1.0.0', { lcp: 8_000 }, token);
  expect(await kept()).toEqual([own, ['1.0.0', bucketOf('lcp', 2_000)]]);
});

test('at its last stage, a release that does not fit any more is paused with the reason', async () => {
  await stages.start([50, 100]);
  await personWith('1.1.0');
  await stages.server.db
    .updateTable('releases' as never)
    .set({ release: 'broken' } as never)
    .where('version' as never, '=', '1.1.0' as never)
    .execute();
  await advance();
  expect(await stages.rollout()).toMatchObject({
    state: 'paused',
    history: [{ reason: "What the database has of mfe-payroll 1.1.0 can't be read." }, {}],
  });
});
