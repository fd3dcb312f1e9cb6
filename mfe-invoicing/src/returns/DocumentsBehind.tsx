import { Link } from 'react-router-dom';
import type { Gstr3bDocuments } from 'shared/domain/money/returns/gstr3bAnswers';
import { type Query, useGet } from 'shared/platform';
import { formatDate, formatMoney, ResponseState, Stack, Text } from 'shared/ui';
import { documentPath } from './documentPath';

/** The documents behind a figure of a return. */
export function DocumentsBehind({ of, query }: { of: 'gstr3b' | 'gstr9'; query: Query }) {
  const { data, ...response } = useGet<Gstr3bDocuments>(`invoices/gst-returns/${of}/documents`, query);
  if (!data) return <ResponseState of={response} failed="Failed to load the documents" skeleton="lines" count={3} />;
  return (
    <Stack gap={1}>
      {data.documents.map((document, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what is taken back of a document is beside it
        <Text key={index}>
          <Link to={documentPath(document)}>{document.number}</Link> {formatDate(document.date)}, {document.clientName}:{' '}
          {formatMoney(document.taxablePaise)}, tax{' '}
          {formatMoney(document.igstPaise + document.cgstPaise + document.sgstPaise)}
        </Text>
      ))}
      {data.isCut && <Text>These are the first {data.documents.length}.</Text>}
    </Stack>
  );
}
