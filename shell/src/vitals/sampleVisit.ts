import { tellFault } from '../faults/hearFaults';

/** Which share of the visits is measured. */
const SHARE = 0.1;
/**
 * How long a page is left alone before the measuring code loads, in milliseconds; the browser reports earlier events.
 */
const PAUSE = 5_000;

/** Has some visits measured, none of a program's: the others load nothing. */
export function sampleVisit(): void {
  if (!navigator.webdriver && Math.random() < SHARE) setTimeout(tellFault, PAUSE);
}
