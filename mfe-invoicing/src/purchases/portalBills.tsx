import { Check, Clock, X } from 'lucide-react';
import type { BillKind } from 'shared/domain/money/purchases/gstr2b';
import type { Column } from 'shared/ui';
import { stateColumn } from '../matching/MatchPanel';

/** A document of the portal beside ours, as far as the tables of GSTR-2B and the IMS share it. */
export interface PortalBillRow {
  id: string;
  state: string;
  kind: BillKind;
  /** Ours; empty if only the portal has it. */
  purchaseId: string;
  supplierName: string;
  supplierGstin: string;
  number: string;
  date: string;
  taxablePaise: number;
  taxPaise: number;
}

/** What a document is, and how it compares with ours. */
export const portalBillColumns: readonly Column<PortalBillRow>[] = [
  {
    key: 'number',
    title: 'Number',
    kind: 'code',
    to: ({ purchaseId }) => (purchaseId === '' ? undefined : `/dashboard/invoicing/purchases/${purchaseId}`),
  },
  { key: 'kind', title: 'Kind', priority: 3 },
  { key: 'supplierName', title: 'Supplier', text: ({ supplierName, supplierGstin }) => supplierName || supplierGstin },
  { key: 'date', title: 'Date', kind: 'date', priority: 2 },
  { key: 'taxablePaise', title: 'Value', kind: 'money', priority: 2 },
  { key: 'taxPaise', title: 'GST', kind: 'money' },
  stateColumn,
];

/** What can be decided about a document of the portal. */
export const portalDecisions = [
  { decision: 'Accepted', label: 'Accept', icon: <Check /> },
  { decision: 'Rejected', label: 'Reject', icon: <X /> },
  { decision: 'Pending', label: 'Keep pending', icon: <Clock /> },
] as const;
