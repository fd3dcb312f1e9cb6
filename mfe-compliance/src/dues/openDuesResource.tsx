import { areaNames } from 'shared/domain/compliance/areaNames';
import type { Due } from 'shared/domain/compliance/due';
import type { ResourceDefinition } from 'shared/ui';
import { z } from 'zod';
import { DueOn, dueInWords } from '../obligations/DueOn';
import { areaOptions } from './areas';
import { DaysLeft, daysLeftInWords } from './DaysLeft';

/** All open dues of every area; read-only, so it has no form. */
export const openDues: ResourceDefinition<Due, object> = {
  path: 'dues',
  name: { one: 'due', many: 'dues' },
  title: ({ title }) => title,
  texts: { empty: 'Nothing is due', emptyHint: 'Filings, payments and renewals appear here.' },
  search: 'Title or period',
  defaultSort: 'dueDate',
  filters: [
    { name: 'area', label: 'Area', options: areaOptions, multiple: true },
    { kind: 'dateRange', name: 'dueDate', label: 'Due' },
  ],
  columns: [
    { key: 'title', title: 'Title', sortable: true },
    {
      key: 'dueDate',
      title: 'Due date',
      kind: 'date',
      sortable: true,
      text: ({ dueDate, nominalDate }) => dueInWords(dueDate, nominalDate),
      render: ({ dueDate, nominalDate }) => <DueOn last={dueDate} nominal={nominalDate} />,
    },
    { key: 'type', title: 'Type', sortable: true, priority: 2 },
    { key: 'area', title: 'Area', sortable: true, priority: 2, text: ({ area }) => areaNames[area] },
    {
      key: 'daysLeft',
      title: 'Time left',
      kind: 'status',
      text: ({ daysLeft }) => daysLeftInWords(daysLeft),
      render: ({ daysLeft }) => <DaysLeft left={daysLeft} />,
    },
  ],
  fields: [],
  schema: z.object({}),
};

/** The same list without samples or with only samples, for links from figures that exclude samples. */
export const openDuesBySample: typeof openDues = {
  ...openDues,
  filters: [
    ...(openDues.filters ?? []),
    {
      name: 'isSample',
      label: 'Samples',
      options: [
        { value: 'false', label: 'Without samples' },
        { value: 'true', label: 'Samples only' },
      ],
    },
  ],
};
