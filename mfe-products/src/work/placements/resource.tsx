import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rateText } from 'shared/domain/clients/rateText';
import { today } from 'shared/domain/dates/dates';
import { skills } from 'shared/domain/pay/wages/leastWage';
import { withArticle } from 'shared/domain/text/withArticle';
import {
  billingBases,
  endReasons,
  type NewTermsInput,
  type Placement,
  type PlacementInput,
  type PlacementState,
  payUnits,
  placementInput,
  placementState,
  placementStates,
  weekdays,
} from 'shared/domain/work/placements/placement';
import type { PlacementFacets } from 'shared/domain/work/placements/placementFigures';
import { linkTo, useGet } from 'shared/platform';
import { type Column, type Field, type ResourceDefinition, type Tone } from 'shared/ui';
import { centerPicker } from '../../records/pickers';
import { NeededForPicked, PickEmployee, PickVacancy } from './KnownPickers';
import { placementPath } from './paths';

/** Each state's tone. */
export const placementTones: Readonly<Record<PlacementState, Tone>> = {
  Planned: 'orange',
  Deployed: 'good',
  Ended: 'neutral',
};

/** A placement's state as of today. */
export const stateToday = (placement: Placement): PlacementState => placementState(placement, today());

/** A person's billing terms in words: `₹21,500.00 a month`, `Cost plus 9.5%`; empty if not agreed yet. */
export const billText = ({ billBasis, billPaise, billPercent }: Placement): string =>
  billBasis === 'cost plus' ? `Cost plus ${billPercent}%` : rateText(billPaise, billBasis);

const units = (values: readonly string[]) =>
  values.map((value) => ({
    value,
    label: value === 'cost plus' ? 'Cost plus percent' : withArticle(value),
  }));

const placeFields: readonly Field<PlacementInput>[] = [
  { ...centerPicker, name: 'centerId', label: 'Center', required: true },
  { name: 'startsOn', label: 'First day', kind: 'date', required: true },
];
const workFields: readonly Field<PlacementInput>[] = [
  { name: 'designation', label: 'Designation', maxLength: 120 },
  { name: 'shift', label: 'Shift', maxLength: 120 },
];

/** Fields that change when a person moves to another center. */
export const moveFields: readonly Field<PlacementInput>[] = [...placeFields, ...workFields];

/** A person's pay and billing. */
export const payFields: readonly Field<Omit<NewTermsInput, 'startsOn' | 'paysArrears' | 'designation'>>[] = [
  { name: 'payPer', label: 'Pay per', kind: 'select', options: units(payUnits), clearable: false, group: 'Pay' },
  { name: 'grossPaise', label: 'Gross', kind: 'money', group: 'Pay' },
  { name: 'basicPaise', label: 'Basic', kind: 'money', group: 'Pay', help: 'Basic and dearness allowance.' },
  { name: 'houseRentPaise', label: 'House rent', kind: 'money', group: 'Pay' },
  { name: 'conveyancePaise', label: 'Conveyance', kind: 'money', group: 'Pay' },
  {
    name: 'billBasis',
    label: 'Billed per',
    kind: 'select',
    options: units(billingBases),
    clearable: false,
    group: 'Billing',
  },
  {
    name: 'billPaise',
    label: 'Billed',
    kind: 'money',
    group: 'Billing',
    help: 'For one person. Leave this empty for “Cost plus percent”.',
  },
  {
    name: 'billPercent',
    label: 'Added to the cost',
    kind: 'number',
    min: 0,
    max: 100,
    unit: '%',
    group: 'Billing',
    help: 'Only for “Cost plus percent”.',
  },
];

