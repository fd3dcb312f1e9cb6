import type { CenterInput } from 'shared/domain/center';
import { centerHeadings } from 'shared/domain/centerHeadings';
import { states } from 'shared/domain/states';
import type { Field } from 'shared/ui';
import { CenterCodeUse } from './CenterCodeUse';
import { coordinateField } from './CoordinateInput';

type CenterField = Field<CenterInput>;

const named = <N extends keyof CenterInput>(name: N) => ({ name, label: centerHeadings[name] });

/** The fields of contact N in one line; their labels carry the number, so that a CSV file's columns are told apart. */
function contactFields(n: 1 | 2 | 3 | 4 | 5): CenterField[] {
  const group = `Contact ${n}`;
  return [{ ...named(`escalation${n}`), group, inLine: true }, ...detailFields(n, group)];
}

function detailFields(n: 1 | 2 | 3 | 4 | 5 | 6, group: string): CenterField[] {
  return [
    { ...named(`empid${n}`), group, inLine: true },
    { ...named(`designation${n}`), group, inLine: true },
    { ...named(`mobile${n}`), kind: 'tel', group, inLine: true },
    { ...named(`email${n}`), kind: 'email', group, inLine: true },
  ];
}

/** Words that are used most; any other may be typed. */
const types = ['Warehouse', 'Delivery hub', 'Store', 'Sorting center', 'Office'];
const regions = ['North', 'South', 'East', 'West', 'Central', 'North East'];

/** Every field of a center, in the order of the specification. */
export const centerFields: readonly CenterField[] = [
  { ...named('client_name'), keeps: true, group: 'Center' },
  { ...named('center_typ'), keeps: true, kind: 'suggest', options: types, group: 'Center' },
  { ...named('center_code'), group: 'Center', help: <CenterCodeUse /> },
  { ...named('gap'), group: 'Center' },
  { ...named('region'), keeps: true, kind: 'suggest', options: regions, group: 'Location' },
  { ...named('state'), keeps: true, kind: 'suggest', options: states.map(({ name }) => name), group: 'Location' },
  { ...named('city'), group: 'Location' },
  { ...named('hq_dc'), keeps: true, kind: 'suggest', options: ['HQ', 'DC'], group: 'Location' },
  { ...named('address'), kind: 'textarea', rows: 2, group: 'Location' },
  coordinateField('lati'),
  coordinateField('longi'),
  ...([1, 2, 3, 4, 5] as const).flatMap(contactFields),
  { ...named('ops_head'), group: 'Ops head (contact 6)', inLine: true },
  ...detailFields(6, 'Ops head (contact 6)'),
];
