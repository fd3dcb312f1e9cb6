import { randomInt } from 'node:crypto';
import { vitalMetrics } from 'shared/contract/surface/vitals';
import { openTestApp } from '../../../test/openTestApp';
import { withPage } from '../releases.fixture';
import { releaseTables } from '../tables';
import { bucketOf } from '../vitals/buckets';
import { isInStage } from './isInStage';
import { isSlower, missesBudget } from './isSlower';
import { isWorse } from './isWorse';
import { mostStrangers } from './mostStrangers';
import { openStages } from './stages.fixture';
import { withoutStrangers } from './withoutStrangers';

jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  return { ...crypto, randomInt: jest.fn(crypto.randomInt) };
});

/** Chance that is the same in every run. */
function chances(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
/** Of 100 sessions, this many have an error with any release. */
const USUAL = 0.02;
/** How long a page takes a person, in milliseconds: by a log-normal distribution, the median a second and a few several. */
const usualTime = (chance: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());
  return 1_000 * Math.exp(0.5 * normal);
};
/** What three quarters of those stay within. */
const BUDGET = 1_000 * Math.exp(0.5 * 0.674_49);
const say = (sentence: string) => process.stdout.write(`${sentence}\n`);

let stages: Awaited<ReturnType<typeof openStages>>;
beforeEach(async () => {
  stages = await openStages(await openTestApp());
});
afterEach(() => stages.close());

test('a release that always throws is gone at 5% of 1,000 sessions after at most ten that failed', async () => {
  await stages.start();
  const chance = chances(1);
  const seen = { sessions: 0, failed: 0 };
  for (; seen.sessions < 1_000; seen.sessions += 1) {
    const token = await stages.signIn();
    const version = await stages.open(token);
    if (version === '1.0.0' && chance() < USUAL) await stages.report(version, token, seen.sessions);
    if (version !== '1.1.0') continue;
    seen.failed += 1;
    await stages.report(version, token, seen.sessions);
    if ((await stages.rollout())?.state === 'rolled-back') break;
  }
  say(`A release that always throws, at 5%: gone after ${seen.failed} failing of ${seen.sessions} sessions.`);
  expect(seen.failed).toBeLessThanOrEqual(10);
  expect(await stages.rollout()).toMatchObject({ state: 'rolled-back', step: 0 });
  for (let place = 0; place < 50; place += 1) expect(await stages.open(await stages.signIn())).toBe('1.0.0');
}, 120_000);

test('a release twice as slow is gone at 25% of 1,000 sessions', async () => {
  await stages.start([25, 100]);
  const chance = chances(3);
  const seen = { sessions: 0, slow: 0 };
  for (; seen.sessions < 1_000; seen.sessions += 1) {
    const token = await stages.signIn();
    const version = await stages.open(token);
    if (version === '1.1.0') seen.slow += 1;
    await stages.visit(version, { lcp: usualTime(chance) * (version === '1.1.0' ? 2 : 1) }, token, seen.sessions);
    if ((await stages.rollout())?.state === 'rolled-back') break;
  }
  say(`A release twice as slow, at 25%: gone after ${seen.slow} slow of ${seen.sessions} sessions.`);
  expect(seen.slow).toBeLessThanOrEqual(60);
  expect(await stages.rollout()).toMatchObject({ state: 'rolled-back', step: 0 });
}, 120_000);

/** A house of 32 accounts, the owner among them: a session of each. */
async function house(): Promise<string[]> {
  const tokens = [stages.server.owner.token];
  while (tokens.length < 32) tokens.push(await stages.signIn());
  return tokens;
}

test.each([5, 50])(
  'in a house of 32 accounts, a release that always throws is gone at %i%% after five people',
  async (percent) => {
    const tokens = await house();
    await stages.start([percent, 100]);
    const seen = { people: 0, failed: 0 };
    for (const [place, token] of tokens.entries()) {
      seen.people += 1;
      if ((await stages.open(token)) !== '1.1.0') continue;
      seen.failed += 1;
      await stages.report('1.1.0', token, place);
      if ((await stages.rollout())?.state === 'rolled-back') break;
    }
    say(
      `A release that always throws, at ${percent}% of 32 accounts: gone after ${seen.failed} failing of ${seen.people} people.`,
    );
    expect(seen.failed).toBe(5);
    expect(await stages.rollout()).toMatchObject({ state: 'rolled-back', step: 0 });
  },
  120_000,
);

