import { type RolloutAct, readStages } from 'shared/contract/releases/rollout';
import { isInStage } from './isInStage';
import { afterAct, startOf } from './rolloutOf';

const wanted = { module: 'mfe-payroll', version: '1.1.0', stages: [5, 25, 100] };
const started = startOf(wanted, '1.0.0', undefined);
const after = (...acts: RolloutAct[]) => acts.reduce(afterAct, started);

test('a rollout goes from stage to stage, and is done at the last', () => {
  expect(started).toMatchObject({ before: '1.0.0', step: 0, state: 'running' });
  expect(after('advance')).toMatchObject({ step: 1, state: 'running' });
  expect(after('advance', 'advance')).toMatchObject({ step: 2, state: 'done' });
});

test('a rollout that is paused stays at its stage until it is resumed, taken on or ended', () => {
  expect(after('pause')).toMatchObject({ step: 0, state: 'paused' });
  expect(after('pause', 'resume')).toMatchObject({ step: 0, state: 'running' });
  expect(after('pause', 'advance')).toMatchObject({ step: 1, state: 'running' });
  expect(after('pause', 'end')).toMatchObject({ step: 0, state: 'ended' });
});

test.each([
  ['of what is current', () => startOf(wanted, '1.1.0', undefined), 'mfe-payroll 1.1.0 is current already.'],
  [
    'of a module of which nothing is current',
    () => startOf(wanted, undefined, undefined),
    'Nothing of mfe-payroll is current, so 1.1.0 has nothing to be compared with. Promote it without stages.',
  ],
  [
    'beside another one',
    () => startOf({ ...wanted, version: '1.2.0' }, '1.0.0', after('pause')),
    'mfe-payroll 1.1.0 is going out in stages. End that rollout before you start one of 1.2.0.',
  ],
  ['that is over', () => after('end', 'advance'), 'The rollout of mfe-payroll 1.1.0 is over. Start a new one.'],
  ['that runs already', () => after('resume'), 'The rollout of mfe-payroll 1.1.0 is running already.'],
])('a rollout %s is refused in a sentence', (_, act, sentence) => {
  expect(act).toThrow(sentence);
});

test.each([
  ['25,5,100', 'Each stage must be larger than the one before, such as 5,25,100.'],
  ['5,5,100', 'Each stage must be larger than the one before, such as 5,25,100.'],
  ['5,25', 'The last stage must be 100: everybody.'],
  ['100', 'Give at least two stages, such as 5,25,100. To release to all at once, promote it.'],
  ['5,,100', 'Give whole percents from 1 to 100, such as 5,25,100.'],
  ['5,25.5,100', 'Give whole percents from 1 to 100, such as 5,25,100.'],
  ['0,100', 'Give whole percents from 1 to 100, such as 5,25,100.'],
  ['5,500', 'Give whole percents from 1 to 100, such as 5,25,100.'],
  ['five', 'Give whole percents from 1 to 100, such as 5,25,100.'],
])('stages of %s are refused in a sentence', (text, sentence) => {
  expect(() => readStages(text)).toThrow(sentence);
});

test('an account keeps the release that it got at every later stage, and another rollout begins with others', () => {
  const accounts = Array.from({ length: 2_000 }, (_, index) => `account-${index}`);
  const row = { module: 'm', version: '2', before: '1', state: 'running', at: '', by: '', reason: '' } as const;
  const inStage = (rollout: number, step: number) =>
    accounts.filter((account) =>
      isInStage({ ...row, revision: rollout, rollout, stages: '[5,25,100]', step }, account, new Set()),
    );
  const [first, second, last] = [inStage(1, 0), inStage(1, 1), inStage(1, 2)];
  expect([first.length / 2_000, second.length / 2_000]).toEqual([expect.closeTo(0.05, 1), expect.closeTo(0.25, 1)]);
  expect(first.every((account) => second.includes(account))).toBe(true);
  expect(last).toEqual(accounts);
  expect(inStage(2, 0).filter((account) => first.includes(account)).length).toBeLessThan(first.length / 2);
});
