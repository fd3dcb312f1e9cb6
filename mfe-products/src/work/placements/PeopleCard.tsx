import type { VacancyFigures } from 'shared/domain/people/vacancies/vacancy';
import type { DeployedAt, DeployedPeople } from 'shared/domain/work/placements/placementFigures';
import { useGet, useMay } from 'shared/platform';
import { type Column, DataTable, formatCount, Panel, Stack, Text } from 'shared/ui';
import { PeopleFigures } from './PeopleFigures';
import { asCounted, placementsBy } from './paths';

/** The maximum number of centers shown. */
const SHOWN = 5;

/** A center as a row of the table. */
type CenterRow = DeployedAt & { id: string; isSample: boolean };

const columns: readonly Column<CenterRow>[] = [
  { key: 'companyName', title: 'Client', text: ({ companyName }) => companyName || 'No company' },
  { key: 'centerName', title: 'Center' },
  {
    key: 'people',
    title: 'People deployed',
    text: ({ people }) => formatCount(people, { one: 'person', many: 'people' }),
    to: ({ centerId, isSample }) => placementsBy({ state: 'Deployed', centerId, ...asCounted(isSample) }),
  },
];

/** On the dashboard: people placed, open vacancies and time to fill, and the centers with the most people. */
export default function PeopleCard() {
  const { data } = useGet<DeployedPeople>('placements/deployed');
  const mayVacancies = useMay('vacancies:read');
  const { data: vacancies } = useGet<VacancyFigures>(mayVacancies ? 'vacancies/figures' : undefined);
  const rows = (data?.centers ?? []).slice(0, SHOWN).map((center) => ({
    ...center,
    id: center.centerId,
    isSample: data?.isSample === true,
  }));
  const isEmpty = data?.centers.length === 0 && (!mayVacancies || (vacancies?.open === 0 && vacancies.filled === 0));
  if (isEmpty)
    return (
      <Panel dense title="People at clients">
        <Text>Nobody is placed at a client, and no vacancy was entered yet.</Text>
      </Panel>
    );
  return (
    <Panel dense title="People at clients">
      <Stack>
        <PeopleFigures />
        {rows.length > 0 && (
          <DataTable
            label="People deployed by center"
            columns={columns}
            rows={rows}
            rowTitle={({ companyName, centerName }) => [companyName, centerName].filter(Boolean).join(', ')}
          />
        )}
      </Stack>
    </Panel>
  );
}
