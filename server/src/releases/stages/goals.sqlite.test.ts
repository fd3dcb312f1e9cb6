import { openTestApp } from '../../../test/openTestApp';
import { isInStage } from './isInStage';
import { isWorse } from './isWorse';
import { openStages } from './stages.fixture';

/** Chance that is the same in every run. */
function chances(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
/** Of 100 sessions, so many have an error with any release. */
const USUAL = 0.02;
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

test('1,000 forged reports from 50 addresses roll nothing back', async () => {
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
  }
  const { state, counts } = (await stages.rollout()) ?? {};
  say(
    `1,000 forged reports from 50 addresses: ${state}, ${counts?.new.failed} counted, answers ${JSON.stringify([...statuses])}.`,
  );
  expect([state, counts?.new.failed, counts?.before.failed]).toEqual(['running', 0, 0]);
}, 120_000);

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
        const voices = counts[isInStage(stage, `account-${session}`) ? 'new' : 'before'];
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
