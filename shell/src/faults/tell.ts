import { measureVisit } from '../vitals/measureVisit';
import { type Fault, reportFault } from './reportFault';

/**
 * Reports a fault or, without one, measures the visit. One chunk for both: each chunk's name adds to what visitors
 * load.
 */
export const tell = async (fault?: Fault | Event): Promise<void> => (fault ? reportFault(fault) : measureVisit());
