import { type Submission, type SubmissionInput, submissionInput } from 'shared/domain/people/submissions/submission';
import { notify, useSave } from 'shared/platform';
import { type Field, SchemaForm } from 'shared/ui';
import { candidatePicker, vacancyPicker } from '../../records/pickers';
import { SUBMISSIONS } from './resource';

const fields: Readonly<Record<'candidateId' | 'vacancyId', readonly Field<SubmissionInput>[]>> = {
  candidateId: [{ ...candidatePicker, name: 'candidateId', label: 'Candidate', required: true }],
  vacancyId: [{ ...vacancyPicker, name: 'vacancyId', label: 'Vacancy', required: true }],
};

/** Submits a candidate: for a given vacancy, or a given candidate for a chosen vacancy. */
export function PutForwardForm({
  of,
  onEnd,
}: {
  of: { candidateId: string } | { vacancyId: string };
  onEnd: () => void;
}) {
  const { save } = useSave<Submission, SubmissionInput>(SUBMISSIONS, ['candidates']);
  return (
    <SchemaForm<SubmissionInput>
      fields={'vacancyId' in of ? fields.candidateId : fields.vacancyId}
      schema={submissionInput}
      initial={{ ...of, stage: 'Submitted', reason: '' }}
      onSubmit={async (input) => {
        const { candidateName, vacancyTitle } = await save({ ...input, ...of });
        notify.success(`${candidateName || 'Candidate'} put forward for ${vacancyTitle || 'the vacancy'}`);
      }}
      onDone={onEnd}
      onCancel={onEnd}
      submitLabel="Put forward"
      submittingLabel="Putting forward…"
      failure="Failed to put forward"
      takesFocus
    />
  );
}
