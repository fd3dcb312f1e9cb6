import { lazy, type ReactNode, Suspense } from 'react';
import type { IssuedLetterhead } from 'shared/domain/letterhead/letterhead';
import type { InvoiceView } from 'shared/domain/money/documents/invoice';
import { isBroughtIn } from 'shared/domain/money/documents/openingBalance';
import {
  Columns,
  formatDate,
  PageHeader,
  Panel,
  RecordLink,
  RecordPanels,
  SampleMark,
  Stack,
  StatusDot,
  Text,
  useHistoryDrawer,
} from 'shared/ui';
import { BillProofPanel } from '../../bills/BillProofPanel';
import { useBillProof } from '../../bills/useBillProof';
import { SentDocuments } from '../../sendings/SentDocuments';
import { useTried } from '../../useTried';
import { invoiceWords } from './columns';
import { historyFields } from './historyFields';
import { InvoiceActions } from './InvoiceActions';
import { InvoiceSheet } from './sheet/InvoiceSheet';
import { shownTones } from './shownTones';

/** Loaded with the month's steps, which the document itself doesn't need. */
const NextOfInvoice = lazy(() => import('./NextOfInvoice').then((loaded) => ({ default: loaded.NextOfInvoice })));

export interface InvoicePageFrameProps {
  invoice: InvoiceView;
  title: string;
  /** Its letterhead: the stored copy once issued. */
  letterhead: IssuedLetterhead;
  /** A draft with fields missing that issuing needs. By default false. */
  isIncomplete?: boolean;
  onEdit?: () => void;
  /** Completes the letterhead before a draft is issued; undefined when it stays incomplete. */
  askLetterhead?: () => Promise<IssuedLetterhead | undefined>;
  onPay?: () => void;
  /** Shown next to the invoice. */
  side: ReactNode;
  /** Drawers. */
  children: ReactNode;
}

/**
 * The common parts of drafts and issued invoices: header, actions with their results, the invoice itself, its history.
 */
export function InvoicePageFrame({
  invoice,
  letterhead,
  title,
  isIncomplete = false,
  onEdit,
  askLetterhead,
  onPay,
  side,
  children,
}: InvoicePageFrameProps) {
  const { notice, fail } = useTried();
  const history = useHistoryDrawer({ ...invoiceWords, fields: [], history: historyFields });
  const proof = useBillProof(invoice);
  const isOld = isBroughtIn(invoice);
  return (
    <>
      <PageHeader
        title={title}
        purpose={
          <>
            {invoice.isSample && <SampleMark />} <StatusDot tone={shownTones[invoice.shown]}>{invoice.shown}</StatusDot>
            {invoice.clientName && (
              <>
                {' · '}
                <RecordLink kind="company" id={invoice.companyId}>
                  {invoice.clientName}
                </RecordLink>
              </>
            )}
          </>
        }
        actions={
          <InvoiceActions
            invoice={invoice}
            isIncomplete={isIncomplete}
            onEdit={onEdit}
            askLetterhead={askLetterhead}
            onPay={onPay}
            onHistory={() => history.show(invoice)}
            onFailed={fail}
          />
        }
      />
      <Stack>
        <Suspense>
          <NextOfInvoice invoice={invoice} />
        </Suspense>
        {notice}
        <Columns split="side">
          {isOld ? (
            <Panel dense title="Brought in">
              <Text>
                Owed since {formatDate(invoice.date)}; the earlier books have the invoice, its tax and its notes.
              </Text>
            </Panel>
          ) : (
            <InvoiceSheet invoice={invoice} letterhead={letterhead} annex={proof.data?.annex} />
          )}
          <Stack>
            {side}
            {proof.data && <BillProofPanel invoice={invoice} proof={proof.data} onFailed={fail} />}
            {invoice.status !== 'draft' && !invoice.isSample && !isOld && (
              <SentDocuments documentId={invoice.id} number={invoice.invoiceNo} />
            )}
            <RecordPanels slot="record.invoice" record={invoice} />
          </Stack>
        </Columns>
      </Stack>
      {children}
      {history.drawer}
    </>
  );
}
