import { Alert, Button } from 'antd';
import { InView } from './InView';
import type { Outcome } from './useSubmission';

/** What came of saving, where it happened: an alert, a status, or the note that earlier input came back. */
export function FormResult({
  outcome,
  onDiscardDraft,
}: {
  outcome: Outcome;
  onDiscardDraft: (() => void) | undefined;
}) {
  if (outcome.kind === 'failed')
    return (
      <InView>
        <Alert type="error" showIcon role="alert" title={outcome.failure.title} description={outcome.failure.detail} />
      </InView>
    );
  if (outcome.kind === 'done' && outcome.text !== undefined)
    return (
      <InView>
        <Alert type="success" showIcon role="status" title={outcome.text} />
      </InView>
    );
  if (onDiscardDraft === undefined) return null;
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      title="What you typed earlier is back."
      action={
        <Button size="small" onClick={onDiscardDraft}>
          Discard
        </Button>
      }
    />
  );
}
