import { addMonths } from 'shared/domain/dates/dates';
import { joinPools, leavePools } from '../../src/threads/pools';
import { acts } from './acts/acts';
import { changedBetween, fingerprint } from './fingerprint';
import { invariants } from './invariants/invariants';
import type { Places } from './Place';
import { Rolls } from './Rolls';
import { SimulatedClock } from './SimulatedClock';
import { World } from './World';
import type { Step } from './yearOf';

/** A violation, and the step at which it appeared. */
export interface Failure {
  step: number;
  problems: string[];
}

const byName = new Map(acts.map((act) => [act.name, act]));

/** Everything is checked once in this many steps; at the others, only what depends on changed tables. */
const WHOLE = 25;

/** Before any day of a simulation. */
const BEGIN = '2025-01-01';

/** Whether all responses of a step's actions were refusals and none of the actions stores anything by itself. */
function areAllRefused(world: World, from: number, step: Step): boolean {
  const came = world.answered.slice(from);
  const callsOnly = step.acts.every(({ name }) => byName.get(name)?.isCallsOnly !== false);
  return callsOnly && came.length > 0 && !world.gate.hasStruck && came.every(({ answer }) => answer.status >= 400);
}

/** Runs a step; `before`: the tables' state before it. Returns the state after it. */
async function take(
  world: World,
  step: Step,
  before: ReadonlyMap<string, string>,
): Promise<ReadonlyMap<string, string>> {
  world.clock.now = Date.parse(step.at);
  await world.signIn();
  const planned: (() => Promise<unknown>)[] = [];
  for (const { name, seed } of step.acts) {
    const work = await byName.get(name)?.plan(world, new Rolls(seed));
    if (work) planned.push(work);
  }
  const answered = world.answered.length;
  const isAlone = planned.length === 1 && step.acts.length === 1 && byName.get(step.acts[0]?.name ?? '')?.isAlone;
  world.gate.order = isAlone ? undefined : new Rolls(step.acts[0]?.seed ?? 0);
  world.gate.arm(step.trouble);
  for (const result of await Promise.allSettled(planned.map((work) => work())))
    if (result.status === 'rejected' && !world.gate.hasStruck) world.problems.push(String(result.reason));
  world.gate.order = undefined;
  if (areAllRefused(world, answered, step))
    for (const table of changedBetween(before, await fingerprint(world.db)))
      world.problems.push(`Every call was refused, and ${table} changed.`);
  world.gate.arm(undefined);
  if (world.gate.isDead || step.restarts) await world.restart();
  world.gate.open();
  // Like a browser after a lost answer, with the same keys: nothing may be done twice.
  for (const call of world.lost.splice(0)) await world.send(call);
  return fingerprint(world.db);
}

/** Simulates a year at a new place. Returns the failure and its step; undefined if all held. */
export async function runYear(places: Places, steps: readonly Step[]): Promise<Failure | undefined> {
  const place = await places.make();
  // Threads survive a server's stop, because starting them takes longer than a simulated month.
  joinPools();
  const clock = new SimulatedClock('2025-12-31T06:00:00.000Z');
  let world: World | undefined;
  try {
    world = await World.open(place, clock);
    let known = await fingerprint(world.db);
    for (const [index, step] of steps.entries()) {
      const now = await take(world, step, known);
      const isWhole = index % WHOLE === WHOLE - 1 || index === steps.length - 1;
      const changed = changedBetween(now, known);
      known = now;
      const since = isWhole ? BEGIN : addMonths(`${world.month}-01`, -2);
      const problems = [...world.problems];
      for (const { name, of, broken } of invariants)
        if (isWhole || of.some((table) => changed.includes(table)))
          problems.push(...(await broken(world, since)).map((text) => `${name}: ${text}`));
      if (problems.length > 0) return { step: index, problems };
    }
    return undefined;
  } finally {
    await world?.close();
    clock.restore();
    await leavePools();
    await place.remove();
  }
}
