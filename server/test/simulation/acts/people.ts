import { addDays, today } from 'shared/domain/dates/dates';
import type { Act } from '../Act';
import type { Rolls } from '../Rolls';
import type { World } from '../World';

const NAMES = ['Anil', 'Bela', 'Chandan', 'Dev', 'Esha', 'Firoz', 'Gita', 'Harish', 'Irfan', 'Jyoti'];
const nameOf = (number: number) => [...String(number)].map((digit) => NAMES[Number(digit)]).join(' ');

/** People working at a center today with no last day. */
const placedNow = ({ db }: World) =>
  db
    .selectFrom('live_placements')
    .select(['id', 'version', 'employeeId', 'centerId', 'companyId', 'basicPaise', 'grossPaise', 'billPaise'])
    .where('endsOn', 'is', null)
    .where('startsOn', '<', today())
    .orderBy('id')
    .execute();

/** A new employee with wage and billing rates. */
function newEmployee(world: World, rolls: Rolls) {
  const number = world.number();
  const pay = { basicPaise: 900_000 + rolls.below(20) * 50_000, grossPaise: 2_000_000 + rolls.below(20) * 50_000 };
  const employee = {
    ...{ ...pay, name: nameOf(number), code: `E-${number}`, designation: 'Guard', joinedOn: today() },
    ...{ workState: rolls.pick(['20', '27', '19']), pan: `ABCPK${String(1000 + number).slice(-4)}F` },
    ...{ uan: String(100_100_000_000 + number), esicNumber: String(2_100_000_000 + number) },
    ...{ bankAccount: String(20_000_000_000 + number), ifsc: 'SBIN0001234' },
  };
  const bill = rolls.chance(0.7)
    ? { billBasis: 'day', billPaise: 90_000 + rolls.below(9) * 1_000 }
    : { billBasis: 'month', billPaise: 2_900_000 };
  return { employee, placement: { ...pay, ...bill, startsOn: today(), designation: 'Guard' } };
}

export const joins: Act = {
  name: 'joins',
  times: 0.5,
  async plan(world, rolls) {
    const center = rolls.pick(world.centers);
    const { employee, placement } = newEmployee(world, rolls);
    return async () => {
      const { status, text } = await world.call('owner', 'POST', 'employees', employee);
      if (status !== 201) return;
      const { id: employeeId } = JSON.parse(text) as { id: string };
      await world.call('first accountant', 'POST', 'placements', { ...placement, employeeId, centerId: center?.id });
    };
  },
};

/** Two people place the same new person at two centers. */
export const twoPlace: Act = {
  name: 'two place a person',
  times: 0.2,
  async plan(world, rolls) {
    const { employee, placement } = newEmployee(world, rolls);
    return async () => {
      const { status, text } = await world.call('owner', 'POST', 'employees', employee);
      if (status !== 201) return;
      const { id: employeeId } = JSON.parse(text) as { id: string };
      const place = (who: 'first accountant' | 'second accountant', centerId: string | undefined) =>
        world.call(who, 'POST', 'placements', { ...placement, employeeId, centerId });
      const [first, second] = rolls.shuffle(world.centers);
      await Promise.all([place('first accountant', first?.id), place('second accountant', second?.id)]);
    };
  },
};

export const leaves: Act = {
  name: 'leaves',
  times: 0.3,
  async plan(world, rolls) {
    const found = await placedNow(world);
    const placement = found.length > 2 ? rolls.pick(found) : undefined;
    if (!placement) return undefined;
    const { id, version } = placement;
    return () => world.call('owner', 'PUT', `placements/${id}`, { version, endsOn: today(), endReason: 'Resigned' });
  },
};

export const moves: Act = {
  name: 'moves',
  times: 0.4,
  async plan(world, rolls) {
    const placement = rolls.pick(await placedNow(world));
    if (!placement) return undefined;
    const center = rolls.pick(world.centers.filter(({ id }) => id !== placement.centerId));
    const startsOn = addDays(today(), 1);
    return () => world.call('owner', 'POST', `placements/${placement.id}/move`, { startsOn, centerId: center?.id });
  },
};

export const getsOtherTerms: Act = {
  name: 'gets other terms',
  times: 0.4,
  async plan(world, rolls) {
    const placement = rolls.pick(await placedNow(world));
    if (!placement) return undefined;
    const { id, basicPaise, grossPaise, billPaise } = placement;
    const raised = { basicPaise: basicPaise + 50_000, grossPaise: grossPaise + 100_000, billPaise: billPaise + 1_000 };
    const body = { ...raised, billBasis: 'day', payPer: 'month', startsOn: addDays(today(), 1) };
    return () => world.call('owner', 'POST', `placements/${id}/terms`, body);
  },
};

/** Two people change the same person, starting from the same version. */
export const twoChangeAPerson: Act = {
  name: 'two change a person',
  times: 0.4,
  async plan(world, rolls) {
    const employee = rolls.pick(
      await world.db.selectFrom('live_employees').select(['id', 'version']).orderBy('id').execute(),
    );
    if (!employee) return undefined;
    const { id, version } = employee;
    const change = (who: 'first accountant' | 'second accountant', phone: string) =>
      world.call(who, 'PUT', `employees/${id}`, { version, phone });
    return async () => {
      const [one, other] = [`9${world.number() + 100_000_000}`, `9${world.number() + 100_000_000}`];
      const answers = await Promise.all([change('first accountant', one), change('second accountant', other)]);
      if (answers.every(({ status }) => status === 200))
        world.problems.push(`Two changed employee ${id} from version ${version}, and both were told that it is saved.`);
    };
  },
};