/** The fields of a placement for a given employee. */
export const termFields: readonly Field<PlacementInput>[] = [
  {
    kind: 'custom',
    span: 1,
    name: 'vacancyId',
    label: 'Vacancy',
    help: 'Its place, shift, pay and rate are filled in where nothing is entered.',
    render: (control) => <PickVacancy control={control} />,
  },
  ...placeFields,
  { name: 'endsOn', label: 'Last day', kind: 'date', help: 'Leave empty while nobody knows it.' },
  {
    name: 'endReason',
    label: 'Reason for the end',
    kind: 'select',
    options: endReasons,
  },
  ...workFields,
  { name: 'weeklyOff', label: 'Weekly off', kind: 'select', options: weekdays },
  {
    name: 'skill',
    label: 'Skill',
    kind: 'select',
    options: skills.filter((skill) => skill !== ''),
    help: 'For the minimum wage.',
  },
  { name: 'wageZone', label: 'Zone of the minimum wage', maxLength: 80, help: 'As the notification names it.' },
  ...payFields,
];

const employeeField: Field<PlacementInput> = {
  kind: 'custom',
  render: (control) => <PickEmployee control={control} />,
  name: 'employeeId',
  label: 'Employee',
  span: 2,
  required: true,
  help: <NeededForPicked />,
};

const stateColumn: Column<Placement> = {
  key: 'state',
  title: 'State',
  kind: 'status',
  sortable: true,
  tones: placementTones,
};
const dayColumns: readonly Column<Placement>[] = [
  { key: 'startsOn', title: 'First day', kind: 'date', sortable: true },
  { key: 'endsOn', title: 'Last day', kind: 'date', sortable: true, priority: 2 },
  stateColumn,
];

/** Placements at a center or for a vacancy, with their state. */
export const personColumns: readonly Column<Placement>[] = [
  { key: 'employeeName', title: 'Name', to: ({ id }) => placementPath(id) },
  { key: 'designation', title: 'Designation', priority: 2 },
  ...dayColumns,
];

/** A person's placements, with their state. */
export const placeColumns: readonly Column<Placement>[] = [
  { key: 'centerName', title: 'Center', to: ({ id }) => placementPath(id) },
  { key: 'companyName', title: 'Company', priority: 2 },
  ...dayColumns,
];

/** Placements: who works at which center, from which day and on which terms. */
export const placements: ResourceDefinition<Placement, PlacementInput> = {
  path: 'placements',
  name: { one: 'placement', many: 'placements' },
  title: ({ employeeName, centerName, companyName }) =>
    [employeeName, companyName || centerName].filter(Boolean).join(', ') || 'Placement',
  texts: {
    empty: 'No placements yet',
    firstStep: 'Place somebody: choose the person, the center and the first day.',
  },
  search: 'Name, designation or shift',
  defaultSort: '-startsOn',
  filters: [
    { name: 'state', label: 'State', options: placementStates, multiple: true },
    { name: 'endReason', label: 'Reason for the end', options: endReasons, multiple: true },
    { kind: 'dateRange', name: 'endsOn', label: 'Last day' },
  ],
  columns: [
    { key: 'employeeName', title: 'Employee', to: ({ employeeId }) => linkTo('employee', employeeId) },
    { key: 'companyName', title: 'Company', priority: 2, to: ({ companyId }) => linkTo('company', companyId) },
    { key: 'centerName', title: 'Center', to: ({ centerId }) => linkTo('center', centerId) },
    { key: 'designation', title: 'Designation', sortable: true, priority: 2 },
    ...dayColumns,
  ],
  schema: placementInput,
  fields: [employeeField, ...termFields],
  defaults: { payPer: 'month', billBasis: 'month' },
};

/**
 * The placements with filters for the companies in use, and for a center or first day only when a link sets one: the
 * bar has no room for more.
 */
export function usePlacements(): typeof placements {
  const [params] = useSearchParams();
  const isOfCenter = params.has('centerId');
  const isOfDay = params.has('startsOn.from') || params.has('startsOn.to');
  const { data } = useGet<PlacementFacets>(`${placements.path}/facets`);
  return useMemo(
    () => ({
      ...placements,
      filters: [
        ...(placements.filters ?? []),
        { name: 'companyId', label: 'Company', options: data?.company ?? [], multiple: true },
        ...(isOfDay ? [{ kind: 'dateRange' as const, name: 'startsOn', label: 'First day' }] : []),
        ...(isOfCenter ? [{ name: 'centerId', label: 'Center', options: data?.center ?? [], multiple: true }] : []),
      ],
    }),
    [data, isOfCenter, isOfDay],
  );
}
