import { type Fault, reportFault } from './reportFault';

/** Reports a fault; without one, measures the visit. One way to what comes late, because each costs every visitor bytes. */
export const tell = (fault?: Fault | Event): Promise<void> =>
  fault
    ? reportFault(fault)
    : import(/* webpackChunkName: "vitals" */ '../vitals/measureVisit').then(({ measureVisit }) => measureVisit());
