import { useMemo } from 'react';
import type { Candidate } from 'shared/domain/people/candidates/candidate';
import type { Submission } from 'shared/domain/people/submissions/submission';
import { useList, useMay, useSave } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import type { InterviewsInput, InterviewsRecord } from '../../resourceTypes';
import { SUBMISSIONS } from '../submissions/resource';
import { interviewFields, interviews } from './resource';

const asked = interviewFields.filter(({ name }) => name !== 'outcome');

/** A person's open submissions, newest first; none if `id` is undefined. */
function useRunning(id: string | undefined): readonly Submission[] {
  const mayRead = useMay(`${SUBMISSIONS}:read`);
  const query = { candidateId: id, stage: 'Submitted,Interview', page: 1, size: 20 };
  return useList<Submission>(mayRead && id !== undefined ? SUBMISSIONS : undefined, query).rows;
}

/** Plans an interview for a given or chosen submission, and moves it to the stage Interview. */
export function PlanInterview({
  candidate: { id, name, position, product },
  submission,
  onEnd,
}: {
  candidate: Pick<Candidate, 'id' | 'name' | 'position' | 'product'>;
  /** The submission it is for. By default the form asks, if there are any. */
  submission?: Submission;
  onEnd: () => void;
}) {
  const { save } = useSave<InterviewsRecord, InterviewsInput>(interviews.path);
  const { save: move } = useSave<Submission, Pick<Submission, 'stage'>>(SUBMISSIONS, ['candidates']);
  const listed = useRunning(submission ? undefined : id);
  const running = submission ? [submission] : listed;
  const fields = useMemo((): readonly Field<InterviewsInput>[] => {
    if (submission || listed.length === 0) return asked;
    const options = listed.map(({ vacancyId, vacancyTitle }) => ({ value: vacancyId, label: vacancyTitle }));
    return [...asked, { name: 'vacancyId', label: 'For vacancy', kind: 'select', options }];
  }, [submission, listed]);
  const plan = async (input: InterviewsInput) => {
    await save(input);
    const moved = running.find((each) => each.vacancyId === input.vacancyId && each.stage === 'Submitted');
    if (moved) await move({ stage: 'Interview' }, moved.id);
  };
  const [first] = running;
  return (
    <SchemaForm<InterviewsInput>
      key={first?.id}
      fields={fields}
      schema={interviews.schema}
      initial={{ candidateId: id, candidateName: name, position, product, vacancyId: first?.vacancyId ?? '' }}
      onSubmit={plan}
      onDone={onEnd}
      onCancel={onEnd}
      submitLabel="Plan interview"
      submittingLabel="Planning…"
      failure="Failed to plan the interview"
      draftKey={`interviews:${id}`}
      takesFocus
    />
  );
}
