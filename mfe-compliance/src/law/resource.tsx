import { type LawRow, lawSubjectName } from 'shared/domain/law/lawRow';
import { lawKindNames, lawKinds } from 'shared/domain/law/lawValues';
import { statesOfWork } from 'shared/domain/people/employees/stateOfWork';
import { stateName } from 'shared/domain/records/states';
import { type Field, type ResourceDefinition, StatusDot } from 'shared/ui';
import { type LawForm, schemaOf } from './lawForm';
import { checkOf, standingOf } from './standing';
import { allWords, valueWords } from './valueWords';

const historyFields: readonly Field<object>[] = [
  {
    name: 'kind' as never,
    label: 'Kind',
    kind: 'select',
    options: lawKinds.map((value) => ({ value, label: lawKindNames[value] })),
  },
  { name: 'state' as never, label: 'State', format: (state) => stateName(String(state)) },
  { name: 'value' as never, label: 'What it says', format: allWords },
];

/** The legal rates that wages use. */
export const lawRows: ResourceDefinition<LawRow, LawForm> = {
  path: 'law-rows',
  name: { one: 'rate', many: 'rates' },
  title: ({ name }) => name,
  texts: { emptyHint: 'Each says what the law asks from a day on.' },
  search: 'Kind, state or source',
  defaultSort: 'kind,state,-from',
  filters: [
    { name: 'kind', label: 'Kind', options: lawKinds.map((value) => ({ value, label: lawKindNames[value] })) },
    { name: 'state', label: 'State', options: statesOfWork.map(({ code, name }) => ({ value: code, label: name })) },
  ],
  columns: [
    { key: 'name', title: 'Rate', text: lawSubjectName, wraps: true },
    { key: 'value', title: 'What it says', text: valueWords, wraps: true },
    { key: 'from', title: 'From', kind: 'date', sortable: true },
    {
      key: 'computed:holds',
      title: 'Holds',
      kind: 'status',
      priority: 2,
      value: (row) => standingOf(row),
      tones: { Now: 'good' },
    },
    {
      key: 'checkedOn',
      title: 'Checked',
      sortable: true,
      priority: 2,
      text: (row) => checkOf(row).words,
      beside: 16,
      render: (row) => {
        const { words, isDue } = checkOf(row);
        return isDue ? <StatusDot tone="warn">{words}</StatusDot> : words;
      },
    },
    { key: 'source', title: 'Source', priority: 3 },
  ],
  schema: schemaOf('pf'),
  fields: [],
  history: historyFields,
};
