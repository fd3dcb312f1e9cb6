import type { CenterInput } from './center';

type ContactNumber = 1 | 2 | 3 | 4 | 5 | 6;

function details(n: ContactNumber) {
  return {
    [`empid${n}`]: `Employee ID ${n}`,
    [`designation${n}`]: `Designation ${n}`,
    [`mobile${n}`]: `Mobile ${n}`,
    [`email${n}`]: `Email ${n}`,
  };
}

/** The labels of a center's fields: in its form, in exports, and in imports. */
export const centerHeadings = {
  client_name: 'Client name',
  center_typ: 'Center type',
  center_code: 'Center code',
  gap: 'Gap',
  region: 'Region',
  state: 'State',
  city: 'City',
  hq_dc: 'HQ / DC',
  address: 'Address',
  lati: 'Latitude',
  longi: 'Longitude',
  ...Object.fromEntries(
    ([1, 2, 3, 4, 5] as const).flatMap((n) => Object.entries({ [`escalation${n}`]: `Name ${n}`, ...details(n) })),
  ),
  ops_head: 'Ops head',
  ...details(6),
} as Readonly<Record<keyof CenterInput, string>>;
