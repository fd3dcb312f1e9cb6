import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { rateText } from 'shared/domain/clients/rateText';
import { takesApplications, type Vacancy } from 'shared/domain/people/vacancies/vacancy';
import { Allowed, notify } from 'shared/platform';
import { Columns, errorSentence, Facts, formatDate, Panel, RecordLink, RecordPage, Stack, StatusDot } from 'shared/ui';
import { PlacementList } from '../../work/placements/PlacementList';
import { placeFor } from '../../work/placements/paths';
import { personColumns as placementColumns } from '../../work/placements/resource';
import { ClientLinks } from '../submissions/ClientLinks';
import { PeopleWhoMatch } from '../submissions/PeopleWhoMatch';
import { VacancyBoard } from '../submissions/VacancyBoard';
import { newVacancyFrom, VACANCIES_PAGE } from './paths';
import { foundText, vacancies, vacancyTones } from './resource';
import { StageTimes } from './StageTimes';
import { useCloseAction } from './useCloseAction';

/** `/dashboard/vacancies/:id`: one vacancy, its terms, its candidates, and how long each stage took. */
export default function VacancyPage() {
  const { id = '' } = useParams();
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
      actions={(vacancy) => <Acts vacancy={vacancy} />}
      form={{ width: 760 }}
    >
      {(vacancy) => (
        <>
          <VacancyBoard vacancy={vacancy} />
          <Columns split="side">
            <Stack>
              <Work vacancy={vacancy} />
              <PeopleWhoMatch vacancy={vacancy} />
              <Placed vacancyId={vacancy.id} />
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

/** The people placed for a vacancy, and the form that places another. */
function Placed({ vacancyId }: { vacancyId: string }) {
  return (
    <Allowed right="placements:read">
      <Panel
        title="Placements"
        dense
        actions={
          <Allowed right="placements:write">
            <Link to={placeFor(vacancyId)}>
              <Button size="small" tabIndex={-1}>
                Place
              </Button>
            </Link>
          </Allowed>
        }
      >
        <PlacementList query={{ vacancyId }} columns={placementColumns} none="Nobody is placed yet." />
      </Panel>
    </Allowed>
  );
}

/** Closes it or opens it again, and begins the same for the next month. */
function Acts({ vacancy }: { vacancy: Vacancy }) {
  const { label, run } = useCloseAction()(vacancy);
  const [isBusy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await run();
    } catch (error) {
      notify.error(errorSentence(`${label} failed`, error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Allowed right="vacancies:write">
      <Link to={newVacancyFrom('copy', vacancy.id)}>
        <Button tabIndex={-1}>Same as last month</Button>
      </Link>
      <Button loading={isBusy} onClick={() => void act()}>
        {label}
      </Button>
    </Allowed>
  );
}

/** The client, the center and the day. */
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

/** A vacancy's pay and billing, and whether the site shows the pay. */
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
