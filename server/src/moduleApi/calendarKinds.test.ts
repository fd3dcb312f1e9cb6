import { declaredResources } from 'shared/contract/declaredResource';
import type { CalendarRecord } from 'shared/domain/compliance/complianceAnswers';
import { addDays, today } from 'shared/domain/dates/dates';
import { addAccount } from '../../test/addAccount';
import { openTestApp, type TestApp } from '../../test/openTestApp';
import { openPayroll, slips } from './payroll.fixture';

let server: TestApp;
let payroll: Awaited<ReturnType<typeof openPayroll>>;
beforeEach(async () => {
  server = await openTestApp();
  payroll = await openPayroll(server);
  await payroll.publishCurrent({
    version: '1.0.0',
    change: ({ manifest }) =>
      void Object.assign(manifest, {
        resources: declaredResources.parse([slips()]),
        contributions: [first, last, paid],
      }),
  });
  await payroll.live.follow();
});
afterEach(async () => {
  await payroll.close();
  await server.close();
});

const page = '/dashboard/mfe-payroll';
const placements = { slot: 'calendar.kind', resource: 'placements', named: ['employeeName', 'companyName'] };
const links = { path: `${page}?of={id}`, manyPath: `${page}?day={day}`, many: 'people' };
const first = { ...placements, ...links, id: 'payroll.first', day: 'startsOn', label: 'First day' };
const last = { ...placements, ...links, id: 'payroll.last', day: 'endsOn', label: 'Last day' };
const paid = {
  ...{ ...links, slot: 'calendar.kind', id: 'payroll.paid', resource: 'm/mfe-payroll/slips', day: 'paidOn' },
  ...{ label: 'Pay day', named: ['employee'], many: 'slips', query: { state: 'paid' } },
};

const add = async (path: string, body: object) => {
  const answer = await payroll.call('POST', path, body);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.anything()]);
  return answer.json<{ id: string }>().id;
};
const day = addDays(today(), 20);
const end = addDays(today(), 40);

/** Somebody's placement from `day` until `end`, and pay slips of `day`: one that is paid, one that is a draft. */
async function fill() {
  const companyId = await add('companies', { name: 'Everkart' });
  const centerId = await add('centers', { client_name: 'Everkart', companyId, city: 'Pune' });
  const employeeId = await add('employees', { name: 'Asha Rao', grossPaise: 1_640_000 });
  const id = await add('placements', { employeeId, centerId, startsOn: day, endsOn: end });
  for (const state of ['paid', 'draft'])
    await add('m/mfe-payroll/slips', { employee: `Bela ${state}`, paidOn: day, amountPaise: 100, state });
  return { centerId, id };
}
const shown = async (token?: string) =>
  (await payroll.call('GET', `calendar/records?from=${day}&to=${end}`, undefined, token)).json<CalendarRecord[]>();

test('records that modules put into the calendar stand on their days, named, with the way to each', async () => {
  const { id } = await fill();
  const asha = { title: 'Asha Rao, Everkart', path: `${page}?of=${id}`, isSample: false };
  expect(await shown()).toEqual([
    { ...asha, id: `payroll.first ${id}`, date: day, label: 'First day' },
    expect.objectContaining({ date: day, label: 'Pay day', title: 'Bela paid' }),
    { ...asha, id: `payroll.last ${id}`, date: end, label: 'Last day' },
  ]);
});

test('many of a kind on one day are counted, with the way to the list of them', async () => {
  const { centerId } = await fill();
  for (const name of ['Chitra', 'Dev'])
    await add('placements', { employeeId: await add('employees', { name, grossPaise: 1 }), centerId, startsOn: day });
  expect((await shown()).filter(({ date, label }) => date === day && label === 'First day')).toEqual([
    { id: `payroll.first ${day}`, date: day, label: 'First day', title: '3 people', path: `${page}?day=${day}` },
  ]);
});

test('the file and the feed hold them too, of those that whoever made the feed may see', async () => {
  await fill();
  const file = (await payroll.call('GET', 'calendar.ics')).body;
  expect(file).toContain('SUMMARY:First day: Asha Rao\\, Everkart');
  expect(file).toContain(`DTSTART;VALUE=DATE:${end.replaceAll('-', '')}`);
  const feedOf = async (rights: string[]) => {
    const { token } = await addAccount(server, { rights });
    const { url } = (await payroll.call('POST', 'calendar/feed', undefined, token)).json<{ url: string }>();
    return (await payroll.app.inject(new URL(url).pathname)).body;
  };
  const all = ['calendar:read', 'placements:read'];
  expect((await feedOf(all)).match(/SUMMARY:(First|Last) day/g)).toHaveLength(2);
  expect(await feedOf(['calendar:read'])).not.toContain('Asha');
});
