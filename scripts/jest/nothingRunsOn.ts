import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

const MOMENT_MS = 100;
/** How many moments a process gets to end what it still does. */
const MOST_MOMENTS = 20;
/** A process that works for more of a moment than this does not wait for anything. */
const BUSY = 0.9;

/** Whether there is no moment in which the process waits. */
async function neverWaits(): Promise<boolean> {
  for (let moment = 0; moment < MOST_MOMENTS; moment += 1) {
    const before = performance.eventLoopUtilization();
    await wait(MOMENT_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return false;
  }
  return true;
}

/** What an earlier file of the same process left running is not this file's fault. */
let wasBusy = false;
beforeAll(async () => {
  wasBusy = await neverWaits();
});

/** Fails a test file that leaves a loop behind: it would take a processor from all other tests until the whole run is over. */
afterAll(async () => {
  if (wasBusy || !(await neverWaits())) return;
  throw new Error(
    `A test left something that runs on, such as a loop of setImmediate; stop it where the test ends. Still open: ${process.getActiveResourcesInfo().join(', ') || 'nothing'}.`,
  );
});