test('in a house of 32 accounts, 100 good releases end in nothing, though one person of 50 has an error of another page with any', async () => {
  const tokens = await house();
  const chance = chances(8);
  let gone = 0;
  for (let rollout = 0; rollout < 100; rollout += 1) {
    await stages.start([rollout % 2 === 0 ? 5 : 50, 100]);
    for (const [place, token] of tokens.entries()) {
      const version = await stages.open(token);
      const route = `/dashboard/page-${rollout}-${Math.floor(chance() * 5)}`;
      if (chance() < USUAL) await stages.report(version, token, place + rollout * 32, route);
    }
    if ((await stages.rollout())?.state === 'rolled-back') gone += 1;
    else await stages.act('end');
  }
  say(`Of 100 good releases in a house of 32 accounts: ${gone} rolled back.`);
  expect(gone).toBe(0);
}, 600_000);

test('in a house of 32 accounts, 1,000 forged reports by strangers and by two people, one with the release and one without, end nothing', async () => {
  const tokens = await house();
  await stages.start([5, 100]);
  const versions = await Promise.all(tokens.map(async (token) => ({ token, version: await stages.open(token) })));
  const forging = [
    versions.find(({ version }) => version === '1.1.0')?.token ?? '',
    versions.find(({ version }) => version === '1.0.0')?.token ?? '',
    '',
    'x'.repeat(43),
  ];
  for (let place = 0; place < 1_000; place += 1)
    await stages.report('1.1.0', forging[place % forging.length], place % 50, `/dashboard/page-${place}`);
  const { state, counts } = (await stages.rollout()) ?? {};
  say(`1,000 forged reports in a house of 32 accounts: ${state}, ${counts?.new.failed} counted.`);
  expect([state, counts?.new.failed, counts?.before.failed]).toEqual(['running', 1, 0]);
}, 120_000);

test('1,000 forged errors and 2,000 forged visits from 50 addresses roll nothing back', async () => {
  await stages.start();
  const outside: string[] = [];
  while (outside.length < 60) {
    const token = await stages.signIn();
    if ((await stages.open(token)) === '1.0.0') outside.push(token);
  }
  const statuses = new Map<number, number>();
  for (let place = 0; place < 1_000; place += 1) {
    // Of strangers, of made-up sessions, and of people whom the server gave the other release.
    const token = ['', 'x'.repeat(43), outside[place % outside.length]][place % 3];
    const status = await stages.report('1.1.0', token, place % 50);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    await stages.visit('1.1.0', { lcp: 60_000, inp: 60_000, cls: 50 }, token, place % 50);
    await stages.visit(
      '1.0.0',
      { lcp: 1, inp: 1, cls: 0 },
      token === outside[place % outside.length] ? '' : token,
      place % 50,
    );
  }
  const { state, counts } = (await stages.rollout()) ?? {};
  say(
    `1,000 forged reports from 50 addresses: ${state}, ${counts?.new.failed} counted, answers ${JSON.stringify([...statuses])}.`,
  );
  expect([state, counts?.new.failed, counts?.before.failed]).toEqual(['running', 0, 0]);
  const measures = await releaseTables(stages.server.db).selectFrom('rollout_measures').selectAll().execute();
  expect(measures).toEqual([]);
}, 120_000);

/** Has the server give visitors their part by that chance. */
const drawBy = (chance: () => number) =>
  jest.mocked(randomInt as (most: number) => number).mockImplementation((most) => Math.floor(chance() * most));
/** Has the releases' public page go out in stages. */
async function openPublic(): Promise<void> {
  await stages.close();
  stages = await openStages(await openTestApp(), withPage('/payroll', 'page.html'));
}

