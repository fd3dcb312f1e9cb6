import type { ComponentProps } from 'react';
import { Link, useParams } from 'react-router-dom';
import { rateText } from 'shared/domain/clients/rateText';
import { neededTerms } from 'shared/domain/work/placements/neededTerms';
import type { Placement } from 'shared/domain/work/placements/placement';
import { Allowed, useList, useRecord } from 'shared/platform';
import {
  Columns,
  Facts,
  formatDate,
  type PageAct,
  Panel,
  RecordLink,
  RecordPage,
  Stack,
  StatusDot,
  Text,
} from 'shared/ui';
import JoiningPapers from '../joining/JoiningPapers';
import { letterActs } from '../letter/letterActs';
import { editPath, moveFrom, PLACEMENTS_PAGE, placementPath, replaceFrom, termsFrom } from './paths';
import { billText, placements, placementTones, stateToday } from './resource';
import { TermsOverTime } from './TermsOverTime';

/** `/dashboard/placements/:id`: one person's placement at a center, and its terms. */
export default function PlacementPage() {
  const { id = '' } = useParams();
  return (
    <RecordPage
      key={id}
      resource={placements}
      id={id}
      list={{ label: 'Placements', to: PLACEMENTS_PAGE }}
      purpose={(placement) => (
        <>
          <StatusDot tone={placementTones[stateToday(placement)]}>{stateToday(placement)}</StatusDot>{' '}
          <NeededTerms placement={placement} />
        </>
      )}
      acts={actsOn}
      form={{ width: 760 }}
    >
      {(placement) => (
        <Columns split="side">
          <Stack>
            <Work placement={placement} />
            <Allowed right="employees:read">
              <Panel title="Joining papers" dense>
                <JoiningPapers id={placement.employeeId} />
              </Panel>
            </Allowed>
          </Stack>
          <Stack>
            <Terms placement={placement} />
            <TermsOverTime employeeId={placement.employeeId} centerId={placement.centerId} />
          </Stack>
        </Columns>
      )}
    </RecordPage>
  );
}

/** The next action for a placement: new terms while it lasts, a replacement afterwards. */
function actsOn(placement: Placement): readonly PageAct[] {
  const { id } = placement;
  const right = 'placements:write';
  const isOver = stateToday(placement) === 'Ended';
  return [
    ...(isOver
      ? []
      : [
          { label: 'New terms', place: 'main' as const, right, to: termsFrom(id) },
          { label: 'Move', right, to: moveFrom(id) },
        ]),
    { label: 'Replace', place: isOver ? 'main' : undefined, right, to: replaceFrom(id) },
    ...letterActs(placement),
  ];
}

/** Warns about pay and billing that wages and bills will need, with a link to the form; hidden if complete. */
function NeededTerms({ placement }: { placement: Placement }) {
  const needed = neededTerms(placement);
  if (needed === '' || stateToday(placement) === 'Ended') return null;
  return (
    <>
      <StatusDot tone="warn">{needed}</StatusDot>{' '}
      <Allowed right="placements:write">
        <Link to={editPath(placement.id)}>Add to the placement</Link>
      </Allowed>
    </>
  );
}

/** Shows a placement: the person, the center and the dates. */
function Work({ placement }: { placement: Placement }) {
  const { data: before } = useRecord<Placement>('placements', placement.replacesId || undefined);
  const [next] = useList<Placement>('placements', { replacesId: placement.id, page: 1, size: 1 }).rows;
  const named = (kind: ComponentProps<typeof RecordLink>['kind'], recordId: string, name: string) =>
    name && (
      <RecordLink kind={kind} id={recordId}>
        {name}
      </RecordLink>
    );
  return (
    <Panel title="Work" dense>
      <Facts
        facts={[
          { label: 'Employee', value: named('employee', placement.employeeId, placement.employeeName) },
          { label: 'Company', value: named('company', placement.companyId, placement.companyName) },
          { label: 'Center', value: named('center', placement.centerId, placement.centerName) },
          { label: 'Vacancy', value: named('products.vacancy', placement.vacancyId, placement.vacancyTitle) },
          { label: 'Designation', value: placement.designation },
          { label: 'First day', value: formatDate(placement.startsOn) },
          { label: 'Last day', value: placement.endsOn && formatDate(placement.endsOn) },
          { label: 'Reason for the end', value: placement.endReason },
          { label: 'Replaces', value: before && <Link to={placementPath(before.id)}>{before.employeeName}</Link> },
          { label: 'Replaced by', value: next && <Link to={placementPath(next.id)}>{next.employeeName}</Link> },
          { label: 'Shift', value: placement.shift },
          { label: 'Weekly off', value: placement.weeklyOff },
        ]}
      />
    </Panel>
  );
}

/** The person's pay and billing. */
function Terms({ placement }: { placement: Placement }) {
  const { payPer, grossPaise, basicPaise, houseRentPaise, conveyancePaise } = placement;
  const facts = [
    { label: 'Gross', value: rateText(grossPaise, payPer) },
    { label: 'Basic', value: rateText(basicPaise, payPer) },
    { label: 'House rent', value: rateText(houseRentPaise, payPer) },
    { label: 'Conveyance', value: rateText(conveyancePaise, payPer) },
    { label: 'Billed', value: billText(placement) },
  ];
  return (
    <Panel title="Terms" dense>
      {facts.every(({ value }) => value === '') ? <Text>No pay or billing yet.</Text> : <Facts facts={facts} />}
    </Panel>
  );
}
