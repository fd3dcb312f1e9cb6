import { Reply } from 'lucide-react';
import type { WorkerAnswerInput, WorkerQuestion } from 'shared/domain/pay/workerLinks/workerQuestion';
import { api, refresh, useRecord, useUrlState } from 'shared/platform';
import { PageHeader, ResourceTable, Text, useHistoryDrawer } from 'shared/ui';
import { FormDialog } from '../../FormDialog';
import { WAGES_PAGE } from '../wages/pages';
import { WageTabs } from '../wages/WageTabs';
import { questions } from './resource';

/** Answers a question; the answer then appears on the employee's page. */
function AnswerDialog({ row, onClose }: { row: WorkerQuestion; onClose: () => void }) {
  return (
    <FormDialog<WorkerAnswerInput>
      title={questions.title(row)}
      head={<Text>{row.question}</Text>}
      fields={questions.fields}
      schema={questions.schema}
      initial={{ answer: row.answer }}
      submitLabel="Answer"
      failure="Failed to answer"
      done="Answered"
      onClose={onClose}
      onSubmit={async (input) => {
        await api.post(`worker-questions/${encodeURIComponent(row.id)}/answer`, input);
        await refresh('worker-questions', 'notifications');
      }}
    />
  );
}

/**
 * Employees' questions from their own pages, and the answers. The question being answered is in the address:
 * `?answer=<id>`.
 */
export default function QuestionsPage() {
  const [{ answer: id }, setUrl] = useUrlState({ answer: '' });
  const { data: row } = useRecord<WorkerQuestion>('worker-questions', id === '' ? undefined : id);
  const history = useHistoryDrawer(questions);
  return (
    <>
      <PageHeader
        title="Questions"
        purpose="What employees ask on their own page, and what they were answered."
        breadcrumbs={[{ label: 'Wage Management', to: WAGES_PAGE }, { label: 'Questions' }]}
      />
      <WageTabs />
      <ResourceTable
        resource={questions}
        actions={(question) => [
          {
            label: question.status === 'Open' ? 'Answer' : 'Change answer',
            right: 'worker-questions:write',
            icon: <Reply />,
            inline: true,
            onClick: () => setUrl({ answer: question.id }),
          },
          history.action,
        ]}
      />
      {row && id !== '' && <AnswerDialog key={id} row={row} onClose={() => setUrl({ answer: '' })} />}
      {history.drawer}
    </>
  );
}