test('a release that always throws for visitors is gone at 5% of 1,000 of them after at most ten that failed', async () => {
  await openPublic();
  await stages.start();
  const chance = chances(4);
  drawBy(chance);
  const seen = { visitors: 0, failed: 0 };
  for (; seen.visitors < 1_000; seen.visitors += 1) {
    const visitor = stages.visitor(seen.visitors);
    await visitor.open();
    const version = await visitor.open();
    if (version === '1.0.0' && chance() < USUAL) await visitor.report(version);
    if (version !== '1.1.0') continue;
    seen.failed += 1;
    await visitor.report(version);
    if ((await stages.rollout())?.state === 'rolled-back') break;
  }
  const { counts } = (await stages.rollout()) ?? {};
  say(
    `A release that always throws for visitors, at 5%: gone after ${seen.failed} failing of ${seen.visitors} visitors.`,
  );
  expect(counts?.new).toEqual({ given: seen.failed, failed: seen.failed });
  // As many may be one stranger's: they alone decide nothing.
  expect(seen.failed).toBeGreaterThan(mostStrangers(5));
  expect(seen.failed).toBeLessThanOrEqual(10);
  expect(await stages.visitor(2_000).open()).toBe('1.0.0');
}, 120_000);

test('1,000 forged visits and reports from 50 addresses roll nothing back, whatever cookies they have', async () => {
  await openPublic();
  await stages.start();
  drawBy(chances(5));
  const cookies = Array.from({ length: 5 }, (_, part) => `cohort=${part}`);
  let shown = 0;
  for (let place = 0; place < 1_000; place += 1) {
    // Each address comes without a cookie as often as it likes, with one that it made up, and with those of others.
    const visitor = stages.visitor(place % 50, place % 3 === 0 ? '' : (cookies[place % cookies.length] ?? ''));
    await visitor.open();
    const version = await visitor.open();
    if (version === '1.1.0') shown += 1;
    await visitor.report('1.1.0');
  }
  const { state, counts } = (await stages.rollout()) ?? {};
  say(
    `1,000 forged visits from 50 addresses, ${shown} of which were shown the release: ${state}, ${counts?.new.failed} counted.`,
  );
  expect(state).toBe('running');
  expect(shown).toBeGreaterThan(500);
}, 120_000);

test('a release twice as slow for visitors is gone at 25% of 1,000 of them', async () => {
  await openPublic();
  await stages.start([25, 100]);
  const chance = chances(6);
  drawBy(chance);
  const seen = { visitors: 0, slow: 0 };
  for (; seen.visitors < 1_000; seen.visitors += 1) {
    const visitor = stages.visitor(seen.visitors);
    await visitor.open();
    const version = await visitor.open();
    if (version === '1.1.0') seen.slow += 1;
    await visitor.visit(version, { lcp: usualTime(chance) * (version === '1.1.0' ? 2 : 1) });
    if ((await stages.rollout())?.state === 'rolled-back') break;
  }
  say(`A release twice as slow for visitors, at 25%: gone after ${seen.slow} slow of ${seen.visitors} visitors.`);
  // As many may be one stranger's: they alone decide nothing.
  expect(seen.slow).toBeGreaterThan(mostStrangers(25));
  expect(seen.slow).toBeLessThanOrEqual(120);
  expect(await stages.rollout()).toMatchObject({ state: 'rolled-back', step: 0 });
}, 120_000);

test('1,000 forged speeds from 50 addresses among 60 visitors roll nothing back, and none counts that the server did not send', async () => {
  await openPublic();
  await stages.start([50, 100]);
  const chance = chances(7);
  drawBy(chance);
  for (let place = 0; place < 60; place += 1) {
    const visitor = stages.visitor(1_000 + place);
    await visitor.open();
    await visitor.visit(await visitor.open(), { lcp: usualTime(chance) });
  }
  const measures = () => releaseTables(stages.server.db).selectFrom('rollout_measures').selectAll().execute();
  const honest = (await measures()).length;
  // Of addresses that were never sent a page, whatever cookie they made up.
  for (let place = 0; place < 500; place += 1) {
    const stranger = stages.visitor(place % 50, `cohort=${place % 100}`);
    await stranger.visit('1.1.0', { lcp: 60_000 });
    await stranger.visit('1.0.0', { lcp: 1 });
  }
  const unsent = (await measures()).length - honest;
  // Of addresses that were, each again and again.
  for (let place = 0; place < 500; place += 1) {
    const stranger = stages.visitor(place % 50);
    await stranger.open();
    const version = await stranger.open();
    await stranger.visit(version, { lcp: version === '1.1.0' ? 60_000 : 1 });
  }
  const sent = (await measures()).length - honest - unsent;
  const { state } = (await stages.rollout()) ?? {};
  say(
    `1,000 forged speeds from 50 addresses among ${honest}: ${state}, ${unsent} of 1,000 and ${sent} of 500 counted.`,
  );
  expect([state, unsent]).toEqual(['running', 0]);
  expect(sent).toBeLessThanOrEqual(50);
}, 120_000);

