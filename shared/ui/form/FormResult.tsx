import { Alert, Button } from 'antd';
import type { Outcome } from './useSubmission';

/** What came of saving, where it happened: an alert, a status, or the note that earlier input came back. */
export function FormResult({ outcome, onDiscardDraft }: { outcome: Outcome; onDiscardDraft: (() => void) | undefined }) {
  if (outcome.kind === 'failed') return <Alert type="error" showIcon role="alert" title={outcome.failure.title} description={outcome.failure.detail} />;
  if (outcome.kind === 'done' && outcome.text !== undefined) return <Alert type="success" showIcon role="status" title={outcome.text} />;
  if (onDiscardDraft === undefined) return null;
  return <Alert type="info" showIcon role="status" title="What you typed earlier is back." action={<Button size="small" onClick={onDiscardDraft}>Discard</Button>} />;
}
