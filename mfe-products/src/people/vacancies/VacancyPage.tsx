import { useParams } from 'react-router-dom';
import { rateText } from 'shared/domain/clients/rateText';
import { takesApplications, type Vacancy } from 'shared/domain/people/vacancies/vacancy';
import type { Placement } from 'shared/domain/work/placements/placement';
import {
  Columns,
  Facts,
  formatDate,
  type PageAct,
  Panel,
  RecordLink,
  RecordPage,
  RelatedRecords,
  Stack,
  StatusDot,
} from 'shared/ui';
import { placeFor } from '../../work/placements/paths';
import { personColumns, placements } from '../../work/placements/resource';
import { ClientLinks } from '../submissions/ClientLinks';
import { PeopleWhoMatch } from '../submissions/PeopleWhoMatch';
import { VacancyBoard } from '../submissions/VacancyBoard';
import { newVacancyFrom, VACANCIES_PAGE } from './paths';
import { foundText, vacancies, vacancyTones } from './resource';
import { StageTimes } from './StageTimes';
import { useCloseAction } from './useCloseAction';

/** `/dashboard/vacancies/:id`: one vacancy, its terms, its candidates, and the time in each stage. */
export default function VacancyPage() {
  const { id = '' } = useParams();
  const close = useCloseAction();
  return (
    <RecordPage
      key={id}
      resource={vacancies}
      id={id}
      list={{ label: 'Vacancies', to: VACANCIES_PAGE }}
      purpose={(vacancy) => (
        <>
          <StatusDot tone={vacancyTones[vacancy.status]}>{vacancy.status}</StatusDot>
          {` · ${foundText(vacancy)} found`}
        </>
      )}
      acts={(vacancy) => actsOn(vacancy, close(vacancy))}
      form={{ width: 760 }}
    >
      {(vacancy) => (
        <>
          <VacancyBoard vacancy={vacancy} />
          <Columns split="side">
            <Stack>
              <Work vacancy={vacancy} />
              <PeopleWhoMatch vacancy={vacancy} />
              <RelatedRecords<Placement>
                title="Placements"
                path={placements.path}
                query={{ vacancyId: vacancy.id }}
                columns={personColumns}
                rowTitle={placements.title}
                none="Nobody is placed yet."
              />
            </Stack>
            <Stack>
              <Terms vacancy={vacancy} />
              <ClientLinks vacancy={vacancy} />
              <StageTimes stages={vacancy.stages} />
            </Stack>
          </Columns>
        </>
      )}
    </RecordPage>
  );
}

/** Places somebody while positions are open; afterwards starts the same vacancy for the next month. */
function actsOn({ id, status }: Vacancy, close: ReturnType<ReturnType<typeof useCloseAction>>): readonly PageAct[] {
  const isWanted = takesApplications({ status });
  const right = 'vacancies:write';
  return [
    { label: 'Place', place: isWanted ? 'main' : undefined, right: 'placements:write', to: placeFor(id) },
    {
      label: 'Same as last month',
      place: isWanted ? undefined : 'main',
      right,
      to: newVacancyFrom('copy', id),
    },
    { label: close.label, place: 'beside', right, onClick: close.run },
  ];
}

/** Client, center and start date. */
function Work({ vacancy }: { vacancy: Vacancy }) {
  const { companyId, companyName, centerId, centerName, leadId, city, state, employment, startsOn, shift } = vacancy;
  const { skills, minAge } = vacancy;
  return (
    <Panel title="Work" dense>
      <Facts
        facts={[
          {
            label: 'Company',
            value: companyName && (
              <RecordLink kind="company" id={companyId}>
                {companyName}
              </RecordLink>
            ),
          },
          {
            label: 'Center',
            value: centerName && (
              <RecordLink kind="center" id={centerId}>
                {centerName}
              </RecordLink>
            ),
          },
          {
            label: 'Asked for by',
            value: leadId && (
              <RecordLink kind="lead" id={leadId}>
                Lead
              </RecordLink>
            ),
          },
          { label: 'City', value: city },
          { label: 'State', value: state },
          { label: 'Employment', value: employment },
          { label: 'First day', value: startsOn && formatDate(startsOn) },
          { label: 'Shift', value: shift },
          { label: 'Minimum age', value: `${minAge} years` },
          { label: 'Skills', value: skills.join(', '), isWide: true },
          { label: 'Description', value: vacancy.description, isWide: true },
        ]}
      />
    </Panel>
  );
}

/** A vacancy's pay and billing, and whether the public site shows the pay. */
function Terms({ vacancy: { payPaise, payPer, billPaise, billPer, isPublic, status, slug } }: { vacancy: Vacancy }) {
  return (
    <Panel title="Terms" dense>
      <Facts
        facts={[
          { label: 'Pay', value: rateText(payPaise, payPer) },
          { label: 'Billed', value: rateText(billPaise, billPer) },
          {
            label: 'On the careers page',
            value:
              isPublic && takesApplications({ status }) ? <a href={`/careers/${slug}`}>Open its page</a> : 'Not shown',
          },
        ]}
      />
    </Panel>
  );
}
