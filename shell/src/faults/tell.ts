import { measureVisit } from '../vitals/measureVisit';
import { type Fault, reportFault } from './reportFault';

/** Reports a fault; without one, measures the visit. One chunk for what is told late: each more is named in what visitors load. */
export const tell = async (fault?: Fault | Event): Promise<void> => (fault ? reportFault(fault) : measureVisit());
