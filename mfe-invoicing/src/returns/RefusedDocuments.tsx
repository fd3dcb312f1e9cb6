import { Link } from 'react-router-dom';
import type { RefusedDocument } from 'shared/domain/money/returns/gstReturnAnswers';
import { formatCount, formatDate, Panel, Stack, Text } from 'shared/ui';
import { documentPath } from './documentPath';

const documents = { one: 'document', many: 'documents' };

/** The portal's problems by document. */
export function RefusedDocuments({ refused, count }: { refused: readonly RefusedDocument[]; count: number }) {
  if (count === 0) return null;
  return (
    <Panel
      title={`The portal would refuse ${formatCount(count, documents)}`}
      purpose="An issued document can’t be changed: cancel it and issue it again, or correct it with a note."
    >
      <Stack gap={3}>
        {refused.map((document) => (
          <div key={document.id}>
            <Link to={documentPath(document)}>{document.number}</Link> {formatDate(document.date)},{' '}
            {document.clientName}
            {document.problems.map((problem) => (
              <Text key={problem} tone="bad">
                {problem}
              </Text>
            ))}
          </div>
        ))}
        {refused.length < count && <Text>These are the first {refused.length}.</Text>}
      </Stack>
    </Panel>
  );
}
