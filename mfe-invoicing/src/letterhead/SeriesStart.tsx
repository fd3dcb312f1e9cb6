import { today } from 'shared/domain/dates/dates';
import { financialYearOf } from 'shared/domain/dates/financialYear';
import {
  type NumberSeries,
  type SeriesStart as Start,
  seriesNames,
  seriesStart,
} from 'shared/domain/money/documents/numberSeries';
import { api, notify, refresh, useGet } from 'shared/platform';
import { type Field, ResponseState, SchemaForm, Stack, Text } from 'shared/ui';

const PATH = 'letterhead/series';
const GROUP = 'Number series';

const fieldsOf = (startable: readonly NumberSeries[]): readonly Field<Start>[] => [
  {
    name: 'kind',
    label: 'Documents',
    group: GROUP,
    kind: 'select',
    clearable: false,
    required: true,
    options: startable.map(({ kind, number }) => ({ value: kind, label: `${seriesNames[kind]}, next ${number}` })),
  },
  {
    name: 'next',
    label: 'Next number',
    group: GROUP,
    kind: 'number',
    min: 1,
    step: 1,
    required: true,
    help: `57 for INV/26-27/0057. For documents issued elsewhere in ${financialYearOf(today())}, before the first one here.`,
  },
];

/**
 * The next document number of each series, and the first number of unused series; by default for the company's details,
 * otherwise for a registration.
 */
export function SeriesStart({ registration }: { registration?: string }) {
  const query = registration === undefined ? undefined : { registration };
  const { data, ...response } = useGet<NumberSeries[]>(PATH, query);
  if (!data) return <ResponseState of={response} failed="Failed to load the number series" skeleton="form" />;
  const startable = data.filter(({ isBegun }) => !isBegun);
  const begun = data.filter(({ isBegun }) => isBegun);
  return (
    <Stack>
      {startable.length > 0 && (
        <SchemaForm<Start>
          key={startable.map(({ number }) => number).join()}
          fields={fieldsOf(startable)}
          schema={seriesStart}
          initial={{ kind: startable[0]?.kind }}
          submitLabel="Save next number"
          failure="Failed to save the next number"
          onSubmit={async (start) => {
            await api.put(PATH, start, { query });
            await refresh(PATH, 'letterhead', 'invoices');
          }}
          onDone={() => notify.success('Next number saved')}
        />
      )}
      {begun.length > 0 && (
        <Text>
          These series are in use and continue without a gap:{' '}
          {begun.map(({ kind, number }) => `${seriesNames[kind].toLowerCase()}, next ${number}`).join('; ')}.
        </Text>
      )}
    </Stack>
  );
}
