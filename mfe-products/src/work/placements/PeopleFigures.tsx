import { Link } from 'react-router-dom';
import type { VacancyFigures } from 'shared/domain/people/vacancies/vacancy';
import type { DeployedPeople } from 'shared/domain/work/placements/placementFigures';
import { Allowed, useGet } from 'shared/platform';
import { Facts, formatCount, ResponseState, SampleMark } from 'shared/ui';
import { VACANCIES_PAGE } from '../../people/vacancies/paths';
import styles from './PeopleFigures.module.css';
import { asCounted, placementsBy } from './paths';

/** The company or center that the figures cover. By default all. */
interface Of {
  companyId?: string;
  centerId?: string;
}

const vacanciesBy = (status: string, companyId: string | undefined, isSample: boolean) =>
  `${VACANCIES_PAGE}?${new URLSearchParams({ status, ...(companyId !== undefined && { companyId }), ...asCounted(isSample) })}`;

/** The number of people placed today, linked to them. */
function Deployed(of: Of) {
  const { data, ...response } = useGet<DeployedPeople>('placements/deployed');
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to count the people" />;
  const people = (data?.centers ?? [])
    .filter(
      ({ companyId, centerId }) => (of.companyId ?? companyId) === companyId && (of.centerId ?? centerId) === centerId,
    )
    .reduce((sum, each) => sum + each.people, 0);
  const shown = data && (
    <Link to={placementsBy({ state: 'Deployed', ...of, ...asCounted(data.isSample) })}>{people}</Link>
  );
  return (
    <Facts
      facts={[
        {
          label: 'People deployed',
          value:
            data &&
            (data.isSample ? (
              <>
                {shown} <SampleMark />
              </>
            ) : (
              shown
            )),
        },
      ]}
    />
  );
}

/** The number of open vacancies, their positions, and the time to fill one; each links to its list. */
function Vacancies({ companyId }: Of) {
  const { data, ...response } = useGet<VacancyFigures>('vacancies/figures', companyId ? { companyId } : undefined);
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to count the vacancies" />;
  const mark = data?.isSample && <SampleMark />;
  return (
    <Facts
      facts={[
        {
          label: 'Open vacancies',
          value:
            data &&
            (data.open === 0 ? (
              'None'
            ) : (
              <>
                <Link to={vacanciesBy('Open,Part filled', companyId, data.isSample)}>
                  {data.open} for {formatCount(data.people, { one: 'person', many: 'people' })}
                </Link>{' '}
                {mark}
              </>
            )),
        },
        {
          label: 'Fill time',
          value:
            data &&
            (data.fillDays === null ? (
              'None filled yet'
            ) : (
              <>
                <Link to={vacanciesBy('Filled', companyId, data.isSample)}>
                  {formatCount(data.fillDays, { one: 'day', many: 'days' })}
                </Link>{' '}
                on average {mark}
              </>
            )),
        },
      ]}
    />
  );
}

/** Figures of placements and vacancies, linked to their lists; for one company or center, or all. */
export function PeopleFigures(of: Of) {
  return (
    <div className={styles.figures}>
      <Allowed right="placements:read">
        <Deployed {...of} />
      </Allowed>
      {of.centerId === undefined && (
        <Allowed right="vacancies:read">
          <Vacancies {...of} />
        </Allowed>
      )}
    </div>
  );
}
