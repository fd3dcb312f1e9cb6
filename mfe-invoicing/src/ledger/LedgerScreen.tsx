import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Allowed, type StoredRecord } from 'shared/platform';
import {
  PageHeader,
  Panel,
  type ResourceDefinition,
  ResourceForm,
  ResourceTable,
  Stack,
  useRecordActions,
  useResourceList,
} from 'shared/ui';
import { type LedgerSum, LedgerTotals } from './LedgerTotals';

export interface LedgerScreenProps<T extends StoredRecord, I extends object> {
  /** Builds the ledger's definition; a function, because a new entry defaults to today's date. */
  define: () => ResourceDefinition<T, I>;
  title: string;
  purpose: string;
  /** The totals above the entries. */
  sums: readonly LedgerSum[];
}

/** A ledger: a form that stays open for the next entry, the totals, and the entries. */
export function LedgerScreen<T extends StoredRecord, I extends object>({
  define,
  title,
  purpose,
  sums,
}: LedgerScreenProps<T, I>) {
  const [ledger] = useState(define);
  const { actions, drawers } = useRecordActions(ledger);
  const { selection, isNarrowed } = useResourceList(ledger);
  return (
    <>
      <PageHeader
        title={title}
        purpose={purpose}
        actions={
          <Allowed right="trial-balance:read">
            <Link to="/dashboard/account/trial-balance">Trial balance</Link>
          </Allowed>
        }
      />
      <Stack>
        <Allowed right={`${ledger.path}:write`}>
          <Panel title={`New ${ledger.name.one}`}>
            <ResourceForm resource={ledger} />
          </Panel>
        </Allowed>
        <LedgerTotals path={ledger.path} selection={selection} isNarrowed={isNarrowed} sums={sums} />
        <ResourceTable resource={ledger} actions={actions} />
      </Stack>
      {drawers}
    </>
  );
}
