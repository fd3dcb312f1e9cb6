import { today } from 'shared/domain/dates/dates';
import { stepsBeforePayment } from 'shared/domain/pay/runs/runSteps';
import type { Act } from '../Act';
import type { World } from '../World';

/** The unpaid registers, the oldest first. */
const open = ({ db }: World) =>
  db
    .selectFrom('live_wages')
    .select(['id', 'version', 'month'])
    .where('status', '<>', 'Paid')
    .orderBy('month')
    .execute();

/** The first month with all centers locked and no register. */
async function toMake({ db, month }: World): Promise<string | undefined> {
  const months = await db
    .selectFrom('attendance_months')
    .select(['month', 'state'])
    .where('month', '<', month)
    .orderBy('month')
    .execute();
  const made = new Set((await db.selectFrom('live_wages').select('month').execute()).map((each) => each.month));
  return months
    .map((each) => each.month)
    .find((each) => !made.has(each) && months.every(({ month: of, state }) => of !== each || state === 'Locked'));
}

export const makesWages: Act = {
  name: 'makes wages',
  times: 0,
  async plan(world, rolls) {
    const month = await toMake(world);
    if (month === undefined) return undefined;
    const people = await world.db.selectFrom('live_employees').select('id').orderBy('id').execute();
    const person = rolls.chance(0.3) && people.length > 2 ? rolls.pick(people) : undefined;
    const leaveOut = person ? [person.id] : [];
    for (const id of leaveOut) world.leftOut.add(`${month} ${id}`);
    return () => world.call('first accountant', 'POST', 'wages/made', { month, leaveOut });
  },
};

export const twoMakeWages: Act = {
  name: 'two make the same wages',
  times: 0.1,
  async plan(world) {
    const month = await toMake(world);
    if (month === undefined) return undefined;
    const make = (who: 'first accountant' | 'second accountant') => world.call(who, 'POST', 'wages/made', { month });
    return () => Promise.all([make('first accountant'), make('second accountant')]);
  },
};

export const makesWagesAgain: Act = {
  name: 'makes wages again',
  times: 0.3,
  async plan(world) {
    const [register] = await open(world);
    return register && (() => world.call('second accountant', 'POST', 'wages/made', { month: register.month }));
  },
};

/** Checks, approves, deposits and pays what is open. */
export const paysWages: Act = {
  name: 'pays wages',
  times: 0,
  async plan(world) {
    const [register] = await open(world);
    if (!register) return undefined;
    const { id, month } = register;
    return async () => {
      for (const step of stepsBeforePayment)
        await world.call('first accountant', 'POST', `wages/runs/${month}/${step}`);
      await world.call('second accountant', 'PUT', `wages/${id}`, { status: 'Paid', paidOn: today() });
    };
  },
};

/** One person pays while another makes the same wages again. */
export const paysWhileMade: Act = {
  name: 'pays while they are made',
  times: 0,
  async plan(world, rolls) {
    const pay = await paysWages.plan(world, rolls);
    const make = await makesWagesAgain.plan(world, rolls);
    return pay && make && (() => Promise.all([pay(), make()]));
  },
};
