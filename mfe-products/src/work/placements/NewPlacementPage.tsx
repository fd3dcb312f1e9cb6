import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Placement, PlacementInput } from 'shared/domain/work/placements/placement';
import { notify, useSave } from 'shared/platform';
import { LoadingState, PageHeader, Panel, ResponseState, resourceTexts, SchemaForm } from 'shared/ui';
import { NeededForWages } from './KnownPickers';
import { PLACEMENTS_PAGE, placementPath } from './paths';
import { moveFields, placements, termFields } from './resource';
import { SelectedPeople } from './SelectedPeople';
import { useStart } from './useStart';

const texts = resourceTexts(placements.name, placements.texts);

/**
 * `/dashboard/placements/new`: places a candidate or employee, or moves a placed person, with known fields prefilled,
 * and opens the placement.
 */
export default function NewPlacementPage() {
  const { start, person, moved, key, failed } = useStart();
  const { save } = useSave<Placement, Partial<PlacementInput>>(
    moved ? `${placements.path}/${moved.id}/move` : placements.path,
  );
  const [saved, setSaved] = useState<Placement>();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone && saved) void navigate(placementPath(saved.id));
  }, [isDone, saved, navigate]);
  const title = person === undefined ? 'New Placement' : `${moved ? 'Move' : 'Place'} ${person}`;
  return (
    <>
      <PageHeader
        title={title}
        purpose={
          moved
            ? 'The earlier placement ends on the day before; pay and billing stay as they are.'
            : 'Where the person works, from which day, and on what terms.'
        }
        breadcrumbs={[{ label: 'Placements', to: PLACEMENTS_PAGE }, { label: title }]}
      />
      <Panel>
        {failed && <ResponseState of={failed} failed="Failed to load the data for this placement" />}
        {!failed && !start && <LoadingState shape="form" count={8} />}
        {start && person === undefined && start.vacancyId && <SelectedPeople vacancyId={start.vacancyId} />}
        {start && !moved && person !== undefined && start.employeeId && (
          <NeededForWages employeeId={start.employeeId} />
        )}
        {start && (
          <SchemaForm<PlacementInput>
            key={key}
            fields={moved ? moveFields : person === undefined ? placements.fields : termFields}
            schema={placements.schema}
            initial={{ ...placements.defaults, ...start }}
            onSubmit={async (input) => setSaved(await save(moved ? moveOf(input) : input))}
            onDone={() => {
              notify.success(texts.added);
              setDone(true);
            }}
            submitLabel={moved ? 'Move' : 'Place'}
            submittingLabel={moved ? 'Moving…' : 'Placing…'}
            failure={moved ? 'Failed to move' : 'Failed to place'}
            draftKey={`placements:${key || 'new'}`}
          />
        )}
      </Panel>
    </>
  );
}

const moveOf = ({ startsOn, centerId, designation, shift }: PlacementInput) => ({
  startsOn,
  centerId,
  designation,
  shift,
});
