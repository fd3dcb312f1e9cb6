import { type Placement, placementInput } from 'shared/domain/work/placements/placement';

/** A stored placement: Asha at Everkart in Pune since April, with overrides. */
export const placementOf = (said: Partial<Placement> = {}): Placement => ({
  ...placementInput.parse({
    employeeId: 'e1',
    centerId: 'n1',
    startsOn: '2026-04-01',
    designation: 'Picker',
    grossPaise: 1_640_000,
    billBasis: 'cost plus',
    billPercent: 9.5,
  }),
  companyId: 'c1',
  replacesId: '',
  state: 'Deployed',
  employeeName: 'आशा देवी',
  companyName: 'Everkart Retail',
  centerName: 'Pune, P-1',
  vacancyTitle: '',
  id: 'p1',
  version: 1,
  createdAt: '2026-03-28T06:00:00.000Z',
  updatedAt: '2026-03-28T06:00:00.000Z',
  ...said,
});
