import fc from 'fast-check';
import { addDays } from 'shared/domain/dates/dates';
import type { Placement } from 'shared/domain/work/placements/placement';
import { openTestApp, type TestApp } from '../../../../test/openTestApp';

let server: TestApp;
let people: string[] = [];
let centers: string[] = [];
const add = async (path: string, body: object) => (await server.call('POST', path, body)).json<{ id: string }>().id;
beforeAll(async () => {
  server = await openTestApp();
  centers = [await add('centers', { client_name: 'A' }), await add('centers', { client_name: 'B' })];
});
beforeEach(async () => {
  people = [await add('employees', { name: 'Asha' }), await add('employees', { name: 'Bela' })];
});
afterAll(() => server.close());

const FIRST = '2026-01-01';
const on = (day: number) => addDays(FIRST, day);
const day = fc.nat(40);
const who = fc.nat(1);
const which = fc.nat(5);
/** An action on placements; `which` selects an existing one. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('place' as const), who, at: who, day, lasts: fc.option(fc.nat(10)) }),
  fc.record({ kind: fc.constant('move' as const), which, at: who, day }),
  fc.record({ kind: fc.constant('replace' as const), which, who, day }),
  fc.record({ kind: fc.constant('end' as const), which, day }),
  fc.record({ kind: fc.constant('delete' as const), which }),
  fc.record({ kind: fc.constant('restore' as const), which }),
);

test('placements, moves, replacements and ends in any order give each person one history, in which no day counts twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 12 }), async (acts) => {
      people = [await add('employees', { name: 'Asha' }), await add('employees', { name: 'Bela' })];
      const made: string[] = [];
      for (const each of acts) {
        const id = 'which' in each ? made[each.which % Math.max(made.length, 1)] : undefined;
        if (each.kind !== 'place' && id === undefined) continue;
        const answer = await (() => {
          switch (each.kind) {
            case 'place': {
              const ends = each.lasts === null ? {} : { endsOn: on(each.day + each.lasts), endReason: 'Other' };
              const body = {
                employeeId: people[each.who],
                centerId: centers[each.at],
                startsOn: on(each.day),
                ...ends,
              };
              return server.call('POST', 'placements', body);
            }
            case 'move':
              return server.call('POST', `placements/${id}/move`, {
                startsOn: on(each.day),
                centerId: centers[each.at],
              });
            case 'replace':
              return server.call('POST', `placements/${id}/replace`, {
                startsOn: on(each.day),
                employeeId: people[each.who],
              });
            case 'end':
              return server.call('PUT', `placements/${id}`, { endsOn: on(each.day), endReason: 'Resigned' });
            case 'delete':
              return server.call('DELETE', `placements/${id}`);
            case 'restore':
              return server.call('POST', `placements/${id}/restore`);
          }
        })();
        expect([200, 201, 204, 400, 404, 409]).toContain(answer.statusCode);
        if (answer.statusCode === 201) made.push(answer.json<Placement>().id);
      }
      for (const employeeId of people) {
        const asked = `placements?employeeId=${employeeId}&sort=startsOn`;
        const history = (await server.call('GET', asked)).json<Placement[]>();
        const wrong = history.filter(({ startsOn, endsOn }, index) => {
          const next = history[index + 1];
          const isBackwards = endsOn !== null && endsOn < startsOn;
          return isBackwards || (next !== undefined && (endsOn === null || endsOn >= next.startsOn));
        });
        expect(wrong).toEqual([]);
      }
    }),
    { numRuns: 25 },
  );
});

test('two employees who are placed on one day don’t become one', async () => {
  const [kept = '', other = ''] = people;
  for (const [employeeId, startsOn] of [
    [kept, '2026-04-01'],
    [other, '2026-04-30'],
  ])
    await add('placements', { employeeId, centerId: centers[0], startsOn, endsOn: '2026-04-30', endReason: 'Other' });
  const answer = await server.call('POST', `employees/${kept}/merge`, { other });
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Asha and Bela are both placed on 30 Apr 2026. End or delete one of the placements first.',
  ]);
});
