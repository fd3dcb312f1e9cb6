import { addDays, addMonths, lastDayOfMonth, today } from 'shared/domain/dates/dates';
import type { Act } from '../Act';
import type { Rolls } from '../Rolls';
import type { Person, World } from '../World';

const CODES = ['P', 'P', 'P', 'P', 'A', 'W', 'H'] as const;

interface PlacedDay {
  employeeId: string;
  day: string;
}

/** Unmarked days in a period on which someone is placed at a center. */
async function unmarked({ db }: World, centerId: string, from: string, to: string): Promise<PlacedDay[]> {
  const placed = await db
    .selectFrom('live_placements')
    .select(['employeeId', 'startsOn', 'endsOn'])
    .where('centerId', '=', centerId)
    .where('startsOn', '<=', to)
    .orderBy('id')
    .execute();
  const marked = await db
    .selectFrom('attendance_days')
    .select(['employeeId', 'day'])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .execute();
  const known = new Set(marked.map(({ employeeId, day }) => `${employeeId} ${day}`));
  const days: PlacedDay[] = [];
  for (const { employeeId, startsOn, endsOn } of placed)
    for (let day = from < startsOn ? startsOn : from; day <= to && day <= (endsOn ?? to); day = addDays(day, 1))
      if (!known.has(`${employeeId} ${day}`)) days.push({ employeeId, day });
  return days;
}

const marksOf = (world: World, days: readonly PlacedDay[], rolls: Rolls, seen = 0) =>
  days.map(({ employeeId, day }) => ({
    ...{ id: `mark-of-day-${world.number()}`, employeeId, day, code: rolls.pick(CODES), seen },
    at: new Date(world.clock.now - rolls.below(3_600_000)).toISOString(),
  }));

const put = (world: World, who: Person, { centerId, month }: { centerId: string; month: string }, marks: object[]) =>
  world.call(who, 'PUT', `attendance/${centerId}/${month}`, { sentAt: new Date(world.clock.now).toISOString(), marks });

/** A supervisor marks the days until today: late, in parts, and some parts twice. */
export const marks: Act = {
  name: 'marks days',
  times: 5,
  async plan(world, rolls) {
    const center = rolls.pick(world.centers);
    if (!center) return undefined;
    const { month } = world;
    const days = await unmarked(world, center.id, `${month}-01`, today());
    // Some phones have no signal and send nothing yet.
    const sent = days.filter(() => rolls.chance(0.85));
    if (sent.length === 0) return undefined;
    const at = { centerId: center.id, month };
    const batch = marksOf(world, rolls.shuffle(sent), rolls);
    const half = Math.ceil(batch.length / 2);
    const parts = [batch.slice(0, half), batch.slice(half)].filter((part) => part.length > 0);
    const again = rolls.chance(0.5) ? [batch] : [];
    return () => Promise.all([...parts, ...again].map((part) => put(world, 'owner', at, part)));
  },
};

/** A phone without signal for weeks sends days of the last month, which may be locked by now. */
export const marksLate: Act = {
  name: 'marks come late',
  times: 0.7,
  async plan(world, rolls) {
    const month = addMonths(`${world.month}-01`, -1).slice(0, 7);
    const center = rolls.pick(world.centers);
    const days = await world.db
      .selectFrom('attendance_days')
      .select(['employeeId', 'day'])
      .where('centerId', '=', center?.id ?? '')
      .where('day', 'like', `${month}%`)
      .orderBy('day')
      .orderBy('employeeId')
      .limit(6)
      .execute();
    if (days.length === 0 || !center) return undefined;
    return () => put(world, 'owner', { centerId: center.id, month }, marksOf(world, days, rolls));
  },
};

/** Two people mark the same days without knowing of each other. */
export const twoMark: Act = {
  name: 'two mark the same days',
  times: 0.6,
  async plan(world, rolls) {
    const [center] = world.centers;
    if (!center) return undefined;
    const { month } = world;
    const days = (await unmarked(world, center.id, `${month}-01`, today())).slice(0, 5);
    if (days.length === 0) return undefined;
    const at = { centerId: center.id, month };
    const [one, other] = [marksOf(world, days, rolls), marksOf(world, days, rolls)];
    return () => Promise.all([put(world, 'owner', at, one), put(world, 'limited', at, other)]);
  },
};

/** The office completes a center's last month, settles differences and locks it. */
export const closesAMonth: Act = {
  name: 'closes a month',
  times: 0,
  async plan(world, rolls) {
    const month = addMonths(`${world.month}-01`, -1).slice(0, 7);
    const states = await world.db
      .selectFrom('attendance_months')
      .select(['centerId', 'state', 'version'])
      .where('month', '=', month)
      .execute();
    const open = world.centers.filter(
      ({ id }) => !states.some(({ centerId, state }) => centerId === id && state !== 'Open'),
    );
    const center = rolls.pick(open);
    if (!center) return undefined;
    const centerId = center.id;
    const days = await unmarked(world, centerId, `${month}-01`, lastDayOfMonth(month));
    const disputed = await world.db
      .selectFrom('attendance_days')
      .select(['employeeId', 'day'])
      .where('centerId', '=', centerId)
      .where('day', 'like', `${month}%`)
      .where('isDisputed', '=', 1)
      .orderBy('day')
      .execute();
    const seen = states.find((state) => state.centerId === centerId)?.version ?? 0;
    const batch = [...marksOf(world, days, rolls), ...marksOf(world, disputed, rolls, seen)];
    return async () => {
      if (batch.length > 0) await put(world, 'owner', { centerId, month }, batch);
      for (const step of ['submit', 'confirm', 'lock'])
        await world.call('first accountant', 'POST', `attendance/${centerId}/${month}/${step}`);
    };
  },
};

export const correctsADay: Act = {
  name: 'corrects a day',
  times: 0.5,
  async plan(world, rolls) {
    const months = await world.db
      .selectFrom('attendance_months')
      .select(['centerId', 'month'])
      .where('state', '=', 'Locked')
      .orderBy('month', 'desc')
      .limit(3)
      .execute();
    const at = rolls.pick(months);
    if (!at) return undefined;
    const { centerId, month } = at;
    const day = rolls.pick(
      await world.db
        .selectFrom('attendance_days')
        .select(['employeeId', 'day', 'code'])
        .where('centerId', '=', centerId)
        .where('day', 'like', `${month}%`)
        .where('code', 'in', ['P', 'A'])
        .orderBy('day')
        .orderBy('employeeId')
        .execute(),
    );
    if (!day) return undefined;
    const code = day.code === 'P' ? 'A' : 'P';
    const body = { employeeId: day.employeeId, day: day.day, code, reason: 'The register of the gate' };
    return () => world.call('owner', 'POST', `attendance/${centerId}/${month}/corrections`, body);
  },
};
