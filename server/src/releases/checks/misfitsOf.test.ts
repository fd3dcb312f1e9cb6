import { openTestApp, type TestApp } from '../../../test/openTestApp';
import { openPayroll, slips } from '../../moduleApi/payroll.fixture';

let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
beforeAll(async () => {
  server = await openTestApp();
  payroll = await openPayroll(server);
});
afterAll(async () => {
  await payroll.close();
  await server.close();
});

const fields = (properties: object) => ({ type: 'object', properties });
const many = Array.from({ length: 30 }, (_, index) => `f${index}`);
const numbers = Object.fromEntries(many.map((name) => [name, { type: 'number' }]));
/** Nothing but these fields. */
const kept = (properties: object, more: object = {}) => ({
  ...slips({ search: [], sort: [], unique: [], schema: fields(properties) }),
  ...more,
});

test.each<[string, object, RegExp]>([
  ['a NUL in a default', kept({ note: { type: 'string', default: 'a\0b' } }), /has a NUL character/],
  [
    'a NUL in a word to choose',
    kept({ note: { type: 'string', enum: ['a\0'], default: 'a\0' } }),
    /has a NUL character/,
  ],
  [
    'half of a character in a default',
    kept({ list: { type: 'array', items: { type: 'string' }, default: ['\ud800'] } }),
    /half of a character/,
  ],
  [
    'a default that breaks its own field',
    kept({ amount: { type: 'integer', minimum: 5, default: 1 } }),
    /^The default of amount of slips is not what the field takes: The field is at least 5\. Correct it/,
  ],
  [
    'a default within a field that breaks it',
    kept({ lines: { type: 'array', items: fields({ day: { type: 'string', format: 'date', default: 'tomorrow' } }) } }),
    /^The default of lines\.day of slips/,
  ],
  [
    'a default of a list that breaks its entries',
    kept({ list: { type: 'array', items: { type: 'integer' }, default: ['x'] } }),
    /^The default of list of slips/,
  ],
  ['an order of 30 fields', kept(numbers, { order: many.join(',') }), /^The order of slips names 30 fields/],
  [
    'keys that come to one index',
    kept(
      { a: { type: 'number' }, b_c: { type: 'number' }, a_b: { type: 'number' }, c: { type: 'number' } },
      {
        unique: [
          ['a', 'b_c'],
          ['a_b', 'c'],
        ],
      },
    ),
    /^Two indexes of slips would have one name \(once_a_b_c\)/,
  ],
  ['a field that is called as an index', kept({ live: { type: 'number' } }, { sort: ['live'] }), /one name \(live\)/],
  [
    'a pattern that takes long',
    kept({ note: { type: 'string', maxLength: 100_000, pattern: '.*.*.*.*.*.*.*.*x{900}' } }),
    /^A pattern of slips can hold everybody else: it takes \d+ steps/,
  ],
])('a release with %s is refused in a sentence, and nothing changes', async (_what, resource, reason) => {
  const before = (await payroll.call('GET', 'releases')).body;
  const error = await payroll.promote('1.0.0', resource).then(
    () => ({ reasons: [] }),
    (thrown: { reasons?: string[] }) => thrown,
  );
  expect(error.reasons).toEqual([expect.stringMatching(reason)]);
  expect((await payroll.call('GET', 'releases')).body).toBe(before);
});
