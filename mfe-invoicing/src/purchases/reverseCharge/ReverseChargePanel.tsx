import { Button, Drawer } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { today } from 'shared/domain/dates/dates';
import type { LegalLimit } from 'shared/domain/law/limitOn';
import type { Purchase } from 'shared/domain/money/purchases/purchase';
import {
  isUnderReverseCharge,
  type ReverseChargeInput,
  type ReverseChargeKind,
  reverseChargeKinds,
  reverseChargeNames,
  reverseChargeRefusal,
  selfInvoiceHint,
} from 'shared/domain/money/purchases/reverseChargeDocument';
import { Allowed, confirmClose, useList } from 'shared/platform';
import { RelatedRecords, ResourceForm, Row } from 'shared/ui';
import { useDocumentLaw } from '../../law/useDocumentLaw';
import { useTried } from '../../useTried';
import { ReverseChargeActs } from './ReverseChargeActs';
import { type ReverseChargeRow, reverseChargeDocuments } from './resource';

const { path, columns, listed = [], title } = reverseChargeDocuments('invoice');

/** What a bill still lacks, in one line. */
function hintOf(bill: Purchase, limits: readonly LegalLimit[]): string {
  if (reverseChargeRefusal('invoice', bill) === '') return selfInvoiceHint(bill.date, today(), limits);
  return bill.paidOn === null
    ? 'No payment voucher yet. It can be issued once the day of the payment is entered.'
    : 'No payment voucher yet. A payment under reverse charge needs one.';
}

/** The self-invoice and payment voucher of a bill, each with the button that issues it; nothing for a bill that needs none. */
export function ReverseChargePanel({ bill }: { bill: Purchase }) {
  return isUnderReverseCharge(bill) ? <Documents bill={bill} /> : null;
}

function Documents({ bill }: { bill: Purchase }) {
  const { limit } = useDocumentLaw();
  const { rows } = useList<ReverseChargeRow>(path, { purchaseId: bill.id, fields: listed });
  const [open, setOpen] = useState<ReverseChargeKind>();
  const { notice, tried } = useTried();
  const counts = (kind: ReverseChargeKind) => rows.some((row) => row.kind === kind && row.cancelledAt === null);
  const missing = reverseChargeKinds.filter((kind) => reverseChargeRefusal(kind, bill) === '' && !counts(kind));
  const closeAsking = async () => {
    if (await confirmClose()) setOpen(undefined);
  };
  const initial = (kind: ReverseChargeKind): Partial<ReverseChargeInput> => ({
    kind,
    purchaseId: bill.id,
    description: bill.note,
    date: (kind === 'payment' && bill.paidOn) || today(),
  });
  return (
    <>
      {notice}
      <RelatedRecords<ReverseChargeRow>
        title="Reverse charge"
        path={path}
        query={{ purchaseId: bill.id, sort: '-date' }}
        listed={listed}
        rowTitle={title}
        none={hintOf(bill, limit)}
        columns={[
          ...columns,
          {
            key: 'computed:acts',
            title: 'Actions',
            width: 72,
            render: (row) => <ReverseChargeActs document={row} tried={tried} />,
          },
        ]}
        actions={
          <Allowed right={`${path}:write`}>
            <Row>
              {missing.map((kind) => (
                <Button key={kind} size="small" icon={<Plus />} onClick={() => setOpen(kind)}>
                  {reverseChargeNames[kind]}
                </Button>
              ))}
            </Row>
          </Allowed>
        }
      />
      <Drawer
        open={open !== undefined}
        size={520}
        title={open && `Issue ${reverseChargeNames[open].toLowerCase()}`}
        onClose={() => void closeAsking()}
        destroyOnHidden
      >
        {open !== undefined && (
          <ResourceForm<ReverseChargeRow, ReverseChargeInput>
            resource={reverseChargeDocuments(open)}
            initial={initial(open)}
            single
            result="notify"
            takesFocus
            onCancel={() => void closeAsking()}
            onSaved={() => setOpen(undefined)}
          />
        )}
      </Drawer>
    </>
  );
}
