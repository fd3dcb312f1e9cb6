import { useMemo } from 'react';
import { rateText } from 'shared/domain/clients/rateText';
import { statesOfWork } from 'shared/domain/people/employees/stateOfWork';
import {
  employments,
  rateUnits,
  type Vacancy,
  type VacancyFacets,
  type VacancyInput,
  type VacancyStatus,
  vacancyInput,
  vacancyStatuses,
} from 'shared/domain/people/vacancies/vacancy';
import { withArticle } from 'shared/domain/text/withArticle';
import { linkTo, useGet } from 'shared/platform';
import { type Field, type ResourceDefinition, type Tone } from 'shared/ui';
import { centerPicker, companyPicker } from '../../records/pickers';
import { VACANCIES_PAGE } from './paths';

/** Each status's tone. */
export const vacancyTones: Readonly<Record<VacancyStatus, Tone>> = {
  Open: 'orange',
  'Part filled': 'warn',
  Filled: 'good',
  Closed: 'neutral',
};

/** Filled positions out of all: `14 of 60`. */
export const foundText = ({ filled, people }: Pick<Vacancy, 'filled' | 'people'>): string => `${filled} of ${people}`;

const units = rateUnits.map((unit) => ({ value: unit, label: withArticle(unit) }));

const fields: readonly Field<VacancyInput>[] = [
  { name: 'title', label: 'Role', required: true, span: 2, maxLength: 120 },
  { ...companyPicker('companies'), name: 'companyId', label: 'Company' },
  {
    ...centerPicker,
    name: 'centerId',
    label: 'Center',
    help: 'Company, city and state are taken from it if they are empty.',
  },
  { name: 'city', label: 'City', maxLength: 120 },
  { name: 'state', label: 'State', kind: 'select', options: statesOfWork.map(({ name }) => name) },
  { name: 'employment', label: 'Employment', kind: 'select', options: employments },
  { name: 'startsOn', label: 'First day', kind: 'date' },
  { name: 'people', label: 'People needed', kind: 'number', min: 1, step: 1, required: true },
  { name: 'filled', label: 'People found', kind: 'number', min: 0, step: 1 },
  { name: 'shift', label: 'Shift', maxLength: 120 },
  { name: 'minAge', label: 'Minimum age', kind: 'number', min: 14, max: 70, step: 1, unit: 'years' },
  { name: 'payPaise', label: 'Pay', kind: 'money', group: 'Pay and billing', help: 'Candidates see it.' },
  { name: 'payPer', label: 'Pay per', kind: 'select', options: units, clearable: false, group: 'Pay and billing' },
  { name: 'billPaise', label: 'Billed', kind: 'money', group: 'Pay and billing', help: 'For one person.' },
  { name: 'billPer', label: 'Billed per', kind: 'select', options: units, clearable: false, group: 'Pay and billing' },
  { name: 'skills', label: 'Skills', kind: 'tags', group: 'For candidates' },
  {
    name: 'description',
    label: 'Description',
    kind: 'textarea',
    rows: 4,
    maxLength: 4000,
    group: 'For candidates',
  },
  {
    name: 'isPublic',
    label: 'Show on the careers page',
    kind: 'checkbox',
    span: 2,
    group: 'For candidates',
    help: 'Visible while people are needed. The client and the billing rate are never shown.',
  },
];

/** The vacancies of clients. */
export const vacancies: ResourceDefinition<Vacancy, VacancyInput> = {
  path: 'vacancies',
  name: { one: 'vacancy', many: 'vacancies' },
  title: ({ title, city }) => [title, city].filter(Boolean).join(', '),
  texts: {
    empty: 'No vacancies yet',
    firstStep: 'Add what a client needs people for: the role, the place, how many and from when.',
  },
  search: 'Role, city, shift or description',
  filters: [{ name: 'status', label: 'Status', options: vacancyStatuses, multiple: true }],
  columns: [
    { key: 'title', title: 'Role', sortable: true },
    { key: 'companyName', title: 'Company', priority: 2, to: ({ companyId }) => linkTo('company', companyId) },
    { key: 'city', title: 'City', sortable: true },
    { key: 'people', title: 'Found', kind: 'number', text: foundText },
    { key: 'startsOn', title: 'First day', kind: 'date', sortable: true, priority: 2 },
    {
      key: 'payPaise',
      title: 'Pay',
      kind: 'money',
      text: ({ payPaise, payPer }) => rateText(payPaise, payPer) || '–',
      priority: 3,
    },
    { key: 'status', title: 'Status', kind: 'status', sortable: true, tones: vacancyTones },
  ],
  schema: vacancyInput,
  fields,
  defaults: {
    employment: employments[0],
    people: 1,
    filled: 0,
    minAge: 18,
    payPer: 'month',
    billPer: 'month',
    status: 'Open',
  },
};

/** The vacancies with filters for the cities and companies in use. */
export function useVacancies(): ResourceDefinition<Vacancy, VacancyInput> {
  const { data } = useGet<VacancyFacets>(`${vacancies.path}/facets`);
  return useMemo(
    () => ({
      ...vacancies,
      filters: [
        ...(vacancies.filters ?? []),
        { name: 'city', label: 'City', options: data?.city ?? [], multiple: true },
        { name: 'companyId', label: 'Company', options: data?.company ?? [], multiple: true },
      ],
    }),
    [data],
  );
}

/** The path of one vacancy. */
export const vacancyPath = (id: string): string => `${VACANCIES_PAGE}/${id}`;
