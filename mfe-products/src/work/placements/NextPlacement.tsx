import { useEffect, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { Placement } from 'shared/domain/work/placements/placement';
import { notify, useRecord, useSave } from 'shared/platform';
import { type Field, PageHeader, Panel, ResponseState, SchemaForm, type SchemaFormProps } from 'shared/ui';
import { PLACEMENTS_PAGE, placementPath } from './paths';

/** The effects of changing a placement from a day on. */
export interface Next<T extends object> {
  /** Relative to the placement's path. */
  step: string;
  title(placement: Placement): string;
  purpose(placement: Placement): string;
  fields: readonly Field<T>[];
  schema: SchemaFormProps<T>['schema'];
  initial?(placement: Placement): Partial<T>;
  done: string;
  texts: Pick<SchemaFormProps<T>, 'submitLabel' | 'submittingLabel' | 'failure'>;
}

/** A form for what follows a placement; saves it and opens it. */
export function NextPlacement<T extends object>({ of }: { of: Next<T> }) {
  const { id = '' } = useParams();
  const { data: placement, ...response } = useRecord<Placement>('placements', id);
  const { save } = useSave<Placement, T>(`placements/${id}/${of.step}`, ['placements']);
  const [saved, setSaved] = useState<Placement>();
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone && saved) void navigate(placementPath(saved.id));
  }, [isDone, saved, navigate]);
  const title = placement ? of.title(placement) : 'Placement';
  return (
    <>
      <PageHeader
        title={title}
        purpose={placement && of.purpose(placement)}
        breadcrumbs={[{ label: 'Placements', to: PLACEMENTS_PAGE }, { label: title }]}
      />
      <Panel>
        {placement && (
          <SchemaForm<T>
            key={id}
            fields={of.fields}
            schema={of.schema}
            initial={of.initial?.(placement) ?? {}}
            onSubmit={async (input) => setSaved(await save(input))}
            onDone={() => {
              notify.success(of.done);
              setDone(true);
            }}
            {...of.texts}
            draftKey={`placements:${of.step}:${id}`}
          />
        )}
        <ResponseState of={response} failed="Failed to load this placement" skeleton="form" count={3} />
      </Panel>
    </>
  );
}
