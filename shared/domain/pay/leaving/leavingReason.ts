/** Why somebody left. */
export const leavingReasons = [
  'Resignation',
  'Termination',
  'Retrenchment',
  'Contract end',
  'Retirement',
  'Superannuation',
  'Disablement',
  'Death',
] as const;
export type LeavingReason = (typeof leavingReasons)[number];

/** How the portals name a reason. */
interface PortalCodes {
  /** ESIC: instructions of the monthly contribution sheet. */
  esi: number;
  /** EPFO: reason of exit, C cessation (short service), R retirement, S superannuation, P permanent disablement, D death in service. */
  epfo: string;
}

/** The ESIC's codes are of its sheet; it has none for disablement (to verify). The EPFO's are of its member portal (to verify). */
export const leavingCodes: Readonly<Record<LeavingReason, PortalCodes>> = {
  Resignation: { esi: 2, epfo: 'C' },
  Termination: { esi: 2, epfo: 'C' },
  Retrenchment: { esi: 10, epfo: 'C' },
  'Contract end': { esi: 2, epfo: 'C' },
  Retirement: { esi: 3, epfo: 'R' },
  Superannuation: { esi: 3, epfo: 'S' },
  Disablement: { esi: 2, epfo: 'P' },
  Death: { esi: 5, epfo: 'D' },
};
