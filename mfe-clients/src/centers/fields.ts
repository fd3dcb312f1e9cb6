import type { CenterInput } from 'shared/domain/center';
import { states } from 'shared/domain/states';
import type { Field } from 'shared/ui';
import { coordinateField } from './CoordinateInput';

type CenterField = Field<CenterInput>;

/** The fields of contact N in one line; their labels carry the number, so that a CSV file's columns are told apart. */
function contactFields(n: 1 | 2 | 3 | 4 | 5): CenterField[] {
  const group = `Contact ${n}`;
  return [{ name: `escalation${n}`, label: `Name ${n}`, group, inLine: true }, ...detailFields(n, group)];
}

function detailFields(n: 1 | 2 | 3 | 4 | 5 | 6, group: string): CenterField[] {
  return [
    { name: `empid${n}`, label: `Employee ID ${n}`, group, inLine: true },
    { name: `designation${n}`, label: `Designation ${n}`, group, inLine: true },
    { name: `mobile${n}`, label: `Mobile ${n}`, kind: 'tel', group, inLine: true },
    { name: `email${n}`, label: `E-mail ${n}`, kind: 'email', group, inLine: true },
  ];
}

/** Words that are used most; any other may be typed. */
const types = ['Warehouse', 'Delivery hub', 'Store', 'Sorting center', 'Office'];
const regions = ['North', 'South', 'East', 'West', 'Central', 'North East'];

/** Every field of a center, in the order of the specification. */
export const centerFields: readonly CenterField[] = [
  { name: 'client_name', label: 'Client name', group: 'Center' },
  { name: 'center_typ', label: 'Center type', kind: 'suggest', options: types, group: 'Center' },
  { name: 'center_code', label: 'Center code', group: 'Center' },
  { name: 'gap', label: 'Gap', group: 'Center' },
  { name: 'region', label: 'Region', kind: 'suggest', options: regions, group: 'Location' },
  { name: 'state', label: 'State', kind: 'suggest', options: states.map(({ name }) => name), group: 'Location' },
  { name: 'city', label: 'City', group: 'Location' },
  { name: 'hq_dc', label: 'HQ / DC', kind: 'suggest', options: ['HQ', 'DC'], group: 'Location' },
  { name: 'address', label: 'Address', kind: 'textarea', rows: 2, group: 'Location' },
  coordinateField('lati', 'Latitude'),
  coordinateField('longi', 'Longitude'),
  ...([1, 2, 3, 4, 5] as const).flatMap(contactFields),
  { name: 'ops_head', label: 'Ops head', group: 'Ops head (contact 6)', inLine: true },
  ...detailFields(6, 'Ops head (contact 6)'),
];
