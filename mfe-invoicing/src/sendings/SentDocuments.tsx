import type { Sending } from 'shared/domain/money/sendings/sending';
import { RelatedRecords } from 'shared/ui';
import { sendings, sentColumns } from './resource';
import { sendingsPath } from './sendingsPath';

/** A document's mails: recipients, outcome, and when the link was opened. */
export function SentDocuments({ documentId, number }: { documentId: string; number: string }) {
  return (
    <RelatedRecords<Sending>
      title="Sent to the client"
      path="sendings"
      query={{ documentId, sort: '-id' }}
      columns={[
        {
          key: 'to',
          title: 'To',
          text: ({ to }) => to || 'By hand',
          to: () => `${sendingsPath}?${new URLSearchParams({ q: number }).toString()}`,
        },
        ...sentColumns,
      ]}
      rowTitle={sendings.title}
      none="Not sent yet."
    />
  );
}
