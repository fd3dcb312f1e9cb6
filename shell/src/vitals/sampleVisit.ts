import { tellFault } from '../faults/hearFaults';

/** The share of visits that is measured. */
const SHARE = 0.1;
/** The delay before the measuring code loads, in milliseconds; the browser reports earlier events too. */
const PAUSE = 5_000;

/** Starts measuring a sample of visits, none by bots: the others load nothing. */
export function sampleVisit(): void {
  if (!navigator.webdriver && Math.random() < SHARE) setTimeout(tellFault, PAUSE);
}
