import { Allowed, useList, useSave } from 'shared/platform';
import {
  type Column,
  DataTable,
  type Field,
  formatInstant,
  Panel,
  ResponseState,
  SchemaForm,
  Stack,
  Text,
} from 'shared/ui';
import { notes } from '../../resources';
import type { NotesInput, NotesRecord } from '../../resourceTypes';

const PATH = 'm/mfe-products/notes';
/** The maximum number shown, newest first. */
const SHOWN = 50;

const fields: readonly Field<NotesInput>[] = [
  { name: 'text', label: 'Note', kind: 'textarea', rows: 2, span: 2, required: true, maxLength: 2000 },
  { name: 'kind', label: 'Kind', kind: 'select', options: ['Note', 'Call'], clearable: false },
];

const columns: readonly Column<NotesRecord>[] = [
  { key: 'createdAt', title: 'When', text: ({ createdAt }) => formatInstant(createdAt) },
  { key: 'kind', title: 'Kind', priority: 2 },
  { key: 'text', title: 'Note', wraps: true },
];

/** A candidate's notes, newest first, and the field for the next one. */
export function CandidateNotes({ candidateId }: { candidateId: string }) {
  const { save } = useSave<NotesRecord, NotesInput>(PATH);
  return (
    <Allowed right={`${PATH}:read`}>
      <Panel title="Notes and calls" dense>
        <Stack>
          <Allowed right={`${PATH}:write`}>
            <SchemaForm<NotesInput>
              fields={fields}
              schema={notes}
              initial={{ candidateId, kind: 'Note' }}
              onSubmit={(input) => save({ ...input, candidateId })}
              clears
              submitLabel="Add note"
              submittingLabel="Adding…"
              failure="Failed to add the note"
              draftKey={`notes:${candidateId}`}
            />
          </Allowed>
          <Said candidateId={candidateId} />
        </Stack>
      </Panel>
    </Allowed>
  );
}

function Said({ candidateId }: { candidateId: string }) {
  const { rows, ...response } = useList<NotesRecord>(PATH, { candidateId, page: 1, size: SHOWN });
  if (response.state === 'failed') return <ResponseState of={response} failed="Failed to load the notes" />;
  if (response.state === 'ready' && rows.length === 0) return <Text>No notes yet.</Text>;
  return (
    <DataTable
      label="Notes and calls"
      columns={columns}
      rows={rows}
      rowTitle={({ text }) => text}
      skeletonRows={response.state === 'loading' ? 2 : undefined}
    />
  );
}
