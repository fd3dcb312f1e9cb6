import { guardEveryObject } from './guardEveryObject';
import { guardStorage } from './guardStorage';
import { tellOutside } from './tellOutside';
import { runFor, type Whose, watchRuns } from './watchRuns';

jest.mock('./tellOutside', () => ({ tellOutside: jest.fn() }));
jest.mock('./whoWrote', () => ({ whoWrote: () => Promise.resolve(undefined) }));

let looked = 0;
let reads = 0;
/** The threshold for long work, in milliseconds. */
let most = 30;
const long: (string | undefined)[] = [];

/** A fake call site of a module or the shell; counts how often it is read. */
const from = (module: string | undefined) => ({
  get stack() {
    reads += 1;
    return `at https://example.com/${module ? `modules/${module}/1.0.0` : 'shell'}/entry.js:1:7`;
  },
});
const [hostile, shell] = [from('mfe-hostile'), from(undefined)];
const microtasks = async () => {
  for (let each = 0; each < 5; each += 1) await Promise.resolve();
};
/** The reports, with their owners. */
const told = () => jest.mocked(tellOutside).mock.calls.map(([, what, owner]) => `${owner?.module}: ${what}`);

localStorage.setItem('token', 'secret');
localStorage.setItem('leads.view', 'table');
const storage = guardStorage();
const hearLong = (milliseconds: number, by: Whose) => {
  if (milliseconds < most) return false;
  const owner = by();
  long.push(owner?.module);
  return owner !== undefined;
};
watchRuns([() => (looked += 1), guardEveryObject(), storage.look], hearLong, () => undefined);

beforeEach(() => {
  jest.mocked(tellOutside).mockClear();
  long.length = looked = reads = 0;
});

const work = () => {
  for (const until = performance.now() + 50; performance.now() < until; );
};

test('a stored key of others that is written to without a call is as it was once the code has run, and its module is told of', async () => {
  runFor(hostile, () => {
    localStorage.token = 'stolen';
    delete localStorage['leads.view'];
    localStorage['hostile.view'] = 'its own';
  });
  expect(Object.entries(localStorage).sort()).toEqual([
    ['hostile.view', 'its own'],
    ['leads.view', 'table'],
    ['token', 'secret'],
  ]);
  await microtasks();
  expect(told()).toEqual([
    'mfe-hostile: It changed the stored token, which is not its own.',
    'mfe-hostile: It changed the stored leads.view, which is not its own.',
  ]);
});

test('so is one that is written to in a promise that the code began', async () => {
  runFor(hostile, () => void Promise.resolve().then(() => (localStorage.token = 'stolen')));
  await microtasks();
  expect([localStorage.token, told()]).toEqual([
    'secret',
    ['mfe-hostile: It changed the stored token, which is not its own.'],
  ]);
});

test('what was written before a module’s code ran is not its doing', async () => {
  localStorage.token = 'of another tab';
  runFor(hostile, () => undefined);
  await microtasks();
  expect([localStorage.token, told()]).toEqual(['of another tab', []]);
  localStorage.token = 'secret';
});

test('a new member of every object is gone before other code runs', async () => {
  runFor(shell, () => {
    runFor(hostile, () => Object.assign(Object.prototype, { last: 1 }));
    expect('last' in {}).toBe(false);
  });
  await microtasks();
  expect(told()).toEqual(['mfe-hostile: It added Object.prototype.last.']);
});

test('work is told of the code that did it, and not of what ran around it', async () => {
  runFor(from('mfe-frame'), () => runFor(hostile, work));
  runFor(from('mfe-promise'), () => void Promise.resolve().then(work));
  await microtasks();
  expect(long).toEqual(['mfe-hostile', 'mfe-promise']);
});

test('code that does nothing is looked at four times, nobody reads whose it is, and nothing is written', async () => {
  // Independent of this machine's load.
  most = Infinity;
  const write = jest.spyOn(Storage.prototype, 'setItem');
  for (let each = 0; each < 1_000; each += 1) runFor(each % 2 === 0 ? hostile : shell, () => undefined);
  await microtasks();
  expect({ looked, reads, written: write.mock.calls.length, told: told() }).toEqual({
    ...{ looked: 4_000, reads: 0, written: 0, told: [] },
  });
});
