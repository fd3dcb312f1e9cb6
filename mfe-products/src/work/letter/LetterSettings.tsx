import { Button } from 'antd';
import { History } from 'lucide-react';
import { type LetterTemplate, type LetterTemplateInput, placeholders } from 'shared/domain/papers/letterTemplate';
import { useList } from 'shared/platform';
import {
  describeFailure,
  FailedState,
  LoadingState,
  ResourceForm,
  Row,
  Stack,
  Text,
  useHistoryDrawer,
} from 'shared/ui';
import { LetterPreview } from './LetterPreview';
import { letterTemplate } from './resource';

/** The appointment letter's texts, in the owner's settings, with a preview. */
export default function LetterSettings() {
  const { rows, state, error, reload } = useList<LetterTemplate>(letterTemplate.path);
  const history = useHistoryDrawer(letterTemplate);
  const [record] = rows;
  if (!record)
    return state === 'failed' ? (
      <FailedState {...describeFailure('Failed to load the letter', error)} onRetry={reload} />
    ) : (
      <LoadingState shape="form" />
    );
  return (
    <Stack>
      <Row justify="space-between" align="start" wraps={false}>
        <Text>
          Placeholders: {placeholders.map((name) => `{${name}}`).join(', ')}. A line whose placeholders are all empty is
          left out.
        </Text>
        <Button icon={<History />} onClick={() => history.show(record)}>
          History
        </Button>
      </Row>
      <ResourceForm<LetterTemplate, LetterTemplateInput> resource={letterTemplate} record={record}>
        <LetterPreview />
      </ResourceForm>
      {history.drawer}
    </Stack>
  );
}