test('of 100 good releases none is rolled back by the speeds of 1,000 visitors at each stage, 50 of which are made up', () => {
  let gone = 0;
  let looks = 0;
  for (let rollout = 1; rollout <= 100; rollout += 1) {
    const chance = chances(rollout + 2_000);
    const isGone = [5, 25, 50].some((percent) => {
      const seen = { new: new Map<number, number>(), before: new Map<number, number>() };
      for (let visitor = 0; visitor < 1_000; visitor += 1) {
        const isNew = chance() * 100 < percent;
        const forged = isNew ? 60_000 : 1;
        const bucket = bucketOf('lcp', visitor % 20 === 0 ? forged : usualTime(chance));
        const buckets = seen[isNew ? 'new' : 'before'];
        buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
        if (!isNew) continue;
        looks += 1;
        const judged = withoutStrangers({ metric: 'lcp', ...seen }, percent);
        if (isSlower(judged) || missesBudget(judged, BUDGET)) return true;
      }
      return false;
    });
    if (isGone) gone += 1;
  }
  say(
    `Of 100 good releases, looked at ${looks} times for their speed for visitors, 5% of it made up: ${gone} rolled back.`,
  );
  expect(gone).toBe(0);
}, 300_000);

test('of 100 good releases none is rolled back by 1,000 sessions at each stage', () => {
  let gone = 0;
  for (let rollout = 1; rollout <= 100; rollout += 1) {
    const chance = chances(rollout);
    // The rule is asked after each error, as it is of a server.
    const isGone = [0, 1, 2].some((step) => {
      const counts = { new: { given: 0, failed: 0 }, before: { given: 0, failed: 0 } };
      const row = { module: 'm', version: '2', before: '1', state: 'running', at: '', by: '', reason: '' } as const;
      const stage = { ...row, revision: rollout, rollout, stages: '[5,25,50,100]', step };
      for (let session = 0; session < 1_000; session += 1) {
        const voices = counts[isInStage(stage, `account-${session}`, new Set()) ? 'new' : 'before'];
        voices.given += 1;
        if (chance() >= USUAL) continue;
        voices.failed += 1;
        if (isWorse(counts)) return true;
      }
      return false;
    });
    if (isGone) gone += 1;
  }
  say(`Of 100 good releases, at 5%, 25% and 50% of 1,000 sessions each: ${gone} rolled back.`);
  expect(gone).toBe(0);
});

test('of 100 good releases none is rolled back for its speed by 1,000 sessions at each stage, at 2 routes by 3 measures', () => {
  let gone = 0;
  let looks = 0;
  for (let rollout = 1; rollout <= 100; rollout += 1) {
    const chance = chances(rollout + 1_000);
    const row = { module: 'm', version: '2', before: '1', state: 'running', at: '', by: '', reason: '' } as const;
    const isGone = [0, 1, 2].some((step) => {
      const stage = { ...row, revision: rollout, rollout, stages: '[5,25,50,100]', step };
      return Array.from({ length: 2 }, () => vitalMetrics)
        .flat()
        .some((metric) => {
          const measured = { metric, new: new Map<number, number>(), before: new Map<number, number>() };
          for (let session = 0; session < 1_000; session += 1) {
            const buckets = measured[isInStage(stage, `account-${session}`, new Set()) ? 'new' : 'before'];
            // The budget is what three quarters stay within, to a hair: the hardest one to judge.
            const bucket = bucketOf(metric, usualTime(chance) / (metric === 'cls' ? 10_000 : 1));
            buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
            // Asked at each visit of the new release: by it, it can become worse.
            if (buckets !== measured.new) continue;
            looks += 1;
            if (isSlower(measured) || missesBudget(measured, BUDGET / (metric === 'cls' ? 10_000 : 1))) return true;
          }
          return false;
        });
    });
    if (isGone) gone += 1;
  }
  say(`Of 100 good releases, looked at ${looks} times for their speed: ${gone} rolled back.`);
  expect(gone).toBe(0);
}, 300_000);
