import { Button } from 'antd';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { today } from 'shared/domain/dates/dates';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { Allowed, notify, useList, useMay, useRecord, useSave } from 'shared/platform';
import {
  attempt,
  EmailLink,
  Facts,
  formatDate,
  formatInstant,
  Panel,
  PhoneLink,
  RecordLink,
  RecordPage,
  RecordPanels,
  Row,
} from 'shared/ui';
import { apiPath, kindOf, type Section } from '../../section/sections';
import { useSection } from '../../section/useSection';
import { placeCandidate } from '../../work/placements/paths';
import { CandidateInterviews } from '../interviews/CandidateInterviews';
import { CandidateSubmissions } from '../submissions/CandidateSubmissions';
import { SUBMISSIONS } from '../submissions/resource';
import { CandidateCv } from './CandidateCv';
import { CandidateNotes } from './CandidateNotes';
import { candidatesOf } from './resource';
import { SamePeople } from './SamePeople';
import { StatusButtons } from './StatusButtons';
import { SuspectedPanel } from './SuspectedPanel';
import { useSetStatus } from './useSetStatus';

/** One candidate: their stage, contact details, and client. Its path is in module.json. */
export default function CandidatePage() {
  const section = useSection();
  const { id = '' } = useParams();
  const resource = useMemo(() => candidatesOf(section.product), [section.product]);
  const setStatus = useSetStatus(resource.path);
  return (
    <RecordPage
      key={id}
      resource={resource}
      id={id}
      list={{ label: 'Candidates', to: `${section.base}/manageCandidate` }}
      purpose={({ position }) => position}
      form={{ silent: true }}
    >
      {(candidate) => (
        <>
          {candidate.suspected && <SuspectedPanel path={resource.path} candidate={candidate} />}
          <SamePeople path={resource.path} candidate={candidate} />
          <Panel title="Stage" dense actions={candidate.status === 'Selected' && <PlaceLink candidate={candidate} />}>
            <StatusButtons candidate={candidate} onChange={(each, status) => void setStatus(each, status)} />
          </Panel>
          <Panel title="Person" dense>
            <Facts
              facts={[
                { label: 'Phone', value: candidate.phone && <PhoneLink phone={candidate.phone} /> },
                { label: 'Email', value: candidate.email && <EmailLink email={candidate.email} />, isWide: true },
                { label: 'Company', value: candidate.companyId && <Company candidate={candidate} section={section} /> },
                { label: 'City', value: candidate.city },
                { label: 'Skills', value: candidate.skills },
                { label: 'Added', value: formatDate(candidate.createdAt) },
                { label: 'Applied through', value: candidate.source },
                { label: 'Agreed to', value: agreement(candidate), isWide: true },
                {
                  label: 'Applicant’s link',
                  value: candidate.linkEndsOn && <OwnLink path={resource.path} candidate={candidate} />,
                  isWide: true,
                },
              ]}
            />
          </Panel>
          {candidate.file !== '' && <CandidateCv path={resource.path} candidate={candidate} />}
          {candidate.product === 'instahires' && <CandidateSubmissions candidate={candidate} />}
          <CandidateInterviews candidate={candidate} />
          <CandidateNotes candidateId={candidate.id} />
          <RecordPanels slot="record.candidate" record={candidate} />
        </>
      )}
    </RecordPage>
  );
}

/** Links to the placement form of a selected candidate, for the vacancy they were selected for. */
function PlaceLink({ candidate: { id, product, vacancyId } }: { candidate: Candidate }) {
  const query = { candidateId: id, stage: 'Selected', page: 1, size: 1 };
  const [selected] = useList<Submission>(useMay(`${SUBMISSIONS}:read`) ? SUBMISSIONS : undefined, query).rows;
  return (
    <Allowed right="placements:write">
      <Link to={placeCandidate(id, product, selected?.vacancyId ?? vacancyId)}>
        <Button size="small" tabIndex={-1}>
          Place
        </Button>
      </Link>
    </Allowed>
  );
}

/** The company that a candidate is for. */
function Company({ candidate: { companyId }, section: { product } }: { candidate: Candidate; section: Section }) {
  const { data } = useRecord<{ name: string }>(apiPath(product, 'companies'), companyId);
  return (
    <RecordLink kind={kindOf(product, 'company')} id={companyId}>
      {data?.name ?? 'Company'}
    </RecordLink>
  );
}

const languages = { en: 'English', hi: 'Hindi', '': '' };

/** Their consent on the site with its language and time; empty if none. */
const agreement = ({ agreedNotice, agreedLanguage, agreedAt }: Candidate) =>
  agreedAt === null || agreedNotice === ''
    ? ''
    : `Notice ${agreedNotice} in ${languages[agreedLanguage]}, ${formatInstant(agreedAt)}`;

/**
 * When the link by which applicants view, correct and withdraw their application expires, and the button that revokes
 * it.
 */
function OwnLink({ path, candidate: { id, linkEndsOn } }: { path: string; candidate: Candidate }) {
  const { save } = useSave<Candidate>(path);
  const end = async () => {
    await save({ linkEndsOn: null }, id);
    notify.success('Link ended');
  };
  return (
    <Row>
      {linkEndsOn !== null && linkEndsOn >= today() ? `Works until ${formatDate(linkEndsOn)}` : 'Ended'}
      <Allowed right={`${path}:write`}>
        <Button size="small" onClick={() => void attempt('Failed to end the link', end)}>
          End link
        </Button>
      </Allowed>
    </Row>
  );
}
